/**
 * How long until a visitor sees the page, compared with the same text as bare HTML: no styles,
 * script, fonts or drawings. Both come from the same nginx, on a phone's screen.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { compressTexts } from '../integrations/precompress.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, inPairs, type Options, type Result } from './pairs.ts';

const conditions = [
  { name: 'no throttle', cpu: 1, isSlow: false },
  { name: '4x CPU', cpu: 4, isSlow: false },
  { name: 'slow 4G', cpu: 1, isSlow: true },
];
type Condition = (typeof conditions)[number];

/** A folder with nothing but the text of a page, and the same headers. */
async function bareCopy(page: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'website-bare-'));
  const html = readFileSync(page, 'utf8')
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>|<link[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replace(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
  writeFileSync(join(root, 'index.html'), html);
  await compressTexts(root);
  return root;
}

/** Milliseconds until the largest element of the first screen is painted, with an empty cache. */
async function paintTime(browser: Browser, url: string, { cpu, isSlow }: Condition) {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const page = await browser.newPage(screen);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (isSlow) {
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
  await page.close();
  return time;
}

export async function measure({ root, path = '/', short, pairs }: Options): Promise<Result[]> {
  const bareRoot = await bareCopy(join(root, path === '/' ? 'index.html' : `${path}.html`));
  const [ours, bare] = [await serve(root, firstPort), await serve(bareRoot, firstPort + 1)];
  const browser = await chromium.launch(launchOptions);
  const results: Result[] = [];
  try {
    for (const condition of conditions) {
      const compared = await inPairs(
        pairs ?? (short ? 3 : 30),
        () => paintTime(browser, ours.url + path, condition),
        () => paintTime(browser, `${bare.url}/`, condition),
      );
      const what = `largest paint of ${path}, ${condition.name}, to bare HTML`;
      results.push({ what, ...compared, goal: { atMost: 1.1 } });
    }
    return results;
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(bareRoot, { recursive: true });
  }
}
