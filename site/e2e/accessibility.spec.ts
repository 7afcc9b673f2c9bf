import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.ts';

const pages = { home: '/', 'not found': '/nowhere' };
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
} as const;

for (const [name, path] of Object.entries(pages)) {
  for (const [look, options] of Object.entries(looks)) {
    for (const width of [320, 768, 1280]) {
      test(`${name} in ${look} at ${width} px has no violation, menu shut and open`, async ({
        browser,
        baseURL,
      }) => {
        const page = await browser.newPage({
          ...options,
          ...(baseURL && { baseURL }),
          viewport: { width, height: 900 },
        });
        await page.goto(path);

        expect(await axeViolations(page)).toEqual([]);

        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) {
          await menu.click();
          expect(await axeViolations(page)).toEqual([]);
        }
        await page.close();
      });
    }
  }

  test(`${name} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);

    const width = await page.evaluate(() => document.documentElement.scrollWidth);

    expect(width).toBe(320);
  });
}
