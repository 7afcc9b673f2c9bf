/**
 * Takes pictures of every page on four screens, light and dark, and puts them on one contact sheet
 * for each screen. With --before, each sheet also shows another build above, for comparison.
 *
 *   node site/measure/shots.ts --before ../old/site/dist --out shots --pages /,/team --widths 390,1440
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { launchOptions } from '../e2e/browser.ts';
import { serve } from '../test-helpers/serve.ts';

const routes = loadRoutes();

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    before: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    pages: { type: 'string', default: [...routes, '/nowhere'].join() },
    widths: { type: 'string', default: '390,768,1440,2560' },
  },
});
const out = resolve(values.out);
const paths = values.pages.split(',');
const builds = { ...(values.before && { before: values.before }), after: values.root };

async function picture(browser: Browser, url: string, width: number, theme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    // The finished drawings, without their motion.
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  // The lower bands are laid out a moment after the first paint.
  await page.waitForTimeout(600);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}

/** All pictures of one screen side by side, each 240 pixels wide. */
async function sheet(browser: Browser, name: string, rows: string[][]) {
  const page = await browser.newPage({ viewport: { width: paths.length * 250, height: 900 } });
  const cell = (file: string) => {
    const data = readFileSync(join(out, file)).toString('base64');
    return `<img width="240" alt="" src="data:image/png;base64,${data}">`;
  };
  const markup = rows.map((row) => `<p>${row.map(cell).join('')}</p>`).join('');
  await page.setContent(
    `<style>body{margin:0;background:#888}p{display:flex;gap:10px;align-items:start;margin:10px 0}</style>${markup}`,
  );
  writeFileSync(join(out, `sheet-${name}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch(launchOptions);
const sites = await Promise.all(
  Object.entries(builds).map(async ([build, root], index) => ({
    build,
    ...(await serve(resolve(root), 8090 + index)),
  })),
);
for (const width of values.widths.split(',').map(Number)) {
  for (const theme of ['light', 'dark'] as const) {
    const rows = [];
    for (const { build, url } of sites) {
      const row = [];
      for (const path of paths) {
        const file = `${path.slice(1) || 'home'}-${width}-${theme}-${build}.png`;
        writeFileSync(join(out, file), await picture(browser, url + path, width, theme));
        row.push(file);
      }
      rows.push(row);
    }
    await sheet(browser, `${width}-${theme}`, rows);
    console.log(join(out, `sheet-${width}-${theme}.png`));
  }
}
for (const { stop } of sites) stop();
await browser.close();
