import { launchOptions } from '../browser.ts';
import { findHeaderOverlaps } from '../header.ts';
import { templates } from '../pages.ts';
import { expect, test } from '../test.ts';
import { labels } from './use-everything.ts';

test.use({
  launchOptions: {
    ...launchOptions,
    // The font size from the browser's own settings. It also moves the breakpoints.
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

test('with text twice as large, no page scrolls sideways', async ({ page }) => {
  for (const path of templates) {
    await page.goto(path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const [letters, room] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
      ]);

      expect(Number.parseFloat(String(letters))).toBeGreaterThanOrEqual(32);
      expect(room, path).toBe(width);
    }
  }
});

test('the header stays at the top in a quarter of the screen, with the menu below it', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: labels.shell.menu });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await toggle.click();
  await expect(page.getByRole('navigation', { name: labels.shell.mainNavigation })).toBeVisible();
  expect(await findHeaderOverlaps(page)).toEqual([]);
  await toggle.click();

  await page.mouse.wheel(0, 900);

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThan(480 / 4);
});

test('on a screen too low for it, the header scrolls away, and links to a part leave no gap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/#contact');

  await expect(page.getByRole('banner')).not.toBeInViewport();
  const top = () =>
    page.locator('#contact').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(60);
});
