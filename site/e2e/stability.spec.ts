import { type Browser, expect, test } from '@playwright/test';
import { pages } from './pages.ts';

/** What moved on a page whose fonts came a second late. */
async function moved(browser: Browser, address: string, width: number): Promise<object[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.addInitScript((width) => {
    const moved: { width: number; by: number; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        moved.push({ width, by: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, width);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const all = await page.evaluate(() => (window as unknown as { moved: object[] }).moved);
  await page.close();
  return all;
}

for (const path of pages) {
  test(`on ${path} nothing moves when the fonts arrive late, at any width`, async ({
    browser,
    baseURL,
  }) => {
    const widths = [320, 390, 768, 1024, 1440, 1920];

    // Side by side, since most of the time is spent waiting for the fonts.
    const all = await Promise.all(widths.map((width) => moved(browser, baseURL + path, width)));

    expect(all.flat()).toEqual([]);
  });
}
