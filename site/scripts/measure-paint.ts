/**
 * Measures how long until a visitor sees the page, compared with the same text as bare HTML: no
 * styles, script, fonts or drawings. Both come from the same nginx, on a phone's screen, in
 * alternation (ABBA), so that a busy machine slows both equally. The result is the ratio of the
 * medians.
 *
 *   npm run measure:paint -w site -- --pairs 30 --path / --root dist
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { compressTexts } from '../build/precompress.ts';
import { launchOptions } from '../e2e/browser.ts';
import { serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '30' },
    path: { type: 'string', default: '/' },
    root: { type: 'string', default: 'dist' },
  },
});
const pairs = Number(values.pairs);

const conditions = [
  { name: 'no throttle', cpu: 1, slow: false },
  { name: '4x CPU', cpu: 4, slow: false },
  { name: 'slow 4G', cpu: 1, slow: true },
];

/** The page without anything that we add to its text. */
function bareText(html: string): string {
  const added =
    /<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<link[^>]*>|<svg[\s\S]*?<\/svg>/g;
  return html.replace(added, '').replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
}

/** Milliseconds until the largest element of the first screen is painted, with an empty cache. */
async function paintTime(browser: Browser, url: string, cpu: number, slow: boolean) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1474 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime;
          setTimeout(() => done(last), 200);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const root = resolve(import.meta.dirname, '..', values.root);
const file = values.path === '/' ? 'index.html' : `${values.path.slice(1)}.html`;
const bareRoot = mkdtempSync(join(tmpdir(), 'orrery-bare-'));
writeFileSync(join(bareRoot, 'index.html'), bareText(readFileSync(join(root, file), 'utf8')));
await compressTexts(bareRoot);

const port = Number(process.env.PORT ?? 8323);
const [ours, bare] = [await serve(root, port), await serve(bareRoot, port + 1)];
const browser = await chromium.launch(launchOptions);
try {
  const [page, text] = [ours.url + values.path, `${bare.url}/`];
  for (const { name, cpu, slow } of conditions) {
    const times: { page: number[]; text: number[] } = { page: [], text: [] };
    for (const url of [page, text]) await paintTime(browser, url, cpu, slow);
    for (let pair = 0; pair < pairs; pair++) {
      for (const which of pair % 2 ? (['page', 'text'] as const) : (['text', 'page'] as const)) {
        const url = which === 'page' ? page : text;
        times[which].push(await paintTime(browser, url, cpu, slow));
      }
    }
    const [a, b] = [median(times.page), median(times.text)];
    console.log(
      `${name}: ${(a / b).toFixed(2)} times bare HTML ` +
        `(medians of ${pairs} pairs: ${a.toFixed(0)} and ${b.toFixed(0)} ms)`,
    );
  }
} finally {
  await browser.close();
  ours.stop();
  bare.stop();
  rmSync(bareRoot, { recursive: true });
}
