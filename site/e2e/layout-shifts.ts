import type { Page } from '@playwright/test';

interface Shift {
  by: number;
  text: string;
}

/** Records what moves on the pages that are opened from now on, and by how much. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Shift[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const text = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        moved.push({ by: value, text });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the page was opened. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => Reflect.get(window, 'moved'));
