/**
 * How smoothly the home page moves on a processor four times slower: the longest pause between two
 * frames while it opens, with its entry animations, and while it scrolls to its end.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { serve } from '../test-helpers/serve.ts';
import { firstPort, median, type Options, type Result } from './pairs.ts';

/** Runs in the page. */
async function longestFrames() {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = (milliseconds: number, each = (_: number) => {}) =>
    new Promise<number>((done) => {
      const start = performance.now();
      let [last, longest] = [start, 0];
      const frame = (now: number) => {
        longest = Math.max(longest, now - last);
        last = now;
        each((now - start) / milliseconds);
        if (now - start < milliseconds) requestAnimationFrame(frame);
        else done(longest);
      };
      requestAnimationFrame(frame);
    });
  const opening = await watch(3000);
  const height = document.documentElement.scrollHeight - innerHeight;
  const scrolling = await watch(6000, (part) => scrollTo(0, part * height));
  return { opening, scrolling, shift };
}

export async function measure({ root, pairs: runs = 5 }: Options): Promise<Result[]> {
  const { url, stop } = await serve(root, firstPort);
  const browser = await chromium.launch(launchOptions);
  const all: Awaited<ReturnType<typeof longestFrames>>[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    all.push(await page.evaluate(longestFrames));
    await page.close();
  }
  await browser.close();
  await stop();
  for (const part of ['opening', 'scrolling'] as const) {
    const times = all.map((run) => run[part]);
    const worst = Math.max(...times).toFixed(0);
    console.log(
      `${part}: longest frame ${median(times).toFixed(0)} ms (worst of ${runs}: ${worst})`,
    );
  }
  console.log(`layout shift: ${Math.max(...all.map(({ shift }) => shift))}`);
  return [];
}
