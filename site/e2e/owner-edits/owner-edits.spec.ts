import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent, loadRoutes } from '../../checks/content/load-content.ts';
import { securityTxtPath } from '../../src/lib/security/security-txt.ts';
import { serve } from '../../test-helpers/serve.ts';
import { faultsOf, headerFaultsOf } from '../every-company/layout-faults.ts';
import { edited } from '../ports.ts';
import { type EditedSite, editedSite } from './edited-site.ts';
import { enlarge, reduce } from './edits.ts';
import { findTraces, tracesOf } from './traces.ts';

const routes = loadRoutes();

// Without motion: turning planets would overlap other numerals at some moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Kind {
  name: string;
  does: string;
  change: (site: EditedSite) => void;
  pages: readonly string[];
  /** What the footer of every page says. */
  footer: readonly string[];
  bodies: number;
}

const larger: Kind = {
  name: 'larger',
  does: 'with more of everything and a long name',
  change: enlarge,
  pages: [...routes, '/ai-robotics', '/nowhere'],
  footer: ['All seven services', 'All four products'],
  bodies: 7,
};
const smaller: Kind = {
  name: 'smaller',
  does: 'with less of everything and no open job',
  change: reduce,
  pages: [...routes.filter((route) => route !== '/ai-chatbots'), '/nowhere'],
  footer: ['All five services', 'Both products'],
  bodies: 5,
};

/**
 * Builds and serves a copy for the tests of a block, and adds the tests that every copy must pass.
 * Returns a function that gives the folder of the built copy.
 */
function holdWhole({ name, change, pages, footer, bodies }: Kind, address: string): () => string {
  let site: ReturnType<typeof editedSite> | undefined;
  let stop: (() => Promise<void>) | undefined;
  // All tests of a copy run in the worker that built it.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: address });

  test.beforeAll(async () => {
    site = editedSite(`owner-edits-${name}`, change);
    ({ stop } = await serve(site.dist, Number(new URL(address).port)));
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

  test('the header has one row at every width', async ({ page }) => {
    await page.goto('/team');

    expect(await headerFaultsOf(page)).toEqual([]);
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

test.describe(larger.does, () => {
  const dist = holdWhole(larger, edited.larger);

  test('a seventh service appears in every list of services', async ({ page }) => {
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
  });

  test('values that are not set are named as such, and have no link', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');

    await expect(footer).toContainText('Phone not set');
    await expect(footer).toContainText('Postal address not set');
    await expect(footer.getByRole('listitem').filter({ hasText: 'not set' })).toHaveCount(3);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);

    await page.goto('/privacy');
    await expect(page.getByRole('article')).toContainText('representative not set');
  });

  test('the sitemap lists a new page', () => {
    const text = readFileSync(join(dist(), 'sitemap.xml'), 'utf8');
    const entries = text.split('<url>').slice(1);
    const entryOf = (path: string) => entries.find((entry) => entry.includes(`${path}</loc>`));

    expect(entries).toHaveLength(larger.pages.length - 1);
    expect(entryOf('/ai-robotics')).not.toContain('lastmod');
    expect(entryOf('/cookies')).toContain('lastmod');
  });

  test('without a last day for it, there is no security.txt', async ({ request }) => {
    expect((await request.get(securityTxtPath)).status()).toBe(404);
  });
});

test.describe(smaller.does, () => {
  const dist = holdWhole(smaller, edited.smaller);

  test('after a change of site.yaml alone, no built file names the sample company', () => {
    const { site: shipped } = loadContent();
    test.skip(!shipped.sample, 'The content has the name of the company that it is about.');

    const { files, found } = findTraces(dist(), tracesOf(shipped));

    expect(files).toBeGreaterThan(smaller.pages.length);
    expect(found).toEqual([]);
  });

  test('without an open job, /careers says so, and still accepts a resume', async ({ page }) => {
    await page.goto('/careers');
    const jobs = page.locator('#jobs');

    await expect(jobs).toContainText('No position is listed here at the moment.');
    await expect(jobs).not.toContainText('0 of');
    await expect(jobs.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: 'Submit Resume' })).toBeVisible();
  });

  test('without upcoming products or other articles, nothing announces them', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#products h3')).toHaveCount(2);

    await page.goto('/news');
    await expect(page.getByText('1 of 24 articles is on this page: this one.')).toBeVisible();
    await expect(page.getByText('There is no other article on this page yet.')).toBeVisible();
  });
});
