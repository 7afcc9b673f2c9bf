import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { expect, test } from './test.ts';

const { site } = loadContent();

test('the year in the copyright line is right when opened in a later year', async ({ page }) => {
  const later = new Date().getFullYear() + 3;
  await page.clock.setFixedTime(new Date(later, 5, 15));

  await page.goto('/nowhere');

  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(`© ${later} ${site.name}`);
});
