/**
 * Writes the pictures and tables of docs/editing.md, the guide for editors: for each page, which
 * content file has the words of which part. Build first; it opens the pages of site/dist. With --out,
 * it writes into another folder than docs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../build/content/load-content.ts';
import { addStyles } from '../e2e/add-styles.ts';
import { launchOptions } from '../e2e/browser.ts';
import { pages as paths } from '../e2e/pages.ts';
import { firstPort } from './goal-table.ts';
import { contentTexts } from './guide/content-texts.ts';
import {
  type GuidePage,
  labelOf,
  mistakesText,
  nameOf,
  pagesText,
  replaceBetween,
} from './guide/guide-text.ts';
import { type Part, partsOf } from './guide/page-parts.ts';
import { serve } from './serve.ts';

const docs = resolve(import.meta.dirname, '../../docs');
const { values } = parseArgs({ options: { out: { type: 'string', default: docs } } });
const folder = join(values.out, 'editing');

/** Only the beginning of a long part is in the picture. */
const styles = `
  * { content-visibility: visible !important; }
  body > header, body > footer { display: none; }
  main > * { position: relative; max-height: 600px; overflow: clip; }
  main > :not(.part-label)::after {
    content: ''; position: absolute; inset: 0; border: solid #c2410c; border-width: 0 6px 6px; z-index: 9;
  }
  .part-label {
    padding: 6px 18px 8px; font: 600 25px/1.3 Liberation Sans, Arial, sans-serif; color: #fff;
    background: #c2410c; white-space: pre;
  }
`;

async function picture(page: Page, parts: readonly Part[]): Promise<Buffer> {
  const bands = parts.filter(({ kind }) => kind === 'band');
  await addStyles(page, styles);
  await page.evaluate(
    (labels) => {
      const visible = [...document.querySelectorAll('main > :not(dialog)')].filter(
        (band) => band.getBoundingClientRect().height > 0,
      );
      for (const [index, band] of visible.entries()) {
        const label = document.createElement('div');
        label.className = 'part-label';
        label.textContent = labels[index] ?? '';
        band.before(label);
      }
    },
    bands.map(({ origins }, index) => labelOf(origins, index + 1)),
  );
  // The lower bands are laid out a moment after the first paint.
  await page.waitForTimeout(600);
  const png = await page.locator('main').screenshot();
  return sharp(png).resize({ width: 680 }).webp({ quality: 50, effort: 6 }).toBuffer();
}

const site = await serve(resolve(import.meta.dirname, '../dist'), firstPort);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: { width: 1200, height: 900 },
  // The finished drawings, without their motion.
  reducedMotion: 'reduce',
});
const texts = contentTexts(loadContent());
const pages: GuidePage[] = [];
mkdirSync(folder, { recursive: true });
for (const path of paths) {
  await page.goto(site.url + path);
  const parts = await partsOf(page, texts);
  pages.push({ path, parts });
  const image = await picture(page, parts);
  writeFileSync(join(folder, `${nameOf(path)}.webp`), image);
  console.log(`editing/${nameOf(path)}.webp, ${Math.round(image.length / 1000)} KB`);
}
await browser.close();
site.stop();

const text = readFileSync(join(docs, 'editing.md'), 'utf8');
const guide = replaceBetween(text, 'pages', pagesText(pages));
writeFileSync(join(values.out, 'editing.md'), replaceBetween(guide, 'mistakes', mistakesText()));
