/** The YAML of a content file, with what is before and after it: all of it, or the head of a Markdown file. */
export function frontOf(file: string, text: string) {
  if (!file.endsWith('.md')) return { before: '', head: text, after: '' };
  const [, before = '', head = ''] = /^(---\n)([\s\S]*?\n)(?=---)/.exec(text) ?? [];
  return { before, head, after: text.slice(before.length + head.length) };
}
