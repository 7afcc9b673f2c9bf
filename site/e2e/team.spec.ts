import { expect, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';

const { teamMembers: members } = loadContent();

test('each person in the drawing leads to their card, clear of the header', async ({ page }) => {
  await page.goto('/team');
  // Only the list is announced.
  const drawn = page.getByRole('main').getByRole('figure').locator('svg[aria-hidden=true] a');
  const header = await page.getByRole('banner').boundingBox();

  for (const [at, { id, name }] of members.entries()) {
    await drawn.nth(at).locator('[data-mark]').click();
    await expect(page).toHaveURL(`/team#${id}`);
    const card = page.locator(`li#${id}`);
    await expect(card.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.y, name).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});
