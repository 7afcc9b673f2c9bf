/** The editor's guide says of every part of every page which file has its words. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { contentTexts } from '../scripts/guide/content-texts.ts';
import { between, type GuidePage, nameOf, pagesText } from '../scripts/guide/guide-text.ts';
import { partsOf } from '../scripts/guide/page-parts.ts';
import { pages } from './pages.ts';

test('its tables are those of the pages, and each page has a picture', async ({ page }) => {
  const docs = resolve(import.meta.dirname, '../../docs');
  const texts = contentTexts(loadContent());
  const found: GuidePage[] = [];

  for (const path of pages) {
    await page.goto(path);
    found.push({ path, parts: await partsOf(page, texts) });
    expect(readFileSync(resolve(docs, `editing/${nameOf(path)}.webp`)).length).toBeGreaterThan(0);
  }

  const guide = readFileSync(resolve(docs, 'editing.md'), 'utf8');
  expect(between(guide, 'pages'), 'run "npm run guide"').toBe(pagesText(found));
});
