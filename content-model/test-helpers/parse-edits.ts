/**
 * Parses edits of content files, of two lines each. The first line is a command as in sed (the file, a pattern and its
 * replacement), and if need be where the problem is reported instead. The second line has the words of the problem.
 */
export function parseEdits(text: string) {
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
