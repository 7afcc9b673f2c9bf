import { Refusal } from './refusal.ts';

/** A heading, a paragraph or an entry of a list in a Markdown text, and where its words are. */
interface Passage {
  value: string;
  from: number;
  to: number;
  indent: string;
}

/** The passages of the body of a legal document, an article or a guide. A table is one of them. */
export function passagesOf(body: string): Passage[] {
  const passages: Passage[] = [];
  const pattern =
    /^(?:#{2,3} (.+?)(?: \{#[^}]*\})?$|(- |\d+\. |)((?!#|- |\d+\. ).+(?:\n(?!#|- |\d+\. |\s*$).+)*))/gm;
  for (const { 0: whole, 1: heading, 2: mark = '', 3: text = '', index } of body.matchAll(
    pattern,
  )) {
    const words = heading ?? text;
    const from = index + (heading === undefined ? mark.length : whole.indexOf(heading));
    const indent = ' '.repeat(mark.length);
    const value = words.replaceAll(`\n${indent}`, '\n');
    passages.push({ value, from, to: from + words.length, indent });
  }
  return passages;
}

/** The text with other words in one passage. */
export function withPassage(body: string, index: number, value: string): string {
  const passages = passagesOf(body);
  const { from, to, indent } = passages[index] ?? { from: 0, to: 0, indent: '' };
  const words = value.trim().replaceAll('\n', `\n${indent}`);
  const result = body.slice(0, from) + words + body.slice(to);
  const after = passagesOf(result).map((one) => one.value);
  if (
    after.join('\0') !==
    passages
      .map((one) => one.value)
      .with(index, value.trim())
      .join('\0')
  )
    throw new Refusal(
      'A passage cannot be empty, have empty lines, or begin like a heading or a list.',
    );
  return result;
}

/**
 * The text without what leads to a page or to one below it: a link leaves its words, and a call of the API
 * nothing.
 */
export function withoutLinksTo(page: string, text: string): string {
  const link = new RegExp(`\\[([^\\]]*)\\]\\(${page}(?:[/#][^)]*)?\\)`, 'g');
  const unlinked = text.replaceAll(link, '$1');
  return page === '/api' ? unlinked.replaceAll(/^```api\n.*\n```\n*/gm, '') : unlinked;
}
