import { expect, test } from '@playwright/test';
import { pages } from './pages.ts';

for (const path of pages) {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    test(`on ${path} at ${width} px nothing moves when the fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
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

      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

      expect(await page.evaluate(() => (window as unknown as { moved: [] }).moved)).toEqual([]);
    });
  }
}
