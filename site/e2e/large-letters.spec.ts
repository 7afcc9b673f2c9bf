import { expect, test } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { pages } from './pages.ts';

test.use({
  launchOptions: {
    ...launchOptions,
    // The font size from the browser's own settings. It also moves the breakpoints.
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of pages) {
  test(`with text twice as large, ${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);

    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const [letters, room] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
      ]);

      expect(Number.parseFloat(String(letters))).toBeGreaterThanOrEqual(32);
      expect(room).toBe(width);
    }
  });
}
