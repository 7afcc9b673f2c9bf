import { expect, type Locator, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { addStyles, wideSpacing } from './add-styles.ts';
import { axeViolations } from './axe.ts';
import { pages } from './pages.ts';

/** Another look can change colors only, so the other rules would find the same again. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const looks = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, widths: [1280, 320] },
  {
    name: 'dark',
    media: { colorScheme: 'dark', forcedColors: 'none' },
    widths: [768],
    rules: colorRules,
  },
  {
    name: 'forced colors',
    media: { colorScheme: 'light', forcedColors: 'active' },
    widths: [1280],
    rules: colorRules,
  },
] as const;

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

test('each page has at most ten regions, so that screen reader users can move through them', async ({
  page,
}) => {
  const crowded: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const count = await page.getByRole('region').count();
    if (count > 10) crowded.push(`${path}: ${count}`);
  }

  expect(crowded).toEqual([]);
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

for (const path of pages) {
  test(`${path} has no violation in any look, menu shut and open`, async ({ page }) => {
    await page.goto(path);

    for (const { name, media, widths, ...only } of looks) {
      await page.emulateMedia(media);
      const rules = 'rules' in only ? only.rules : undefined;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page, 'html', rules), `${name}, ${width} px`).toEqual([]);

        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) {
          await menu.click();
          const open = await axeViolations(page, 'header', rules);
          expect(open, `${name}, ${width} px, menu open`).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
    }
  });

  test(`${path} at 320 px does not scroll sideways, and no text leaves its place, however it is spaced`, async ({
    page,
  }) => {
    const width = 320;
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);

    for (const css of ['/* as it is */', wideSpacing]) {
      await addStyles(page, css);
      const right = await page
        .locator('h1, h2, h3, h4, main a, main p')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
      // Words that are wider than their cell lie over those of the next cell.
      const spilling = await page
        .locator('main :is(th, td, dt, dd, li, p)')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(right).toBeLessThanOrEqual(width);
      expect(spilling).toEqual([]);
    }
  });

  test(`on ${path} no two links or disclosures with different targets have the same name`, async ({
    page,
  }) => {
    await page.goto(path);

    const named = await page.locator('a[href], summary').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]'))
        .map((one) => ({
          name: one.getAttribute('aria-label') ?? one.textContent?.trim(),
          // The first section of the home page is the same target as the page itself.
          end:
            one instanceof HTMLAnchorElement
              ? one.href.replace(/#home$/, '')
              : one.nextElementSibling?.textContent,
        })),
    );

    const shared = [...Map.groupBy(named, ({ name }) => name)].filter(
      ([, all]) => new Set(all.map(({ end }) => end)).size > 1,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(shared).toEqual([]);
  });
}
