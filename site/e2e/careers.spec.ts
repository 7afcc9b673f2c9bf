import type { Locator, Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { findAxeViolations } from './axe.ts';
import { expect, test } from './test.ts';

const { site, jobs } = loadContent();

function card(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('small text has a contrast of 7 to 1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');

  expect(await findAxeViolations(page, 'main', ['color-contrast-enhanced'])).toEqual([]);
});

test('on a wide screen, the facts of all jobs are in the same columns, below one row of labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  const left = (all: Element[]) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left));

  const [first = [], ...remaining] = await Promise.all(
    jobs.map(({ title }) => card(page, title).getByRole('definition').evaluateAll(left)),
  );
  const labels = card(page, jobs[0]?.title ?? '').getByRole('term');
  const top = (await card(page, jobs[0]?.title ?? '').boundingBox())?.y;

  expect(first).toEqual(first.toSorted((a, b) => a - b));
  for (const row of remaining) expect(row).toEqual(first);
  expect(await labels.evaluateAll(left)).toEqual(first);
  expect((await labels.first().boundingBox())?.y).toBeLessThan(top ?? 0);
});

test('a printed job tells where to apply', async ({ page }) => {
  await page.goto('/careers');
  await page.emulateMedia({ media: 'print' });

  for (const { title } of jobs) {
    await expect(
      card(page, title).getByText(
        `${site.email.careers}, with the subject “Application: ${title}”`,
      ),
    ).toBeVisible();
  }
});
