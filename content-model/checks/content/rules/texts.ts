import type { Content } from '../../../collections.ts';
import { hasBlank } from '../../../lib/text/blanks.ts';
import { fontCharacters } from '../../../lib/text/font-characters.ts';
import { type ContentPath, type ContentProblem, formatValue } from '../problem.ts';
import { isInMarkdown, listContentValues } from '../walk-content.ts';

/** A character that the fonts lack. The rupee sign is allowed, because every system has a font with it. */
const missingCharacter = (() => {
  const available = [...Object.values(fontCharacters).join(''), '₹'];
  const codes = available.map((letter) => letter.codePointAt(0)?.toString(16));
  return new RegExp(`[^${codes.map((code) => `\\u{${code}}`).join('')}]`, 'u');
})();

/** The API's URL, its calls and the SDK install commands are code, which may have names in braces. */
const isCode = (key: string | number | undefined) => /^(?:url|apiCall|install)$/.test(`${key}`);

/** Every text of the content, with its path. */
export function* listContentTexts(
  content: Partial<Content>,
): Generator<{ path: ContentPath; text: string }> {
  // The braces in labels are placeholders of their own, so labels are not checked as texts.
  for (const { path, value } of listContentValues(content, ['labels'])) {
    if (typeof value === 'string' && !isCode(path.at(-1))) yield { path, text: value };
  }
}

/** Describes an invisible character, or the replacement character for a lost one. */
function describeInvisibleCharacter(letter: string): Omit<ContentProblem, 'at'> | undefined {
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

/** Markdown and HTML in a plain text. */
const markup = /\*\*|__|`|\]\(|^#+ |&(?:[a-z]+|#\d+);|(?:^|\s)_[^_]+_(?=\s|$)/;

/**
 * The problem of a text, if it has one. Only a heading may have *asterisks*, and only a fragment of a sentence may
 * end with a comma.
 */
export function findTextProblem(
  text: string,
  kind: 'text' | 'heading' | 'fragment' = 'heading',
): Omit<ContentProblem, 'at'> | undefined {
  // What is around a blank is checked once it is filled in.
  if (hasBlank(text)) return undefined;
  const missing = missingCharacter.exec(text)?.[0];
  if (missing !== undefined) {
    const { found, expected } = describeInvisibleCharacter(missing) ?? {
      found: `"${missing}"`,
      expected: 'must be left out or replaced: the fonts of the site do not have it',
    };
    return { found: `${found} in ${formatValue(text)}`, expected };
  }
  const sign = markup.exec(text)?.[0] ?? (kind === 'text' ? /\*/.exec(text)?.[0] : undefined);
  if (sign !== undefined) {
    return {
      found: `"${sign.trim()}" in ${formatValue(text)}`,
      expected: 'must be left out: the page would show this sign as it is',
    };
  }
  if (kind !== 'fragment' && text.endsWith(',')) {
    return {
      found: formatValue(text),
      expected: 'must not end with a comma: the page would show it',
    };
  }
  if (kind !== 'fragment' && /^[“„][^“”]*[”“]$/.test(text)) {
    return {
      found: formatValue(text),
      expected: 'must have straight quotation marks (") or none: the page would show these',
    };
  }
  const leftover = (draftWords.exec(text) ?? /[{}]/.exec(text))?.[0];
  if (leftover !== undefined) {
    return {
      found: `"${leftover}" in ${formatValue(text)}`,
      expected: 'must be replaced: it is left over from a draft',
    };
  }
  return undefined;
}

/** The fonts have every character of every text, and no text has markup or is left over from a draft. */
export function* checkTexts(content: Partial<Content>): Generator<ContentProblem> {
  for (const { path, text } of listContentTexts(content)) {
    // No page shows the addresses of an earlier site.
    if (path[0] === 'redirects') continue;
    // Markdown is parsed into fragments of sentences: words, links, names.
    const kind = isInMarkdown(path) ? 'fragment' : path.at(-1) === 'heading' ? 'heading' : 'text';
    const problem = findTextProblem(text, kind);
    if (problem) yield { at: path, ...problem };
  }
}
