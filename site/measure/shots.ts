/**
 * Takes pictures of every page on four screens, light and dark, and puts them on one contact sheet
 * for each screen. With --before, each sheet also shows another build above.
 *
 *   node site/measure/shots.ts --before ../old/site/dist --out shots --pages /,/team --widths 390,1440
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { launchOptions } from '../e2e/browser.ts';
import { serve } from '../test-helpers/serve.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    before: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    pages: { type: 'string', default: [...loadRoutes(), '/nowhere'].join() },
    widths: { type: 'string', default: '390,768,1440,2560' },
  },
});
const out = resolve(values.out);
const paths = values.pages.split(',');
const widths = values.widths.split(',').map(Number);

const after = await serve(resolve(values.root), 8090);
const before = values.before && (await serve(resolve(values.before), 8091));
/** The rows of each sheet. */
const builds = [
  ...(before ? [{ name: 'before', site: before.url }] : []),
  { name: 'after', site: after.url },
];
const fileOf = (path: string, width: number, colorScheme: string, name: string) =>
  join(out, `${path.slice(1) || 'home'}-${width}-${colorScheme}-${name}.png`);

const browser = await chromium.launch(launchOptions);
mkdirSync(out, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, site } of builds) {
    const page = await browser.newPage({ baseURL: site, colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        // The lower bands are laid out a moment after the first paint.
        await pause(600);
        const file = fileOf(path, width, colorScheme, name);
        await page.screenshot({ path: file, fullPage: true });
      }
    }
    await page.close();
  }
}
await after.stop();
if (before) await before.stop();

/** Side by side, each 240 pixels wide. */
const page = await browser.newPage({ viewport: { width: paths.length * 250, height: 900 } });
for (const width of widths) {
  for (const colorScheme of ['light', 'dark']) {
    const rows = builds.map(({ name }) => {
      const cells = paths.map((path) => {
        const data = readFileSync(fileOf(path, width, colorScheme, name)).toString('base64');
        return `<img width="240" alt="" src="data:image/png;base64,${data}">`;
      });
      return `<p>${cells.join('')}</p>`;
    });
    await page.setContent(
      `<style>body{margin:0;background:#888}p{display:flex;gap:10px;align-items:start;margin:10px 0}</style>${rows.join('')}`,
    );
    const sheet = join(out, `sheet-${width}-${colorScheme}.png`);
    writeFileSync(sheet, await page.screenshot({ fullPage: true }));
    console.log(sheet);
  }
}
await browser.close();
