import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import type { Job } from '../src/schemas/job.ts';
import { axeViolations } from './axe.ts';
import { marksIn } from './marks.ts';
import { section } from './section.ts';
import { careersPage } from './specification.ts';

const { site, careers, jobs, perks } = loadContent();
const { stats: figures, requirementsShown } = careersPage;

function card(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The recipient of an email link, and the fields that it fills in. */
async function emailOf(link: Locator) {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { protocol, to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
}

/** The bottom edge of the sticky header. */
async function belowHeader(page: Page): Promise<number> {
  const box = await page.getByRole('banner').boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
}

test('has its title, a way back, four stats, and says how many positions it lists', async ({
  page,
}) => {
  await page.goto('/careers');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  const stats = page.getByRole('region', { name: 'Headline figures', exact: true });
  const values = stats.getByRole('definition');
  const positions = section(page, 'Open positions');
  const listed = positions.getByText(`${careersPage.jobs} of ${figures[0][0]} positions`, {
    exact: true,
  });

  await expect(page).toHaveTitle(/^Careers\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(trail).toHaveText(['Home', 'Careers']);
  await expect(trail.first()).toHaveAttribute('href', '/');
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  await expect(values).toHaveText(figures.map(([value]) => value));
  await expect(stats.getByRole('term')).toHaveText(figures.map(([, label]) => label));
  // 4.8/5 is on a dial at 96%; counts have no drawing.
  const end = expect.closeTo(-120 + 240 * 0.96, 0);
  expect(await marksIn(values.last().locator('svg').last())).toMatchObject({
    part: { to: end },
    needle: { to: end },
  });
  await expect(stats.locator('[data-mark=part]')).toHaveCount(1);
  expect(jobs).toHaveLength(careersPage.jobs);
  await expect(positions.getByRole('heading', { level: 3 })).toHaveText(
    jobs.map(({ title }) => title),
  );
  const first = await card(page, jobs[0]?.title ?? '').boundingBox();
  expect((await listed.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
});

/** The expected text, computed in a different way than the page does. */
function salaryOf({ currency, min, max, per }: Job['salary']): string {
  const symbol = { USD: '$', INR: '₹', EUR: '€', GBP: '£' }[currency] ?? currency;
  const money = (value: number) => symbol + String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${money(min)} – ${money(max)} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}

test('small text has a contrast of 7 to 1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');

  expect(await axeViolations(page, 'main', ['color-contrast-enhanced'])).toEqual([]);
});

test('each of the 6 jobs has its facts and the first 3 requirements, and View Details shows the rest', async ({
  page,
}) => {
  await page.goto('/careers');

  for (const job of jobs) {
    const { title, requirements, benefits } = job;
    const shown = card(page, title);
    const summary = shown.locator('summary');

    await expect(shown.getByText(job.description, { exact: true })).toBeVisible();
    await expect(shown.getByRole('term')).toHaveText([
      'Department',
      'Type',
      'Location',
      'Experience',
      'Salary',
    ]);
    await expect(shown.getByRole('definition')).toHaveText([
      job.department,
      job.type,
      job.location,
      job.experience,
      salaryOf(job.salary),
    ]);
    // A list item inside closed details has no role, so this finds only visible ones.
    await expect(shown.getByRole('listitem')).toHaveText(requirements.slice(0, requirementsShown));
    expect(await summary.evaluate((one) => one.firstChild?.textContent)).toBe(careersPage.details);
    await expect(summary).toHaveAccessibleName(`${careersPage.details} of ${title}`);

    await summary.click();

    await expect(shown.getByRole('listitem')).toHaveText([...requirements, ...benefits]);
    await expect(shown.getByText('Benefits', { exact: true })).toBeVisible();

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

test('Apply Now and Submit Resume start emails to the careers address', async ({ page }) => {
  await page.goto('/careers');
  const closing = page.getByRole('region', { name: careers.closing.text, exact: true });
  const resume = closing.getByRole('link', { name: careersPage.resume, exact: true });
  const email = { protocol: 'mailto:', to: site.email.careers };

  for (const { title } of jobs) {
    const apply = card(page, title).getByRole('link');
    await expect(apply).toHaveAccessibleName(`${careersPage.apply} for ${title}`);
    expect(await apply.evaluate((one) => one.firstChild?.textContent)).toBe(careersPage.apply);
    expect(await emailOf(apply)).toEqual({ ...email, subject: `Application: ${title}` });
  }
  await expect(closing.getByRole('heading', { level: 2 })).toHaveCount(1);
  expect(await emailOf(resume)).toEqual({ ...email, subject: careers.closing.subject });
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

test('has 6 perk cards with icon, title and text, and a culture list of 6 items', async ({
  page,
}) => {
  await page.goto('/careers');
  const cards = section(page, 'Perks').getByRole('listitem');

  expect(perks).toHaveLength(careersPage.perks);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    perks.map(({ title }) => title),
  );
  await expect(cards.getByRole('paragraph')).toHaveText(
    perks.map(({ description }) => description),
  );
  for (const one of await cards.all()) await expect(one.locator('svg')).toBeVisible();
  const drawings = await cards.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(drawings).size).toBe(careersPage.perks);
  expect(careers.culture.items).toHaveLength(careersPage.culture);
  await expect(section(page, 'Culture').getByRole('listitem')).toHaveText(careers.culture.items);
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
