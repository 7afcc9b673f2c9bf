/**
 * Takes pictures of every page on four screens, light and dark, and puts them on one contact sheet
 * for each screen. With --before, each sheet also shows another build above; with --engines, the same
 * build in Firefox and WebKit below.
 *
 *   node site/measure/shots.ts --before ../old/site/dist --out shots --pages /,/team --widths 390,1440
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { launchOptions } from '../e2e/browser.ts';
import { startChromium } from '../e2e/engines/chromium.ts';
import { pause, type System } from '../e2e/engines/engine.ts';
import { startFirefox } from '../e2e/engines/firefox.ts';
import { startWebKit } from '../e2e/engines/webkit.ts';
import { serve } from '../test-helpers/serve.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    before: { type: 'string' },
    engines: { type: 'boolean', default: false },
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
const cameras = [
  ...(before ? [{ name: 'before', site: before.url, start: startChromium }] : []),
  { name: 'after', site: after.url, start: startChromium },
  ...(values.engines ? [{ name: 'firefox', site: after.url, start: startFirefox }] : []),
  ...(values.engines ? [{ name: 'webkit', site: after.url, start: startWebKit }] : []),
];
const fileOf = (path: string, width: number, system: System, name: string) =>
  join(out, `${path.slice(1) || 'home'}-${width}-${system}-${name}.png`);

mkdirSync(out, { recursive: true });
for (const system of ['light', 'dark'] as const) {
  for (const { name, site, start } of cameras) {
    const engine = await start({ site, system });
    for (const width of widths) {
      await engine.resize(width, 900);
      for (const path of paths) {
        await engine.open(path);
        // The lower bands are laid out a moment after the first paint.
        await pause(600);
        writeFileSync(fileOf(path, width, system, name), await engine.picture());
      }
    }
    await engine.close();
  }
}
await after.stop();
if (before) await before.stop();

/** Side by side, each 240 pixels wide. */
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: paths.length * 250, height: 900 } });
for (const width of widths) {
  for (const system of ['light', 'dark'] as const) {
    const rows = cameras.map(({ name }) => {
      const cells = paths.map((path) => {
        const data = readFileSync(fileOf(path, width, system, name)).toString('base64');
        return `<img width="240" alt="" src="data:image/png;base64,${data}">`;
      });
      return `<p>${cells.join('')}</p>`;
    });
    await page.setContent(
      `<style>body{margin:0;background:#888}p{display:flex;gap:10px;align-items:start;margin:10px 0}</style>${rows.join('')}`,
    );
    const sheet = join(out, `sheet-${width}-${system}.png`);
    writeFileSync(sheet, await page.screenshot({ fullPage: true }));
    console.log(sheet);
  }
}
await browser.close();
