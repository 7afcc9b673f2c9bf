/** The top of the home page: what clients measured, before and after. */
import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { findResults } from '../src/lib/results/results.ts';
import { expect, test } from './test.ts';

const results = findResults(loadContent().services);

const group = (page: Page) => page.getByRole('group', { name: 'Results that clients measured' });
const choice = (page: Page, index: number) => group(page).getByRole('radio').nth(index);

/** One drawing is in view, with its numbers, and a link to the story. The Tab key reaches no other. */
async function expectShown(page: Page, index: number): Promise<void> {
  await expect(choice(page, index)).toBeChecked();
  for (const [other, { label, href, before, after }] of results.entries()) {
    const panel = group(page).locator('figure').nth(other);
    const link = group(page).getByRole('link', { name: label });
    if (other !== index) {
      await expect(panel).toBeHidden();
      await expect(link).toHaveCount(0);
      continue;
    }
    await expect(panel.locator('svg[viewBox^="-884"]')).toBeVisible();
    await expect(panel.locator('figcaption > p')).toHaveText(new RegExp(`${before}.*to.*${after}`));
    await expect(link).toHaveAttribute('href', href);
  }
}

test('the first result is shown, and the numbers of all are in view', async ({ page }) => {
  await page.goto('/');

  await expectShown(page, 0);
  expect(results).toHaveLength(3);
  for (const [index, { industry, before, after }] of results.entries())
    await expect(choice(page, index)).toHaveAccessibleName(
      new RegExp(`${industry}.*${before}.*to.*${after}`),
    );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('arrow keys and presses choose another result, and nothing moves', {
      tag: javaScriptEnabled ? '@engines' : [],
    }, async ({ page }) => {
      await page.goto('/');
      const readPositions = async () => [
        await group(page).boundingBox(),
        await page.locator('#about').boundingBox(),
      ];
      const before = await readPositions();

      await choice(page, 0).focus();
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 1);
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 2);
      await choice(page, 0).click();
      await expectShown(page, 0);

      expect(await readPositions()).toEqual(before);
    });
  });
}

test('the drawing opens again with each choice, unless motion is unwanted', async ({ page }) => {
  const moving = () =>
    group(page)
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((figure) =>
          figure
            .getAnimations({ subtree: true })
            .some(({ playState }) => playState === 'running' || playState === 'finished'),
        ),
      );
  await page.goto('/');

  await choice(page, 1).click();
  expect(await moving()).toEqual([false, true, false]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choice(page, 2).click();
  expect(await moving()).toEqual([false, false, false]);
});

test('on paper, all results are there, and no choice', async ({ page }) => {
  await page.goto('/');

  await page.emulateMedia({ media: 'print' });

  await expect(group(page).locator('figure:visible')).toHaveCount(results.length);
  await expect(group(page).locator('label:visible')).toHaveCount(0);
});
