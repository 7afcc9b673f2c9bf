import { findSearch } from './search.ts';
import { expect, test } from './test.ts';

for (const path of ['/support', '/docs']) {
  test(`the search box of ${path} narrows the page, says how many match, leads there, and is cleared`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto(path);
    const { input, count, items, visibleItems } = findSearch(page);
    const all = await items.count();
    const none = page.locator('[data-search-none]');

    await input.pressSequentially('key');
    await expect(count).toHaveText(/^\d+ results?$/);
    expect(await visibleItems.count()).toBeGreaterThan(0);
    expect(await visibleItems.count()).toBeLessThan(all);
    await page.keyboard.press('Enter');
    await expect(visibleItems.first().locator(':is(h3, h4, a, summary):focus')).toBeVisible();
    await expect(page).toHaveURL(path);

    await input.press('Escape');
    await expect(visibleItems).toHaveCount(all);
    await expect(count).toBeEmpty();

    await input.pressSequentially('zzzz');
    await expect(count).toHaveText(/^No results/);
    // This Escape belongs to an input method.
    await input.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(none).toBeVisible();
    await none.getByRole('button').click();
    await expect(visibleItems).toHaveCount(all);
    await expect(none).toBeHidden();
    await expect(input).toBeFocused();
  });
}

test('a part that the markup has lost is named in the console', async ({ page, allowErrors }) => {
  allowErrors(/search-count/);
  await page.route('/docs', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-part="search-count"', '');
    await route.fulfill({ response, body });
  });
  const reported = page.waitForEvent('pageerror');

  await page.goto('/docs');

  expect((await reported).message).toBe('No element has data-part="search-count".');
});
