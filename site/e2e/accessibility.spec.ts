import { expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';

const { home } = loadContent();
const nameOf = (section: Locator) =>
  section.evaluate((it) => {
    const ids = it.getAttribute('aria-labelledby');
    return it.getAttribute('aria-label') ?? document.getElementById(ids ?? '')?.textContent;
  });

test('a section of the home page is named by its plain label, not by its motto', async ({
  page,
}) => {
  await page.goto('/');

  for (const part of ['about', 'services', 'products', 'testimonials', 'contact'] as const) {
    expect(await nameOf(page.locator(`#${part}`))).toBe(home[part].label);
  }
});

test('screen readers read a service before the caption of its plate', async ({ page }) => {
  await page.goto('/');

  const texts = await page.locator('#services li:has(h3)').allTextContents();

  expect(texts).toHaveLength(6);
  for (const text of texts) expect(text).toMatch(/^(?!Pl\.).*Pl\. [IVX]+\./);
});

test('screen readers read the person of a testimonial only once', async ({ page }) => {
  await page.goto('/');
  const quotes = page.locator('#testimonials li:has(blockquote)');

  // Screen readers announce a figure by its caption, and then read the caption again.
  await expect(quotes).not.toHaveCount(0);
  await expect(quotes.getByRole('figure')).toHaveCount(0);
});

test('the process chart says in words when each step begins, and its legend has pauses', async ({
  page,
}) => {
  await page.goto('/ai-development');
  const chart = page.getByRole('region', { name: 'Process', exact: true });

  await expect(chart.getByText(/^Begins/).first()).toHaveText('Begins at once.');
  await expect(chart.getByText(/^Begins/).nth(1)).toHaveText(/^Begins after \d+ to \d+ weeks\.$/);
  await expect(chart).toContainText(
    'every step at its fastest, how far it may slide, scale in weeks',
  );
});

test('a link’s target is not hidden behind the header', async ({ page }) => {
  await page.goto('/');

  for (const section of ['about', 'services', 'products', 'testimonials', 'contact']) {
    await page.goto(`/#${section}`);
    const header = await page.locator('header').first().boundingBox();
    const heading = await page.locator(`#${section} h2`).first().boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});
