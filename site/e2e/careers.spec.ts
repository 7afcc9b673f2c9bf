import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { axeViolations } from './axe.ts';
import { section } from './section.ts';
import { careersPage } from './specification.ts';

const { site, jobs } = loadContent();
const { requirementsShown } = careersPage;

function card(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The bottom edge of the sticky header. */
async function belowHeader(page: Page): Promise<number> {
  const box = await page.getByRole('banner').boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
}

test('small text has a contrast of 7 to 1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');

  expect(await axeViolations(page, 'main', ['color-contrast-enhanced'])).toEqual([]);
});

test('View Details shows the other requirements and the benefits, and hides them again', async ({
  page,
}) => {
  await page.goto('/careers');

  for (const { title, requirements, benefits } of jobs.slice(0, 1)) {
    const shown = card(page, title);
    const summary = shown.locator('summary');
    // A list item inside closed details has no role, so this finds only visible ones.
    await expect(shown.getByRole('listitem')).toHaveText(requirements.slice(0, requirementsShown));

    await summary.click();
    await expect(shown.getByRole('listitem')).toHaveText([...requirements, ...benefits]);

    await summary.press('Enter');
    await expect(shown.getByRole('listitem')).toHaveText(requirements.slice(0, requirementsShown));
  }
});

test('on a wide screen, the facts of all jobs are in the same columns, below one row of labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  const left = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().left));

  const [first = [], ...others] = await Promise.all(
    jobs.map(({ title }) => card(page, title).getByRole('definition').evaluateAll(left)),
  );
  const labels = card(page, jobs[0]?.title ?? '').getByRole('term');
  const top = (await card(page, jobs[0]?.title ?? '').boundingBox())?.y;

  expect(first).toEqual(first.toSorted((a, b) => a - b));
  for (const row of others) expect(row).toEqual(first);
  expect(await labels.evaluateAll(left)).toEqual(first);
  expect((await labels.first().boundingBox())?.y).toBeLessThan(top ?? 0);
});

test('each job has its own anchor, and its details have one that opens them', async ({ page }) => {
  await page.goto('/careers');
  for (const { id, title } of jobs) await expect(card(page, title)).toHaveAttribute('id', id);
  await page.goto('about:blank');
  for (const { id, title } of [...jobs.slice(0, 1), ...jobs.slice(-1)]) {
    await page.goto(`/careers#${id}`);
    const top = await belowHeader(page);
    const shown = card(page, title);
    const details = shown.locator('details');
    await expect(details).not.toHaveAttribute('open');
    expect((await shown.boundingBox())?.y).toBeGreaterThanOrEqual(top);
    await expect(shown.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });

    await page.goto('about:blank');
    await page.goto(`/careers#${id}-details`);

    const first = details.getByRole('listitem').first();
    await expect(details).toHaveAttribute('open');
    await expect(first).toBeInViewport({ ratio: 1 });
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(top);
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.goto('about:blank');
  }
});

test('Browse All Jobs leads to the list on this page, from its top and from its end', async ({
  page,
}) => {
  await page.goto('/careers');
  const links = page.getByRole('link', { name: careersPage.browse, exact: true });
  await expect(links).toHaveCount(2);

  for (const link of await links.all()) {
    await page.goto('/careers');
    await link.click();

    await expect(page).toHaveURL('/careers#jobs');
    const heading = section(page, 'Open positions').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBeGreaterThan(await belowHeader(page));
  }
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
