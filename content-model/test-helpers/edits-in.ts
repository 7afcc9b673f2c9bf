/**
 * Edits of content files, two lines each. The first is in the form of sed: the file, the first place to
 * change, and what to write there. Then come what follows it, and the second line.
 */
export function editsIn(text: string) {
  return Array.from(
    text.matchAll(/^(\S+): s(.)(.+)\2(.*)\2 ?(.*)\n {2}(.+)$/gm),
    ([, file = '', , from = '', to = '', where = '', says = '']) => ({
      file,
      from: new RegExp(from, 'm'),
      to: to.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
      where,
      says,
    }),
  );
}
