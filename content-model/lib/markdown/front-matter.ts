/** A Markdown file in parts, which together are the file again. */
export interface MarkdownFile {
  /** The first `---`. */
  opening: string;
  /** The fields, in YAML. They begin on the second line of the file. */
  frontMatter: string;
  /** The second `---`. */
  closing: string;
  /** The Markdown below. */
  body: string;
}

/** Splits a Markdown file into its front matter and its body. Undefined without front matter. */
export function splitMarkdown(source: string): MarkdownFile | undefined {
  const parts = /^(---[ \t]*\n)((?:.*\n)*?)(---[ \t]*(?:\n|$))/.exec(source);
  if (!parts) return undefined;
  const [whole, opening = '', frontMatter = '', closing = ''] = parts;
  return { opening, frontMatter, closing, body: source.slice(whole.length) };
}
