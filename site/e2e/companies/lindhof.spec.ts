/** A small company in German, with words of its own and no page for an API, documentation or jobs. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchCompany } from '../../test-helpers/scratch-company.ts';
import { builtPages } from '../page-text.ts';

const project = resolve(import.meta.dirname, '../../..');
const company = resolve(import.meta.dirname, 'lindhof');

const textOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n');

/** Without addresses, paths and policies. */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/^.*'self'.*$|\S*[@/_=]\S*|\S+\.\w\S*/gm, ' ');
  return [...new Set(plain.match(/\p{L}{4,}/gu))];
}

/** The words that the spelling dictionary of English has. */
function englishOf(words: string[]): string[] {
  const cspell = resolve(project, 'node_modules/cspell/bin.mjs');
  const options = ['--words-only', '--unique', '--no-progress', '--no-summary', 'stdin'];
  const input = words.join('\n');
  const { stdout } = spawnSync(process.execPath, [cspell, ...options], { cwd: project, input });
  const unknown = String(stdout).split('\n');
  return words.filter((word) => !unknown.includes(word));
}

let copy: ReturnType<typeof scratchCompany>;
test.beforeAll(() => {
  copy = scratchCompany('german', company);
  copy.build();
});
test.afterAll(() => copy.remove());

test('on a phone, a long German label stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`file://${resolve(copy.dist, 'index.html')}`);

  const label = page.getByRole('heading', { name: 'Geschäftszeiten' });

  const lines = await label.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('no page, twin or feed of a German company has an English word', () => {
  const pages = builtPages(copy.dist).flatMap(({ lines }) => lines);
  const files = textOf(copy.dist, '{*.md,*.atom,llms.txt,manifest.webmanifest}')
    .replaceAll(/^(?:title|description|url):/gm, '')
    .replaceAll(/<[^>]+>|"\w+":|"maskable"/g, ' ');
  const sources = textOf(company, 'content/**/*.*') + textOf(project, 'languages/de.json');
  // The names of fields are English, and the name of the currency is the same.
  const own = [...wordsIn(sources.replaceAll(/[\w-]+"?:/g, ' ')), 'euro'];

  const others = wordsIn([...pages, files].join('\n')).filter((word) => !own.includes(word));

  expect(englishOf(wordsIn('Menü Send message'))).toEqual(['send', 'message']);
  expect(englishOf(others)).toEqual([]);
});
