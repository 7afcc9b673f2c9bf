import type { Locator } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { groupGuides } from '../src/lib/docs/guide-sections.ts';
import { findSearch } from './search.ts';
import { section } from './section.ts';
import { expect, test } from './test.ts';

const { docs, guides: all } = loadContent();
const guides = groupGuides(docs.guides, all).flatMap((section) => section.guides);

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.describe('the documentation page', () => {
  test.beforeEach(({ page }) => page.goto('/docs'));

  test('is an index: each line of the drawing leads to its guide, wherever it is clicked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const lines = page.getByRole('figure').getByRole('listitem');

    await expect(lines.getByRole('link')).toHaveText(guides.map(({ title }) => title));
    for (const [index, { id, difficulty, readTime }] of guides.entries()) {
      const line = lines.nth(index);
      await expect(line).toContainText(`${difficulty}, ${readTime} min`);
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);

      await line.locator('circle').click({ force: true });

      await expect(page).toHaveURL(`/docs#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
    }
  });
});

test.describe('the search box of /docs', () => {
  test.beforeEach(({ page }) => page.goto('/docs'));

  test('finds guides by words of their text, difficulty or section, and makes room for them', async ({
    page,
  }) => {
    const { input, visibleItems, count } = findSearch(page);

    await input.fill('vision advanced');
    await expect(visibleItems).toHaveText(Array(3).fill(/^Run a model on an edge device/));
    await expect(section(page, 'Guides').getByRole('heading', { level: 3 })).toHaveText([
      'AI Vision Pro',
    ]);
    await expect(section(page, 'API status')).toBeHidden();

    await input.fill('guide');
    await expect(section(page, 'Guides').getByRole('listitem')).toHaveCount(guides.length);

    await input.fill('operational 99.8');
    await expect(visibleItems).toHaveText([/^AutoFlow Intelligence/]);

    // A guide that appears three times counts once.
    await input.fill('stopping rule');
    await expect(visibleItems).toHaveCount(3);
    await expect(count).toHaveText('1 result');

    const drawing = page.getByRole('figure');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawing).toBeHidden();
    await input.press('Escape');
    await expect(drawing).toBeVisible();
  });

  test('shows no link to an entry that it has hidden', async ({ page }) => {
    const { input, visibleItems } = findSearch(page);

    for (const query of ['views', 'first steps', 'read', 'min', 'prediction']) {
      await input.fill(query);
      await expect(visibleItems).not.toHaveCount(0);
      const ends = await hrefs(visibleItems.locator('a[href^="#"]'));
      for (const end of ends) await expect(page.locator(String(end))).toBeVisible();
    }
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('/docs has no search box that does nothing, and has everything else', async ({ page }) => {
    await page.goto('/docs');

    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-search-item]').filter({ visible: true })).toHaveCount(
      docs.quickLinks.items.length +
        2 * guides.length +
        docs.popular.items.length +
        docs.status.items.length,
    );
  });
});
