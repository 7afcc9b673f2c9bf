import { expect, test } from '@playwright/test';
import { pages } from './pages.ts';
import { site } from './ports.ts';
import { slowLine } from './slow-line.ts';

let line: Awaited<ReturnType<typeof slowLine>>;

test.beforeAll(async () => {
  line = await slowLine(site);
});

test.afterAll(() => {
  line.server.closeAllConnections();
  line.server.close();
});

for (const path of pages) {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    test(`on ${path} at ${width} px nothing moves when it comes in pieces and the fonts come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const moved: { by: number; what: string }[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node?: Node }[];
            };
            const what = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
            moved.push({ by: value, what });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });

      await page.goto(line.url + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

      expect(await page.evaluate(() => (window as unknown as { moved: [] }).moved)).toEqual([]);
    });
  }
}
