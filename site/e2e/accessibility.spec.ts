import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { pages } from './pages.ts';

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
} as const;

const narrow = [
  ['at 320 px', 320, '/* as it is */'],
  [
    'at 320 px with wide spacing of text',
    320,
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  ],
] as const;

for (const path of pages) {
  for (const [look, options] of Object.entries(looks)) {
    test(`${path} in ${look} has no violation at any width, menu shut and open`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ ...options, ...(baseURL && { baseURL }) });
      await page.goto(path);

      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page)).toEqual([]);

        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) {
          await menu.click();
          expect(await axeViolations(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
      await page.close();
    });
  }

  for (const [case_, width, css] of narrow) {
    test(`${path} ${case_} does not scroll sideways, and cuts no heading`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      await page.addStyleTag({ content: css });

      const right = await page
        .locator('h1, h2, h3, h4, main a, main p')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(right).toBeLessThanOrEqual(width);
    });
  }
}
