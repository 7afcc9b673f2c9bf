import { expect, type Page, test } from '@playwright/test';
import { templates } from './pages.ts';
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

/** What moved on a page while it loaded, and by how much. */
async function shifts(page: Page, url: string) {
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
        // A space between two words may become wider or narrower with its font.
        if (what.trim() !== '') moved.push({ by: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page.evaluate(() => (window as unknown as { moved: unknown[] }).moved);
}

for (const [width, paths] of [
  [390, templates],
  [768, ['/']],
  [1440, templates],
] as const) {
  test(`at ${width} px nothing moves when a page arrives in pieces and its fonts late`, async ({
    browser,
  }) => {
    // In parallel, since each of them mostly waits.
    const moved = await Promise.all(
      paths.map(async (path) => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        const found = await shifts(page, line.url + path);
        await page.close();
        return { path, found };
      }),
    );

    expect(moved.filter(({ found }) => found.length > 0)).toEqual([]);
  });
}
