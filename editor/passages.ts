import { Refusal } from './refusal.ts';

/** A heading, a paragraph or an entry of a list in a Markdown text, and where its words are. */
interface Passage {
  value: string;
  from: number;
  to: number;
  indent: string;
}

/** The passages of the body of a legal document or an article. */
export function passagesOf(body: string): Passage[] {
  const passages: Passage[] = [];
  const pattern = /^(?:#{2,3} (.+?)(?: \{#[^}]*\})?$|(- |)((?!#|- ).+(?:\n(?!#|- |\s*$).+)*))/gm;
  for (const { 0: whole, 1: heading, 2: hyphen = '', 3: text = '', index } of body.matchAll(
    pattern,
  )) {
    const words = heading ?? text;
    const from = index + (heading === undefined ? hyphen.length : whole.indexOf(heading));
    const indent = ' '.repeat(hyphen.length);
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
