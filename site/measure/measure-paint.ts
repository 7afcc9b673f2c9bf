/**
 * Measures how long until a visitor sees the page, compared with the same text as bare HTML: no
 * styles, script, fonts or drawings. Both come from the same nginx, on a phone's screen, in
 * alternation (ABBA), so that a busy machine slows both equally. The result is the ratio of the
 * medians.
 *
 *   npm run measure:paint -w site -- --pairs 30 --path / --root dist
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { headersOf } from '../integrations/hosting/headers.ts';
import { nginxFiles } from '../integrations/hosting/nginx.ts';
import { compressTexts } from '../integrations/precompress.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, type Result, ratioResult, readOptions, report } from './goal-table.ts';
import { inPairs } from './pairs.ts';

const { isShort, ...values } = readOptions(
  { pairs: '30', path: '/', root: 'dist' },
  { pairs: '3' },
);
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

const root = resolve(import.meta.dirname, '..', values.root);
const file = values.path === '/' ? 'index.html' : `${values.path.slice(1)}.html`;
const bareRoot = mkdtempSync(join(tmpdir(), 'website-bare-'));
const html = bareText(readFileSync(join(root, file), 'utf8'));
writeFileSync(join(bareRoot, 'index.html'), html);
await compressTexts(bareRoot);
// The same headers for both.
const { http, server } = nginxFiles(
  headersOf({ pages: new Map([['/', html]]), notFound: '', files: [] }),
);
mkdirSync(join(bareRoot, '_nginx'));
writeFileSync(join(bareRoot, '_nginx/http.conf'), http);
writeFileSync(join(bareRoot, '_nginx/server.conf'), server);

const [ours, bare] = [await serve(root, firstPort), await serve(bareRoot, firstPort + 1)];
const browser = await chromium.launch(launchOptions);
try {
  const results: Result[] = [];
  for (const { name, cpu, slow } of conditions) {
    const {
      ours: page,
      theirs: text,
      ratio,
    } = await inPairs(
      pairs,
      () => paintTime(browser, ours.url + values.path, cpu, slow),
      () => paintTime(browser, `${bare.url}/`, cpu, slow),
    );
    const runs = `${pairs} pairs: ${page.toFixed(0)} and ${text.toFixed(0)} ms`;
    console.log(`${name}: ${ratio.toFixed(2)} times bare HTML (medians of ${runs})`);
    const what = `Largest paint of ${values.path}, ${name}`;
    results.push(ratioResult(what, ratio, { atMost: 1.1 }, { isShort, runs }));
  }
  report(results);
} finally {
  await browser.close();
  ours.stop();
  bare.stop();
  rmSync(bareRoot, { recursive: true });
}
