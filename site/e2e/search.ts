import type { Page } from '@playwright/test';

/** The search box of a page, and what it can find. */
export function findSearch(page: Page) {
  const box = page.getByRole('search');
  const items = page.locator('[data-search-item]');
  return {
    box,
    input: box.getByRole('searchbox'),
    count: box.getByRole('status'),
    /** Everything that can be found. */
    items,
    visibleItems: items.filter({ visible: true }),
  };
}
