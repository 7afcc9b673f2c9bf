/** A copy of the sample that its owner has turned into another company, with more and with less. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { securityTxtPath } from '../../src/lib/security/security-txt.ts';
import { serve } from '../../test-helpers/serve.ts';
import { faultsOf, headerFaultsOf } from '../every-company/layout-faults.ts';
import { routes, templates } from '../pages.ts';
import { editedCopy } from '../ports.ts';
import { editedSite } from './edited-site.ts';
import { editEverything } from './edits.ts';
import { findTraces } from './traces.ts';

// Without motion: turning planets would overlap other numerals at some moment.
test.use({ baseURL: editedCopy, contextOptions: { reducedMotion: 'reduce' } });
// All tests run in the worker that built the copy.
test.describe.configure({ mode: 'default' });

let copy: ReturnType<typeof editedSite>;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  copy = editedSite('owner-edits', editEverything);
  ({ stop } = await serve(copy.dist, Number(new URL(editedCopy).port)));
});
test.afterAll(async () => {
  await stop();
  copy.remove();
});

test('every page stays intact on every screen, and the header has one row', async ({ page }) => {
  const faults: string[] = [];
  for (const path of [...templates, '/ai-robotics']) {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await faultsOf(page)).map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(await headerFaultsOf(page)).toEqual([]);
});

test('numbers in words and planets in the drawing match the content', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');

  await expect(links.filter({ hasText: 'All seven services' })).toBeVisible();
  await expect(links.filter({ hasText: 'Both products' })).toBeVisible();
  await expect(page.locator('#home [data-body]')).toHaveCount(7);
  await expect(page.getByRole('main')).not.toContainText(/\b(three products|six)\b/i);
});

test('a seventh service appears in every list of services, and in the sitemap', async ({
  page,
}) => {
  await page.goto('/');
  const services = page.locator('#services');
  await expect(services.locator('ul a[href="/ai-robotics"]')).toBeVisible();
  await expect(services).toContainText('Pl. VII.');
  await expect(page.getByRole('option', { name: 'AI Robotics & Motion' })).toHaveCount(1);
  await expect(page.locator('[data-pages~="/ai-robotics"]')).toHaveCount(1);

  await page.goto('/nowhere');
  await expect(page.getByRole('main').locator('a[href="/ai-robotics"]')).toBeVisible();
  await page.goto('/ai-chatbots');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/ai-robotics');
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/ai-chatbots');

  const entries = readFileSync(join(copy.dist, 'sitemap.xml'), 'utf8').split('<url>').slice(1);
  expect(entries).toHaveLength(routes.length + 1);
  expect(entries.filter((entry) => entry.includes('/ai-robotics</loc>'))).toHaveLength(1);
});

test('what the company does not have is nowhere', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('#contact ul > li')).toHaveCount(2);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.getByRole('article')).not.toContainText('represented by');
  await expect(page.getByRole('article')).toContainText('We decide why and how');
  expect((await page.request.get(securityTxtPath)).status()).toBe(404);
  expect(findTraces(copy.dist, ['not set']).found).toEqual([]);
});

test('nothing announces jobs, upcoming products or articles that are not there', async ({
  page,
}) => {
  await page.goto('/careers');
  const jobs = page.locator('#jobs');
  await expect(jobs).toContainText('No position is listed here at the moment.');
  await expect(jobs).not.toContainText('0 of');
  await expect(jobs.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: 'Submit Resume' })).toBeVisible();

  await page.goto('/');
  await expect(page.locator('#products h3')).toHaveCount(3);
  await page.goto('/news');
  await expect(page.getByText('1 of 224 articles is on this page: this one.')).toBeVisible();
  await expect(page.getByText('There is no other article on this page yet.')).toBeVisible();
});
