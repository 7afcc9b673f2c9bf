import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLegalMarkdown } from '../lib/legal/markdown.ts';
import { emphasisRuns } from '../lib/text/emphasis.ts';

const folder = import.meta.dirname;
const css = readFileSync(join(folder, '../styles/fonts.css'), 'utf8');

/** The characters that the faces of a family in one style are loaded for. */
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

const outside = (face: Set<string>, text: string) => [...text].filter((char) => !face.has(char));

/** Only the whole word "analyses" and words like "optimist" are spelled so on both sides. */
const unwelcome =
  /colour|optimis(?![mt])|organis(?!m)|behaviour|centre|licence|analyse(?!s\b)|catalogue|lorem|[!{}']/gi;

/** Every text in a file, wherever it stands. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // The address of the API's server is code: braces belong to it.
    if (key !== 'url') yield* textsIn(part);
  }
}

const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|md)$/.test(file))
  .flatMap((file) => {
    // What stands in braces in a document is filled in, and is no part of its words.
    const read = file.endsWith('.md') ? readLegalMarkdown : (text: string): unknown => parse(text);
    const content = read(readFileSync(join(folder, file), 'utf8'));
    return Array.from(textsIn(content), (text) => ({ file, text }));
  });

const rules: {
  rule: string;
  faults: (text: string) => string[];
  bad: [text: string, fault: string][];
}[] = [
  {
    rule: 'no visitor sees a letter of a text in another typeface',
    faults: (text) => outside(sans, text),
    bad: [
      ['The Greek Ωmega', 'Ω'],
      ['An arrow → here', '→'],
      ['A smile 🙂', '🙂'],
      ['Two\nlines', '\n'],
      ['No ½ measures', '½'],
    ],
  },
  {
    rule: 'no visitor sees a letter of a heading in another typeface',
    faults: (text) => outside(serif, text),
    bad: [['Ωmega', 'Ω']],
  },
  {
    rule: 'words between asterisks have only letters that the italic face has',
    faults: (text) =>
      emphasisRuns(text)
        .filter((run) => run.emphasized)
        .flatMap((run) => outside(italic, run.text)),
    bad: [
      ['It *gets right.*', '.'],
      ['*Émile* says so', 'É'],
      ['by *95%*', '9'],
      ['one *without its pair, and on', ','],
    ],
  },
  {
    rule: 'texts are in American English, calm, and without leftovers',
    faults: (text) => text.match(unwelcome) ?? [],
    bad: [
      ['A matter of Colour', 'Colour'],
      ['We optimise it', 'optimis'],
      ['An organisation', 'organis'],
      ['Good behaviour', 'behaviour'],
      ['A centre', 'centre'],
      ['The licence', 'licence'],
      ['We analyse it', 'analyse'],
      ['The catalogue', 'catalogue'],
      ['Buy now!', '!'],
      ["Nobody's fault", "'"],
      ['Lorem ipsum', 'Lorem'],
      ['Write to {email', '{'],
      ['or email}', '}'],
    ],
  },
];

test('every content file is read, those in folders too', () => {
  const files = new Set(texts.map(({ file }) => file));

  expect(files).toContain('site.yaml');
  expect(files).toContain('testimonials.yaml');
  expect(files).toContain('services/idea-to-mvp.yaml');
  expect(files).toContain('privacy.md');
  expect(texts).toContainEqual({ file: 'terms.md', text: 'Limits of liability' });
});

describe.each(rules)('$rule', ({ faults, bad }) => {
  test('in all content files', () => {
    const found = texts.flatMap(({ file, text }) =>
      faults(text).map((fault) => `${file}: "${fault}" in "${text}"`),
    );

    expect(found).toEqual([]);
  });

  test.each(bad)('%j would be noticed', (text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test('ordinary words pass', () => {
    const text = 'An optimist’s §2 — “organisms” at Łódź, *twenty-one* analyses: 95% · 4.9/5';

    expect(faults(text)).toEqual([]);
  });
});
