/**
 * Measures how smoothly the home page moves: the longest pause between two frames while the page
 * opens, with its entry animations, and while it scrolls to its end, on a processor four times
 * slower. Says how often the layout shifted, too.
 *
 *   npm run measure:motion -w site -- --runs 5
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { serve } from '../test-helpers/serve.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const { url, stop } = await serve(resolve('dist'), 8092);
const browser = await chromium.launch(launchOptions);
const longest: { opening: number; scrolling: number; shift: number }[] = [];
for (let run = 0; run < Number(values.runs); run++) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  longest.push(
    await page.evaluate(async () => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      /** The longest pause between two frames, in milliseconds. */
      const watch = (milliseconds: number, each = (_: number) => {}) =>
        new Promise<number>((done) => {
          const start = performance.now();
          let [last, worst] = [start, 0];
          const frame = (now: number) => {
            worst = Math.max(worst, now - last);
            last = now;
            each((now - start) / milliseconds);
            if (now - start < milliseconds) requestAnimationFrame(frame);
            else done(worst);
          };
          requestAnimationFrame(frame);
        });
      const opening = await watch(3000);
      const height = document.documentElement.scrollHeight - innerHeight;
      const scrolling = await watch(6000, (part) => scrollTo(0, part * height));
      return { opening, scrolling, shift };
    }),
  );
  await page.close();
}
await browser.close();
stop();

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const round = (value: number) => Math.round(value);
for (const part of ['opening', 'scrolling'] as const) {
  const all = longest.map((run) => run[part]);
  console.log(
    `${part}: longest frame ${round(median(all))} ms (median of ${all.length} runs, worst ${round(Math.max(...all))} ms)`,
  );
}
console.log(`layout shift: ${Math.max(...longest.map(({ shift }) => shift))}`);
