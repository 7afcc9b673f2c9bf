import type { Page } from '@playwright/test';
import { addStyles, wideSpacing } from './add-styles.ts';
import { expectBelowHeader, findHeaderOverlaps } from './header.ts';
import { shell } from './specification.ts';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };
const items = [...shell.navigation];

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

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

  test.describe('in every engine', { tag: '@engines' }, () => {
    const link = (page: Page, name: string) => menu(page).getByRole('link', { name });

    test('the menu opens right below the header, over the full width', async ({ page }) => {
      await page.goto('/');

      await toggle(page).click();

      await expect(menu(page)).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const box = await menu(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: phone.width });
      expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(2);
    });

    test('picking a link closes the menu and goes to its target, also from another page', async ({
      page,
    }) => {
      for (const [path, item] of [
        ['/', 'Products'],
        ['/team', 'Services'],
      ] as const) {
        await page.goto(path);
        await toggle(page).click();

        await link(page, item).click();

        await expect(page).toHaveURL(`/#${item.toLowerCase()}`);
        await expect(menu(page)).toBeHidden();
        await expectBelowHeader(page.locator(`#${item.toLowerCase()}`));
      }
    });

    test('opened by click or by key, Tab moves into it, and Escape returns to its button', async ({
      page,
    }) => {
      await page.goto('/');
      for (const open of [() => toggle(page).click(), () => toggle(page).press('Enter')]) {
        await open();
        await expect(menu(page)).toBeVisible();

        await page.keyboard.press('Tab');
        await expect(link(page, 'Home')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(link(page, 'About')).toBeFocused();
        await page.keyboard.press('Escape');

        await expect(menu(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
      }
    });

    test('it closes when the focus moves on to the page', async ({ page }) => {
      await page.goto('/');
      await toggle(page).click();
      await link(page, 'Contact').focus();

      await page.keyboard.press('Tab');

      await expect(menu(page)).toBeHidden();
    });

    test('a click outside closes it, and follows no link that lies there', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: phone.height });
      await page.goto('/support');
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      // Below the menu, at the bottom edge of the screen.
      const [x, y] = await page.locator('main a[href^="/"]').evaluateAll((links) => {
        const below = links.find((link) => link.getBoundingClientRect().top > innerHeight);
        const { top = 0 } = below?.getBoundingClientRect() ?? {};
        scrollBy({ top: top - innerHeight + 60, behavior: 'instant' });
        const box = below?.getBoundingClientRect() ?? new DOMRect();
        return [box.x + box.width / 2, box.y + box.height / 2] as const;
      });

      await page.mouse.click(x, y);

      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/support');
    });

    test('a wider window closes it, and the header has its links', async ({ page }) => {
      await page.goto('/');
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();

      await page.setViewportSize({ width: 1280, height: phone.height });

      await expect(menu(page)).toBeVisible();
      expect(await menu(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false);
    });
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

test('at every width the six items, the call and the theme can be reached, and do not touch', async ({
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
    const header = page.getByRole('banner');
    for (const control of [
      header.getByRole('link', { name: shell.call }),
      header.locator('select'),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await addStyles(page, wideSpacing);
  expect(await findHeaderOverlaps(page)).toEqual([]);
});
