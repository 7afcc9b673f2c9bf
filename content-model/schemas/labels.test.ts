import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { labelsSchema, languageSchema } from './labels.ts';

const folder = resolve(import.meta.dirname, '../../languages');

test.each(globSync('*.json', { cwd: folder }))('%s has every label of the interface', (file) => {
  const labels = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

  const { error } = languageSchema.safeParse(labels);

  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toBeUndefined();
});

const listLabels = (file: string) => {
  const labels: string[] = [];
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'), (_, value) => {
    if (typeof value === 'string') labels.push(value);
    return value;
  });
  return labels;
};

/** The same in both languages. */
const shared = `Venus Mars Jupiter Saturn Uranus Demo Newsletter Name System Team optional Optional
  Marketing Details Cookies Budget`.split(/\s+/);

test('no German label is still in English', () => {
  const english = listLabels('en.json').filter((label) =>
    /\p{L}/u.test(label.replaceAll(/\{\w+\}|, in /g, '')),
  );

  const untranslated = listLabels('de.json').filter(
    (label) => english.includes(label) && !shared.includes(label),
  );

  expect(untranslated).toEqual([]);
});

test('a label for numbers may have the plural forms of any language', () => {
  const weeks = { one: '{count} tydzień', few: '{count} tygodnie', other: '{count} tygodni' };
  const problems = (service: object) =>
    labelsSchema.safeParse({ service }).error?.issues.map(({ path }) => path.join('.'));

  expect(problems({ weeks })).toBeUndefined();
  expect(problems({ weeks: { ...weeks, few: 'tygodnie' } })).toEqual(['service.weeks.few']);
  expect(problems({ weeks: { ...weeks, some: '{count} tygodni' } })).toEqual(['service.weeks']);
  expect(problems({ weeksRange: { few: '{least}-{most}' } })).toEqual(['service.weeksRange']);
});

test.each(['<!--<script>', '</script><script>', 'a > b'])('a label has no markup: %s', (text) => {
  expect(labelsSchema.safeParse({ shell: { menu: 'Menu' } }).success).toBe(true);
  expect(labelsSchema.safeParse({ shell: { menu: text } }).error?.issues).toEqual([
    expect.objectContaining({ message: 'must be plain text, without < or >' }),
  ]);
});
