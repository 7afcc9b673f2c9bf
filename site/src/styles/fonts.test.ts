import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fontCharacters } from '@website/content-model/lib/text/font-characters.ts';
import { expect, test } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rules = '']) => rules);

/** The characters of the faces of a family in a style. */
function findCharacters(family: string, style: 'normal' | 'italic'): string[] {
  const ranges = faces
    .filter(
      (rules) =>
        rules.includes(`font-family: "${family}"`) &&
        rules.includes('font-style: italic') === (style === 'italic'),
    )
    .flatMap((rules) => [...rules.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]);
  return ranges.flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
  });
}

test.each([
  ['Instrument Sans', 'normal'],
  ['Instrument Serif', 'normal'],
  ['Instrument Serif', 'italic'],
] as const)('%s %s has each character that content may have', (family, style) => {
  const expected = new Set(Object.values(fontCharacters).join(''));

  expect(findCharacters(family, style).toSorted()).toEqual([...expected].toSorted());
});
