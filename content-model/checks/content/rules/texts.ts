import type { Content } from '../../../collections.ts';
import { fontCharacters } from '../../../lib/text/font-characters.ts';
import { isInMarkdown, placesIn } from '../parts-of.ts';
import { type ContentPlace, type ContentProblem, shown } from '../problem.ts';

/** A character that the fonts lack. They have no rupee sign either, but every system does. */
const missingCharacter = (() => {
  const available = [...Object.values(fontCharacters).join(''), '₹'];
  const codes = available.map((letter) => letter.codePointAt(0)?.toString(16));
  return new RegExp(`[^${codes.map((code) => `\\u{${code}}`).join('')}]`, 'u');
})();

/** The API's URL and the SDK install commands are code with {domain} in braces. */
const isCode = (key: string | number | undefined) => key === 'url' || key === 'install';

/** Every text of the content, with its place. */
export function* allTexts(
  content: Partial<Content>,
): Generator<{ at: ContentPlace; text: string }> {
  // Labels have their placeholders in braces.
  for (const { at, value } of placesIn(content, ['labels'])) {
    if (typeof value === 'string' && !isCode(at.at(-1))) yield { at, text: value };
  }
}

/** An invisible character, or the replacement character for a lost one. */
function oddCharacter(letter: string): Omit<ContentProblem, 'at'> | undefined {
  if (letter === '\uFFFD') {
    return {
      found: 'a letter that was lost when the file was saved',
      expected: 'must be typed again: save the file with the encoding UTF-8',
    };
  }
  if (!/[\p{C}\p{Z}\p{M}]/u.test(letter)) return undefined;
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return {
    found: `an invisible character (U+${code})`,
    expected: 'must be removed: delete the words around it, and type them again',
  };
}

/** Words that are left over from a draft. */
const draftWords = /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b/i;

/** Signs of Markdown and HTML, which a page would show as they are. */
const markup = /\*\*|__|`|\]\(|^#+ |&(?:[a-z]+|#\d+);|(?:^|\s)_[^_]+_(?=\s|$)/;

/**
 * What is wrong with a text, if anything. Only a heading may have *asterisks*, and only a part of a
 * sentence may end with a comma.
 */
export function findTextProblem(
  text: string,
  kind: 'text' | 'heading' | 'part' = 'heading',
): Omit<ContentProblem, 'at'> | undefined {
  const lacking = missingCharacter.exec(text)?.[0];
  if (lacking !== undefined) {
    const { found, expected } = oddCharacter(lacking) ?? {
      found: `"${lacking}"`,
      expected: 'must be left out or replaced: the fonts of the site do not have it',
    };
    return { found: `${found} in ${shown(text)}`, expected };
  }
  const sign = markup.exec(text)?.[0] ?? (kind === 'text' ? /\*/.exec(text)?.[0] : undefined);
  if (sign !== undefined) {
    return {
      found: `"${sign.trim()}" in ${shown(text)}`,
      expected: 'must be left out: the page would show this sign as it is',
    };
  }
  if (kind !== 'part' && text.endsWith(',')) {
    return { found: shown(text), expected: 'must not end with a comma: the page would show it' };
  }
  if (kind !== 'part' && /^[“„][^“”]*[”“]$/.test(text)) {
    return {
      found: shown(text),
      expected: 'must have straight quotation marks (") or none: the page would show these',
    };
  }
  const leftover = (draftWords.exec(text) ?? /[{}]/.exec(text))?.[0];
  if (leftover !== undefined) {
    return {
      found: `"${leftover}" in ${shown(text)}`,
      expected: 'must be replaced: it is left over from a draft',
    };
  }
  return undefined;
}

/** The site's fonts have every character of every text, and no text is a leftover placeholder. */
export function* checkTexts(content: Partial<Content>): Generator<ContentProblem> {
  for (const { at, text } of allTexts(content)) {
    // No page shows the addresses of an earlier site.
    if (at[0] === 'redirects') continue;
    // The sentences of a Markdown file are in parts: words, links, names.
    const kind = isInMarkdown(at) ? 'part' : at.at(-1) === 'heading' ? 'heading' : 'text';
    const problem = findTextProblem(text, kind);
    if (problem) yield { at, ...problem };
  }
}
