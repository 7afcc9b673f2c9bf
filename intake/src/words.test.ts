import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAnswerPage } from './http/answer-page.ts';
import { readWords } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'intake-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const page = join(folder, 'answer.html');

test('the service speaks with the words that the build has written beside its page', () => {
  const { locale: _, ...builtWords } = { ...readWords('de'), language: 'de-AT' };
  writeFileSync(join(folder, 'words.json'), JSON.stringify(builtWords));
  writeFileSync(page, '<title>{heading}</title><main><h1>{heading}</h1>{lines}</main>');

  const words = readWords('en', page);

  expect(words).toMatchObject({ language: 'de-AT', locale: 'de-AT' });
  const answer = createAnswerPage(
    page,
    words,
  )({ heading: words.intake.leave.done, lines: ['1 < 2'] });
  expect(answer).toBe(
    '<title>Sie stehen nicht mehr auf der Liste</title><main><h1>Sie stehen nicht mehr auf der Liste</h1><p>1 &lt; 2</p></main>',
  );
});

test('without a page, a language with a country has the words of the language', () => {
  expect(readWords('de-AT').forms).toEqual(readWords('de').forms);
  expect(() => readWords('xx')).toThrow('there is no file languages/xx.json');
});
