/** A company with an engraving in place of the orrery, a booking link and an article of its own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFiles } from '../../checks/content/content-files.ts';
import { newFigure } from '../../commands/rebrand/new-figure.ts';
import { type ScratchCompany, scratchCompany } from '../../test-helpers/scratch-company.ts';
import { findTraces } from './traces.ts';

const words =
  'orrery planet orbit clockwork kepler celestial epicycle mercury venus jupiter saturn uranus neptune';
const booking = 'https://calendar.example/intro?minutes=30';
const article = 'halving-a-model';

test.use({ javaScriptEnabled: false });
// All tests run in the worker that built the copy.
test.describe.configure({ mode: 'default' });

let copy: ScratchCompany;

test.beforeAll(() => {
  copy = scratchCompany('without-orrery');
  const folder = copy.path('content');
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')));
  for (const [name, text] of newFigure(readContentFiles(folder), 'waves', true)) {
    writeFileSync(join(folder, name), text);
  }
  change('site.yaml', (text) =>
    `${text}booking: ${booking}\n`.replaceAll('orrery', 'harbor').replaceAll('Orrery', 'Harbor'),
  );
  change('articles.yaml', (text) =>
    text.replace('category: Engineering', 'category: Rail freight'),
  );
  writeFileSync(join(folder, 'category-chips.yaml'), 'sample: true\nlist: []\n');
  mkdirSync(join(folder, 'articles'));
  writeFileSync(
    join(folder, `articles/${article}.md`),
    'We cut it.\n\n## And then\n\nAsk [Ada](ada@harbor.example).\n',
  );
  copy.build();
});
test.afterAll(() => copy.remove());

const address = (page: string) => `file://${join(copy.dist, page)}`;

test('no built file speaks of planets', () => {
  const { files, found } = findTraces(copy.dist, [...words.split(' '), ' mars ', 'the moon']);
  const scripts = readdirSync(join(copy.dist, '_astro')).filter((name) => name.endsWith('.js'));

  expect(files).toBeGreaterThan(60);
  expect(found).toEqual([]);
  expect(scripts.map((name) => name.split('.')[0])).toEqual(['forms']);
});

test('the home page has the engraving, the mark and a link to book a call', async ({ page }) => {
  await page.goto(address('index.html'));

  await expect(page.locator('#home figure svg')).toBeVisible();
  await expect(page.locator('header svg text')).toHaveText('H');
  await expect(
    page.locator('#contact').getByRole('link', { name: /^Book a Call/ }),
  ).toHaveAttribute('href', booking);
  await page.goto(address('support.html'));
  await expect(page.getByRole('link', { name: /^Schedule demo/ })).toHaveAttribute('href', booking);
});

test('an article opens on the page by its address, and its category is a chip', async ({
  page,
}) => {
  await page.goto(`${address('news.html')}#${article}`);

  await expect(page.getByText('We cut it.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'And then' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada' })).toHaveAttribute(
    'href',
    'mailto:ada@harbor.example',
  );
  await expect(page.getByRole('list', { name: 'Articles by category' })).toContainText(
    /All\s7.*Rail freight\s1/s,
  );
  await expect(page.getByRole('link', { name: 'How small a model' })).toHaveAttribute(
    'href',
    `/news#${article}`,
  );
  expect(readFileSync(join(copy.dist, 'news.md'), 'utf8')).toContain('We cut it.');
  expect(readFileSync(join(copy.dist, 'news.atom'), 'utf8')).toContain(`/news#${article}"`);
});
