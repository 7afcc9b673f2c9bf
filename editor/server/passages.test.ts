import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { expect, test } from 'vitest';
import { passagesOf, withoutLinksTo, withPassage } from './passages.ts';
import { frontOf } from './source-text.ts';

const other = resolve(import.meta.dirname, '../../site/e2e/companies/fennwick');
const bodies = [sampleFolder, other]
  .flatMap((folder) => listContentFiles(resolve(folder, 'content')))
  .filter((path) => path.endsWith('.md'))
  .map((path) => frontOf(path, readFileSync(path, 'utf8')).body);

test('every word of a legal text is in a passage, and can be changed alone', () => {
  let cases = 0;
  for (const body of bodies) {
    const passages = passagesOf(body);
    const rest = passages.reduceRight(
      (all, { from, to }) => all.slice(0, from) + all.slice(to),
      body,
    );
    expect(rest.replaceAll(/\{#[^}]*\}/g, '')).not.toMatch(/\p{L}/u);
    for (const [index, { value, from, to }] of passages.entries()) {
      cases++;
      expect(withPassage(body, index, value)).toBe(body);
      const isHeading = body.slice(0, from).endsWith('# ');
      const words = isHeading ? 'Other words' : 'Other: words.\nAnd a second sentence.';
      const changed = withPassage(body, index, words);
      expect(changed.startsWith(body.slice(0, from))).toBe(true);
      expect(changed.endsWith(body.slice(to))).toBe(true);
    }
  }
  expect(cases).toBeGreaterThan(200);
});

test.each(['', ' ', '# A heading', '- an entry', 'two\n\nparagraphs'])(
  '"%s" would not stay one passage, and is refused',
  (value) => {
    expect(() => withPassage('## A {#a}\n\nText.\n', 1, value)).toThrow('A passage cannot');
  },
);

test('without a page, the links to it and to those below it leave their words', () => {
  const text = 'See [all](/docs), [one](/docs/first-call), [three](/docs#guides) or [us](/docsy).';
  expect(withoutLinksTo('/docs', text)).toBe('See all, one, three or [us](/docsy).');
});

test('without the API, a guide shows no call of it', () => {
  const text = 'See [all](/api):\n\n```api\nGET /api/v1/models\n```\n\nThen go on.\n';
  expect(withoutLinksTo('/api', text)).toBe('See all:\n\nThen go on.\n');
  expect(withoutLinksTo('/docs', text)).toBe(text);
});
