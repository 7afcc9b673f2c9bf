import { expect, type Page, test } from '@playwright/test';
import { addStyles, wideSpacing } from './add-styles.ts';
import { overlapsInHeader } from './header.ts';

const phone = { width: 390, height: 844 };
const items = ['Home', 'About', 'Services', 'Products', 'Testimonials', 'Contact'];

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openMenu(page: Page) {
  await page.goto('/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

/** What the browser tells a screen reader about the button: the page itself does not say it. */
async function expectAnnounced(page: Page, isExpanded: boolean) {
  const session = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(
      ({ name, role }) => role?.value === 'button' && name?.value === 'Menu',
    );
    return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };
  await expect.poll(expanded).toBe(isExpanded);
}

async function expectShut(page: Page) {
  await expect(menu(page)).toBeHidden();
}

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('the navigation is behind a button that opens and closes it', async ({ page }) => {
    await page.goto('/');
    await expectShut(page);
    await expectAnnounced(page, false);

    await toggle(page).click();

    await expect(menu(page)).toBeVisible();
    await expectAnnounced(page, true);
    await expect(menu(page).getByRole('link')).toHaveText(items);
    await toggle(page).click();
    await expectShut(page);
  });

  test('picking a link closes it and goes to its target', async ({ page }) => {
    await openMenu(page);

    await menu(page).getByRole('link', { name: 'Products' }).click();

    await expectShut(page);
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products')).toBeInViewport();
  });

  test('Escape closes it, and the focus returns to the button', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');

    await page.keyboard.press('Escape');

    await expectShut(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('a click elsewhere closes it and does nothing else, whatever is below', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/', '/support']) {
      await page.goto(path);
      const at = await page.evaluate(() => {
        const link = document.querySelector('main li a[href^="/"]:not(nav a)');
        const below = (link?.getBoundingClientRect().top ?? 0) - innerHeight + 80;
        scrollBy({ top: below, behavior: 'instant' });
        const { x = 0, y = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
        return { x: x + 20, y: y + height / 2 };
      });
      await toggle(page).click();
      expect(at.y).toBeGreaterThan(
        await menu(page).evaluate((it) => it.getBoundingClientRect().bottom),
      );

      await page.mouse.click(at.x, at.y);

      await expectShut(page);
      await expect(page).toHaveURL(path);
    }
  });

  test('a click on the header works, also while the menu is open', async ({ page }) => {
    await openMenu(page);

    await page.getByRole('banner').getByRole('link', { name: 'Start AI Journey' }).click();

    await expectShut(page);
    await expect(page).toHaveURL('/#contact');
  });

  test('widening the window closes it, and the links are in the header', async ({ page }) => {
    await openMenu(page);

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page).getByRole('link')).toHaveText(items);

    await page.setViewportSize(phone);
    await expectShut(page);
  });

  test('the keyboard opens it and moves from the button to its first link', async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  });

  test('focus that moves on to the page closes it, so that nothing behind it has the focus', async ({
    page,
  }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Contact' }).focus();

    await page.keyboard.press('Tab');

    await expectShut(page);
  });

  test('with script off it opens, and every link works', async ({ browser, baseURL }) => {
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

  test('with script off it does not cover the section that was picked, and opens again', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');

    for (const item of ['About', 'Products']) {
      await toggle(page).click();
      await menu(page).getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(`/#${item.toLowerCase()}`);
      await expect(menu(page)).toBeHidden();
      // The browser still considers it open until the next click.
      await page.mouse.click(4, phone.height - 4);
    }
    await toggle(page).click();

    await expect(menu(page)).toBeVisible();
    await context.close();
  });
});

test('in a small header, nothing touches if a visitor spaces the letters out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');

  await addStyles(page, wideSpacing);

  expect(await overlapsInHeader(page)).toEqual([]);
});

for (const width of [320, 390, 768, 1023, 1024, 1440]) {
  test(`at ${width} px the six items can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');

    if (await toggle(page).isVisible()) await toggle(page).click();

    for (const item of items) {
      await expect(menu(page).getByRole('link', { name: item, exact: true })).toBeInViewport();
    }
  });
}
