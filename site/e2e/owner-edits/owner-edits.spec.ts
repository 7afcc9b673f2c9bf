import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../../checks/content/load-content.ts';
import { securityTxtPath } from '../../src/lib/security/security-txt.ts';
import { serve } from '../../test-helpers/serve.ts';
import { faultsOf, headerFaultsOf } from '../every-company/layout-faults.ts';
import { routes, templates } from '../pages.ts';
import { edited } from '../ports.ts';
import { type EditedSite, editedSite } from './edited-site.ts';
import { enlarge, reduce } from './edits.ts';
import { findTraces, tracesOf } from './traces.ts';

// Without motion: turning planets would overlap other numerals at some moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Builds and serves an edited copy for the tests of a block, and adds what every copy must pass.
 * Returns a function that gives the folder of the built copy.
 */
function holdWhole(
  name: keyof typeof edited,
  change: (site: EditedSite) => void,
  { pages, footer, bodies }: { pages: string[]; footer: string[]; bodies: number },
): () => string {
  let site: ReturnType<typeof editedSite> | undefined;
  let stop: (() => Promise<void>) | undefined;
  // All tests of a copy run in the worker that built it.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: edited[name] });

  test.beforeAll(async () => {
    site = editedSite(`owner-edits-${name}`, change);
    ({ stop } = await serve(site.dist, Number(new URL(edited[name]).port)));
  });
  test.afterAll(async () => {
    await stop?.();
    site?.remove();
  });

  test('every page stays intact on every screen', async ({ page }) => {
    const faults: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await faultsOf(page)).map((fault) => `${path}, ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test('numbers in words and planets in the drawing match the content', async ({ page }) => {
    await page.goto('/');

    for (const words of footer) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name: words })).toBeVisible();
    }
    await expect(page.locator('#home [data-body]')).toHaveCount(bodies);
    await expect(page.getByRole('main')).not.toContainText(/\b(three products|six)\b/i);
  });

  return () => site?.dist ?? '';
}

test.describe('with more of everything and a long name', () => {
  const dist = holdWhole('larger', enlarge, {
    pages: [...templates, '/ai-robotics'],
    footer: ['All seven services', 'All four products'],
    bodies: 7,
  });

  test('the header has one row at every width', async ({ page }) => {
    await page.goto('/team');

    expect(await headerFaultsOf(page)).toEqual([]);
  });

  test('a seventh service appears in every list of services, and in the sitemap', async ({
    page,
  }) => {
    await page.goto('/');
    const services = page.locator('#services');
    await expect(services.getByRole('listitem').locator('a[href="/ai-robotics"]')).toBeVisible();
    await expect(services).toContainText('Pl. VII.');
    await expect(page.getByRole('option', { name: 'AI Robotics & Motion' })).toHaveCount(1);
    await expect(page.locator('[data-pages~="/ai-robotics"]')).toHaveCount(1);

    await page.goto('/nowhere');
    await expect(page.getByRole('main').locator('a[href="/ai-robotics"]')).toBeVisible();
    await page.goto('/ai-chatbots');
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL('/ai-robotics');
    await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/ai-chatbots');

    const entries = readFileSync(join(dist(), 'sitemap.xml'), 'utf8').split('<url>').slice(1);
    expect(entries).toHaveLength(routes.length + 1);
    expect(entries.filter((entry) => entry.includes('/ai-robotics</loc>'))).toHaveLength(1);
  });

  test('values that are not set are named as such, and have no link and no file', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');

    await expect(footer).toContainText('Phone not set');
    await expect(footer).toContainText('Postal address not set');
    await expect(footer.getByRole('listitem').filter({ hasText: 'not set' })).toHaveCount(3);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await page.goto('/privacy');
    await expect(page.getByRole('article')).toContainText('representative not set');
    expect((await page.request.get(securityTxtPath)).status()).toBe(404);
  });
});

test.describe('with less of everything and no open job', () => {
  const dist = holdWhole('smaller', reduce, {
    pages: templates,
    footer: ['All five services', 'Both products'],
    bodies: 5,
  });

  test('after a change of site.yaml alone, no built file names the sample company', () => {
    const { files, found } = findTraces(dist(), tracesOf(loadContent().site));

    expect(files).toBeGreaterThan(routes.length);
    expect(found).toEqual([]);
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
    await expect(page.locator('#products h3')).toHaveCount(2);
    await page.goto('/news');
    await expect(page.getByText('1 of 24 articles is on this page: this one.')).toBeVisible();
    await expect(page.getByText('There is no other article on this page yet.')).toBeVisible();
  });
});
