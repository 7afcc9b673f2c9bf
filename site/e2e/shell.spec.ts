import { expect, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { shell } from './specification.ts';

const { site } = loadContent();
const { navigation: items, call } = shell;

test('from any page, each item of the header leads to its section of the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const header = page.getByRole('banner');

  for (const [label, id] of [
    ...items.map((item) => [item, item.toLowerCase()] as const),
    [call, 'contact'] as const,
  ]) {
    await page.goto('/nowhere');
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
  }
});

test(`the header stays at the top, with ${call} and the theme, at every width`, async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');

  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 480 });
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await place.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width });
    }
    for (const control of [header.getByRole('link', { name: call }), header.locator('select')]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
  }
});

test('the year in the copyright line is right when opened in a later year', async ({ page }) => {
  const later = new Date().getFullYear() + 3;
  await page.clock.setFixedTime(new Date(later, 5, 15));

  await page.goto('/nowhere');

  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(`© ${later} ${site.name}`);
});

test('the skip link is the first Tab stop, is visible, and moves the focus to main', async ({
  page,
}) => {
  await page.goto('/nowhere');
  const skip = page.getByRole('link', { name: 'Skip to content' });

  await page.keyboard.press('Tab');

  await expect(skip).toBeFocused();
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
