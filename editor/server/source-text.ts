import { basename, extname } from 'node:path/posix';
import { decodeText } from '@website/content-model/checks/content/content-files.ts';
import { splitMarkdown } from '@website/content-model/lib/markdown/front-matter.ts';
import { Refusal } from './refusal.ts';

/** Whether a content file is one entry of its folder: a service, an article or a guide. */
export const isEntryFile = (file: string) => file.includes('/');

/** The name of an entry's file, without its ending. */
export const entryId = (file: string) => basename(file, extname(file));

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

/** A text in the bytes of a file that may have been written on Windows. */
export function encodeLike(source: Buffer, text: string): Buffer {
  const lines = source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return Buffer.from(source[0] === 0xef ? `\ufeff${lines}` : lines);
}

/** The text of a file that can be written back with the same bytes. */
export function decodeSource(file: string, bytes: Buffer): string {
  const text = decodeText(bytes);
  if (!encodeLike(bytes, text).equals(bytes))
    throw new Refusal(
      `${file} has an unusual encoding or mixed line ends. Open it in an editor, and save it as UTF-8.`,
    );
  return text;
}
