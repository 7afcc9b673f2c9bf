import { splitMarkdown } from '@website/content-model/lib/markdown/front-matter.ts';

/**
 * The YAML of a content file, with what is before and after it: all of it, or the front matter of a Markdown
 * file, whose Markdown is the body.
 */
export function frontOf(file: string, text: string) {
  if (!file.endsWith('.md')) return { before: '', head: text, after: '', body: '' };
  const { opening, frontMatter, closing, body } = splitMarkdown(text) ?? {
    ...{ opening: '', frontMatter: '', closing: '', body: text },
  };
  return { before: opening, head: frontMatter, after: closing + body, body };
}
