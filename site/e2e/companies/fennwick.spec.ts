/**
 * A consultancy in Rotterdam with all that an owner may wish, and nothing of the sample. With LONG_TESTS
 * only: first-publish.spec.ts searches another company for traces of the sample each time.
 */
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  loadCheckedContent,
  loadContent,
} from '@website/content-model/checks/content/load-content.ts';
import { launchFindings } from '@website/content-model/checks/launch/launch-check.ts';
import {
  type ScratchCompany,
  scratchCompany,
} from '@website/content-model/test-helpers/scratch-company.ts';
import { serve } from '../../test-helpers/serve.ts';
import { findTraces, sentencesOf, tracesOf } from '../owner-edits/traces.ts';
import { otherCompany } from '../ports.ts';

const folder = resolve(import.meta.dirname, 'fennwick');

test.use({ baseURL: otherCompany });
// All tests run in the worker that built the site.
test.describe.configure({ mode: 'default' });

let company: ScratchCompany;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  company = scratchCompany('fennwick', folder);
  company.build();
  ({ stop } = await serve(company.dist, Number(new URL(otherCompany).port)));
});
test.afterAll(async () => {
  await stop();
  company.remove();
});

test('no built file has a name or a sentence of the sample, or a word about planets', () => {
  const sample = loadContent();
  const names = [
    ...[...sample.products, ...sample.upcomingProducts, ...sample.services].map((it) => it.title),
    ...[...sample.teamMembers, ...sample.testimonials].map(({ name }) => name),
    ...sample.testimonials.map((quote) => quote.company),
  ];
  const planets = /\b(planet|orbit|orrery|clockwork|kepler|epicycle|jupiter|saturn|mars\b)/;

  const { files, found } = findTraces(company.dist, [
    ...tracesOf(sample.site),
    ...names,
    ...sentencesOf(sample),
    planets,
  ]);

  expect(files).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('nothing but the invented domain stands in the way of its launch', async () => {
  const checked = loadCheckedContent(resolve(folder, 'content'));

  const findings = await launchFindings(checked, {
    today: new Date('2026-10-15'),
    intake: undefined,
  });

  expect(
    findings.filter(({ kind, severity }) => severity === 'blocker' && kind !== 'reserved-name'),
  ).toEqual([]);
});

test('what can be checked elsewhere has a link to it', async ({ page }) => {
  for (const [path, label, address] of [
    ['/', 'Her talk about it', 'https://koelketendag.example/2025/koornstra'],
    ['/team', 'Every mark and remark', 'https://klantmening.example/fennwick'],
    ['/news', 'The data, to download', 'https://opendata.example/cold-store-pallets'],
    ['/demand-forecasting', 'Havenrijk’s annual report', 'https://havenrijk.example/report-2025'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', address);
    await link.click({ trial: true });
  }
});

test('its logo, faces, clients, prices and calendar are there, and what it does not have is not', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('header a img')).not.toHaveCount(0);
  await expect(page.locator('#testimonials img[alt^="Liesbeth"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Polderman Bakeries' })).toBeVisible();
  await expect(page.getByText('€290/month')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
    'href',
    /^https:\/\/agenda/,
  );
  await expect(page.getByRole('contentinfo')).toContainText(/Mon-Thu 09:00-17:30 CES?T/);
  await expect(page.locator('a[href^="tel:"], a[href^="/api"], a[href^="/docs"]')).toHaveCount(0);

  await expect(page.getByRole('contentinfo')).not.toContainText('invented');

  await page.goto('/team');
  await expect(page.locator('main img[alt]:not([alt=""])')).toHaveCount(6);
  await expect(page.getByText('81 of 86 projects, since 2014')).toBeVisible();
  await page.goto('/news');
  await page.getByRole('link', { name: 'What a pallet forecast' }).click();
  await expect(page.getByText('The list at the gate')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Articles by category' })).toContainText(
    /From a project\s1/,
  );
  for (const path of ['/api', '/docs', '/openapi.json'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});
