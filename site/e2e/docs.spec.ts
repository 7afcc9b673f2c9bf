import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { groupGuides } from '../src/lib/docs/guide-sections.ts';
import { findSearch } from './search.ts';
import { section } from './section.ts';
import { expect, test } from './test.ts';

const { docs, guides: all } = loadContent();
const guides = groupGuides(docs.guides, all).flatMap((section) => section.guides);

test.describe('the search box of /docs', () => {
  test.beforeEach(({ page }) => page.goto('/docs'));

  test('finds guides by words of their text, difficulty or section, and makes room for them', async ({
    page,
  }) => {
    const { input, visibleItems, count } = findSearch(page);

    await input.fill('vision advanced');
    await expect(visibleItems).toHaveText([/^Run a model on an edge device/]);
    await expect(section(page, 'Guides').getByRole('heading', { level: 3 })).toHaveText([
      'AI Vision Pro',
    ]);
    await expect(section(page, 'API status')).toBeHidden();

    await input.fill('guide');
    await expect(section(page, 'Guides').getByRole('listitem')).toHaveCount(guides.length);

    await input.fill('operational 99.8');
    await expect(visibleItems).toHaveText([/^AutoFlow Intelligence/]);

    // What one learns is searched, too. The list of popular guides makes room.
    await input.fill('trust winner');
    await expect(visibleItems).toHaveText([/^Choose a stopping rule/]);
    await expect(count).toHaveText('1 result');
    await expect(section(page, 'Popular')).toBeHidden();
  });
});

test('on a phone, /docs is half as long as in 1.1.0, and a row of its list leads to the guide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs');
  const row = section(page, 'Guides')
    .getByRole('listitem')
    .filter({ hasText: /stopping rule/ });

  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThan(8252 / 2);
  // Not only its title.
  await row.click();
  await expect(page).toHaveURL('/docs/stopping-rule');
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('/docs has no search box that does nothing, and has everything else', async ({ page }) => {
    await page.goto('/docs');

    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-search-item]').filter({ visible: true })).toHaveCount(
      docs.quickLinks.items.length + guides.length + docs.status.items.length,
    );
  });
});
