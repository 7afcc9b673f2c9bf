import { expect, type Page, test } from '@playwright/test';
import { addStyles, wideSpacing } from './add-styles.ts';
import { overlapsInHeader } from './header.ts';
import { shell } from './specification.ts';

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
  expect(await overlapsInHeader(page)).toEqual([]);
});
