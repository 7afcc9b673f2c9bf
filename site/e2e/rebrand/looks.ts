import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { pages } from '../pages.ts';

for (const path of pages) {
  test(`${path} has no violation, light and dark`, async ({ page }) => {
    await page.goto(path);

    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeViolations(page), 'light').toEqual([]);
    // The other theme can change colors only.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, 'html', ['color-contrast']), 'dark').toEqual([]);
  });
}
