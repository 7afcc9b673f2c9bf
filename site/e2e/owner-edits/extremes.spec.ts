/** Companies at the edges of what content may be: hardly anything, and much of everything. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadRoutes } from '../../checks/content/load-content.ts';
import { serve } from '../../test-helpers/serve.ts';
import { faultsOf, headerFaultsOf } from '../every-company/layout-faults.ts';
import { extremeCopy } from '../ports.ts';
import { editedSite } from './edited-site.ts';
import { haveMuch, leaveOutEverything } from './extremes.ts';
import { findTraces } from './traces.ts';

test.use({ baseURL: extremeCopy, contextOptions: { reducedMotion: 'reduce' } });
// Both are served at the same address, one after the other.
test.describe.configure({ mode: 'serial' });

async function layoutFaults(page: Page, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await faultsOf(page)).map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  return [...faults, ...(await headerFaultsOf(page))];
}

/** Builds a company, serves it, and leaves nothing behind. */
async function visit(
  name: string,
  changes: Parameters<typeof editedSite>[1],
  look: (dist: string) => Promise<void>,
): Promise<void> {
  const copy = editedSite(name, changes);
  const { stop } = await serve(copy.dist, Number(new URL(extremeCopy).port));
  try {
    await look(copy.dist);
  } finally {
    await stop();
    copy.remove();
  }
}

test('a company with one service and nothing optional has no trace of what it lacks', async ({
  page,
}) => {
  const missing = ['/team', '/careers', '/news', '/docs', '/api'];
  await visit('least', leaveOutEverything, async (dist) => {
    for (const file of [...missing.map((path) => `${path}.html`), 'openapi.json', 'news.atom'])
      expect(existsSync(join(dist, file)), file).toBe(false);
    const links = missing.flatMap((path) => [`href="${path}`, `.example${path}`]);
    const words = ['not set', '="undefined"', 'href="tel:', '/#products', '/#testimonials'];
    expect(findTraces(dist, [...links, ...words]).found).toEqual([]);

    expect(await layoutFaults(page, ['/', '/support', '/ai-development', '/privacy'])).toEqual([]);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Company', 'Services', 'Support']);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
  });
});

test('a company with eight services and nine of everything else has room for it', async ({
  page,
}) => {
  await visit('most', haveMuch, async () => {
    const pages = [...loadRoutes().slice(0, 11), '/ai-chatbots'];
    expect(await layoutFaults(page, pages)).toEqual([]);
    await page.goto('/');
    await expect(page.locator('#products li [data-gradient]')).toHaveCount(9);
    await expect(page.locator('#home [data-body]')).toHaveCount(8);
    await expect(page.locator('#services ol').getByRole('link')).toHaveCount(8);
  });
});
