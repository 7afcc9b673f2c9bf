import { expect, type Page, test } from '@playwright/test';
import english from '../../languages/en.json' with { type: 'json' };
import { loadContent } from '../checks/content/load-content.ts';
import { priceRangeText, weeksOf, weeksText } from '../src/lib/text/service-facts.ts';
import { axeViolations } from './axe.ts';

const { home } = loadContent();
const services = loadContent().services.toSorted((a, b) => a.plate - b.plate);
const words = { ...english, locale: 'en-US' };
const readings = services.map((service) => {
  const weeks = weeksOf([service]);
  if (!weeks || !service.price) throw new Error(`${service.title} has no weeks or no price.`);
  return `${service.title}: ${weeksText(weeks, words)}, ${priceRangeText(service.price, words)}`;
});

const rule = (page: Page) => page.locator('[data-rule]');
const slider = (page: Page) => rule(page).getByRole('slider', { name: 'Service' });
const ask = (page: Page) => rule(page).getByRole('link', { name: 'Ask About This' });
const lists = (page: Page) => page.locator('[data-form] select');

async function open(page: Page, path: string) {
  await page.goto(path);
  await rule(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
}

test('reads the weeks and the price of each service, by keys and by pointer', async ({ page }) => {
  await open(page, '/');

  await slider(page).focus();
  for (const reading of readings) {
    await expect(slider(page)).toHaveAttribute('aria-valuetext', reading);
    const shown = rule(page).getByText(reading, { exact: true });
    await expect(shown).toBeVisible();
    expect(await shown.textContent(), 'no line begins within a fact').toMatch(/\d\xa0weeks/);
    await page.keyboard.press('ArrowRight');
  }

  const { width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  for (const [index, reading] of readings.entries()) {
    const x = (width * (index + 0.5)) / readings.length;
    await slider(page).click({ position: { x, y: height / 2 } });
    await expect(slider(page)).toHaveAttribute('aria-valuetext', reading);
  }
  expect(await axeViolations(page, '[data-rule]')).toEqual([]);
});

test('the range of each service is on its scales, with the hairline within it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const heights = await rule(page)
      .locator('ul > :not(:last-child)')
      .evaluateAll((numbers) => numbers.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size, 'each number is on one line').toBe(1);
    for (const index of services.keys()) {
      await slider(page).fill(`${index}`);
      const places = await rule(page).evaluate((element) => {
        const box = (selector: string) =>
          [...element.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const [body] = box(':scope > div');
        const [cursor] = box('hr');
        return box('ul > :last-child').map(({ left, right }) => ({
          left: left - (body?.left ?? 0),
          right: (body?.right ?? 0) - right,
          before: (cursor ? cursor.left + cursor.width / 2 : 0) - left,
          after: right - (cursor ? cursor.left + cursor.width / 2 : 0),
        }));
      });
      expect(places).toHaveLength(2);
      for (const place of places) {
        for (const distance of Object.values(place)) expect(distance).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('Ask About This opens the form with service and budget chosen', async ({ page }) => {
  await open(page, '/');
  await slider(page).fill('4');
  await ask(page).click();

  await expect(lists(page).first()).toHaveValue(services[4]?.contactOption ?? '');
  await expect(lists(page).last()).toHaveValue('$25k - $50k');
  await expect(page.locator('#contact')).toBeInViewport();

  // From the page of one service, for another.
  await open(page, '/ai-chatbots');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', readings[5] ?? '');
  await slider(page).fill('3');
  await ask(page).click();
  await expect(page).toHaveURL('/?ask=4#contact');
  await expect(lists(page).first()).toHaveValue(services[3]?.contactOption ?? '');
  await expect(lists(page).last()).toHaveValue('$50k - $100k');
});

test('anything else in the address chooses nothing', async ({ page }) => {
  for (const asked of ['0', '7', '-1', '1.5', 'x"]', '']) {
    await page.goto(`/?ask=${encodeURIComponent(asked)}#contact`);
    await expect(lists(page).first()).toHaveValue('');
    await expect(lists(page).last()).toHaveValue('');
  }
});

test('is a table without script, on paper, and if its script does not come', async ({
  page,
  browser,
}) => {
  const rows = readings.map((reading) => reading.split(/: |, /));
  const expectTable = async (page: Page) => {
    const table = rule(page).getByRole('table');
    await expect(table).toBeVisible();
    for (const [index, row] of rows.entries()) {
      await expect(table.locator('tbody tr').nth(index).locator('> *')).toHaveText(row);
    }
  };
  const noScript = await browser.newPage({ javaScriptEnabled: false });
  await noScript.goto(`${test.info().project.use.baseURL}/`);
  await expectTable(noScript);
  await noScript.close();

  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expectTable(page);
  await expect(slider(page)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.route('**/slide-rule.*.js', (route) => route.abort());
  await page.goto('/ai-analytics');
  await rule(page).scrollIntoViewIfNeeded();
  await expectTable(page);
  expect(home.contact.budgets).toContain('$25k - $50k');
});
