import { expect, type Page, test } from '@playwright/test';
import { addStyles, wideSpacing } from './add-styles.ts';
import { overlapsInHeader } from './header.ts';
import { shell } from './specification.ts';

const phone = { width: 390, height: 844 };
const items = [...shell.navigation];

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

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('a button opens and closes the menu, and screen readers hear it', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await expectAnnounced(page, false);

    await toggle(page).click();

    await expect(menu(page)).toBeVisible();
    await expectAnnounced(page, true);
    await expect(menu(page).getByRole('link')).toHaveText(items);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('picking a link, in the menu or in the header, closes it and goes there', async ({
    page,
  }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Products' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products')).toBeInViewport();

    await toggle(page).click();
    await page.getByRole('banner').getByRole('link', { name: shell.call }).click();

    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/#contact');
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

      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

  test('widening the window closes it, and the links are in the header', async ({ page }) => {
    await openMenu(page);

    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page).getByRole('link')).toHaveText(items);

    await page.setViewportSize(phone);
    await expect(menu(page)).toBeHidden();
  });

  test('the keyboard opens it, and Escape or leaving it closes it', async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    // Nothing behind it may have the focus.
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('it opens again and again, and never covers what was picked', async ({ page }) => {
      await page.goto('/nowhere');
      for (const item of ['Home', 'About', 'Products']) {
        await toggle(page).click();
        await menu(page).getByRole('link', { name: item }).click();
        await expect(page).toHaveURL(`/#${item.toLowerCase()}`);
        await expect(menu(page)).toBeHidden();
        // The browser still considers it open until the next click.
        await page.mouse.click(4, phone.height - 4);
      }
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
    });
  });
});

test('at every width the six items can be reached, and wide letters do not touch', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const isSmall = await toggle(page).isVisible();
    if (isSmall) await toggle(page).click();
    for (const item of items) {
      await expect(menu(page).getByRole('link', { name: item, exact: true })).toBeInViewport();
    }
    if (isSmall) await toggle(page).click();
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await addStyles(page, wideSpacing);
  expect(await overlapsInHeader(page)).toEqual([]);
});
