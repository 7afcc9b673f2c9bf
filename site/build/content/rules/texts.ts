import { readFileSync } from 'node:fs';
import { type Content, collections } from '../../../src/collections.ts';
import { emphasisRuns } from '../../../src/lib/text/emphasis.ts';
import { type Path, shown } from '../problem.ts';
import type { Finding } from '../rules.ts';

const css = readFileSync(new URL('../../../src/styles/fonts.css', import.meta.url), 'utf8');

/** The characters that a font family provides in one style. */
function charactersOf(family: string, style: 'normal' | 'italic'): Set<string> {
  const faces = Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rules]) => rules ?? '');
  const ranges = faces
    .filter((rules) => rules.includes(`font-family: "${family}"`))
    .filter((rules) => rules.includes('font-style: italic') === (style === 'italic'))
    .flatMap((rules) => [...rules.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]);
  return new Set(
    ranges.flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
    }),
  );
}

const sans = charactersOf('Instrument Sans', 'normal');
const serif = charactersOf('Instrument Serif', 'normal');
const italic = charactersOf('Instrument Serif', 'italic');

/** All texts in a value, each with its path. */
function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // The API's URL and the SDK install commands are code with {domain} in braces.
    if (key !== 'url' && key !== 'install')
      yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Every text of the content, with its place. */
export function* allTexts(content: Content): Generator<{ at: Finding['at']; text: string }> {
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    for (const { path, text } of textsIn(content[name])) yield { at: [name, ...path], text };
  }
}

/** What is wrong with a text, if anything. */
export function faultOf(text: string): Omit<Finding, 'at'> | undefined {
  const lacking = [...text].find((letter) => !sans.has(letter) || !serif.has(letter));
  if (lacking !== undefined) {
    return {
      found: `"${lacking}" in ${shown(text)}`,
      expected: 'must be made of letters that the fonts have (see decision 0006)',
    };
  }
  const emphasized = emphasisRuns(text)
    .filter((run) => run.emphasized)
    .flatMap((run) => [...run.text])
    .find((letter) => !italic.has(letter));
  if (emphasized !== undefined) {
    return {
      found: `"${emphasized}" between asterisks in ${shown(text)}`,
      expected: 'must be only letters, hyphens and spaces between asterisks',
    };
  }
  const leftover = /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|[{}]/i.exec(text)?.[0];
  if (leftover !== undefined) {
    return {
      found: `"${leftover}" in ${shown(text)}`,
      expected: 'must be replaced: it is left over from a draft',
    };
  }
  return undefined;
}

/** The site's fonts have every character of every text, and no text is a leftover placeholder. */
export function* textRules(content: Content): Generator<Finding> {
  for (const { at, text } of allTexts(content)) {
    const fault = faultOf(text);
    if (fault) yield { at, ...fault };
  }
}
