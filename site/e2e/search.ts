import { expect, type Locator, type Page } from '@playwright/test';

/** The search box of a page, and what it can find. */
export function searchOf(page: Page) {
  const box = page.getByRole('search');
  const items = page.locator('[data-search-item]');
  return {
    box,
    input: box.getByRole('searchbox'),
    count: box.getByRole('status'),
    /** Everything that can be found. */
    items,
    shown: items.filter({ visible: true }),
    groups: page.locator('[data-search-group]').filter({ visible: true }),
    /** The visible headings of a level, in main. */
    headings: (level: number) => page.getByRole('main').getByRole('heading', { level }),
  };
}

/** The number of different items: a guide that is also a popular article counts once. */
const countOf = (items: Locator) =>
  items.evaluateAll(
    (all) => new Set(all.map((item) => item.querySelector('h3, h4, summary, a')?.textContent)).size,
  );

/** Rules for the search box of any page. `word` must match a few items, but not all. */
export async function expectHonestSearch(page: Page, path: string, word: string): Promise<void> {
  const { input, count, items, shown } = searchOf(page);
  const all = await items.count();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await input.pressSequentially(word);
  const found = await shown.count();

  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expect(count).toHaveText(new RegExp(`^${await countOf(shown)} results?$`));

  await input.press('Enter');

  await expect(shown.first().locator(':focus')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(path);

  await input.press('Escape');

  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(shown).toHaveCount(all);
  await expect(count).toHaveText('');

  await input.fill('qwertyuiop');
  await input.evaluate((box) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })),
  );

  await expect(input).toHaveValue('qwertyuiop');
  await expect(shown).toHaveCount(0);
  await input.press('Enter');
  await expect(count).toHaveText('No results. Clear the search, or ask us.');
  await expect(input).toBeFocused();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}
