import { expect, type Page, test } from '@playwright/test';

const phone = { width: 390, height: 844 };
const items = ['Home', 'About', 'Services', 'Products', 'Testimonials', 'Contact'];

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openMenu(page: Page) {
  await page.goto('/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

async function expectShut(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
}

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('the navigation is behind a button that opens and shuts it', async ({ page }) => {
    await page.goto('/');
    await expectShut(page);

    await toggle(page).click();

    await expect(menu(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('link')).toHaveText(items);
    await toggle(page).click();
    await expectShut(page);
  });

  test('picking a link shuts it and goes there', async ({ page }) => {
    await openMenu(page);

    await menu(page).getByRole('link', { name: 'Products' }).click();

    await expectShut(page);
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products')).toBeInViewport();
  });

  test('Escape shuts it, and the focus is back on the button', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');

    await page.keyboard.press('Escape');

    await expectShut(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('a click elsewhere shuts it', async ({ page }) => {
    await openMenu(page);

    await page.mouse.click(phone.width / 2, phone.height - 20);

    await expectShut(page);
  });

  test('widening the window shuts it, and the links are in the header', async ({ page }) => {
    await openMenu(page);

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page).getByRole('link')).toHaveText(items);

    await page.setViewportSize(phone);
    await expectShut(page);
  });

  test('the keyboard opens it and goes from the button to its first link', async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  });

  test('focus that goes on to the page shuts it, so that nothing is focused behind it', async ({
    page,
  }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Contact' }).focus();

    await page.keyboard.press('Tab');

    await expectShut(page);
  });

  test('with script off it opens, and every link leads on', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();

    for (const item of items) {
      await page.goto('/nowhere');
      await toggle(page).click();
      await menu(page).getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(`/#${item.toLowerCase()}`);
    }
    await context.close();
  });
});

for (const width of [320, 390, 768, 959, 960, 1440]) {
  test(`at ${width} px the six items can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');

    if (await toggle(page).isVisible()) await toggle(page).click();

    for (const item of items) {
      await expect(menu(page).getByRole('link', { name: item, exact: true })).toBeInViewport();
    }
  });
}
