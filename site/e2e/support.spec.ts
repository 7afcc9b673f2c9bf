import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { findSearch } from './search.ts';
import { section } from './section.ts';
import { sampleCompany } from './specification.ts';
import { expect, test } from './test.ts';

const { support } = loadContent();
const { open, closed, label } = support.hours;
const { hours } = sampleCompany.company;

const localHours = (page: Page) => page.getByRole('main').getByText(/in your time zone/);
const office = (page: Page) => page.getByRole('main').getByText(hours, { exact: true }).first();

test('each answer has its own URL, with its question in view', async ({ page }) => {
  const { id, question, answer } = support.questions.items.at(-1) ?? ({} as never);
  await page.goto('/support');
  await page.getByText(question, { exact: true }).click();
  await page.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(`/support#${id}`);

  await page.goto('/');
  await page.goto(`/support#${id}`);
  await expect(page.getByText(answer, { exact: true })).toBeInViewport();
  await page.getByText(question, { exact: true }).click({ trial: true });
});

/** The words next to the dial, and where its hands point: to which hour, and how far into the week. */
async function nowOn(page: Page) {
  const figure = section(page, label);
  const hands = await figure
    .locator('svg path[data-part]')
    .evaluateAll((all) =>
      all.map((hand) => /[\d.]+/.exec(hand.getAttribute('transform') ?? '')?.[0]),
    );
  const [ofDay, ofWeek] = hands.map(Number);
  const words = figure.getByText(new RegExp(`^(${open}|${closed})$`)).filter({ visible: true });
  return {
    words: await words.allTextContents(),
    hour: ((Number(ofDay) % 360) / 360) * 24,
    day: (Number(ofWeek) / 360) * 7,
  };
}

test.describe('seen from Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the dial shows now by the company’s clock, and the hours are also those of the visitor', async ({
    page,
  }) => {
    for (const [moment, words, day, hour] of [
      ['2025-02-10T04:30', closed, 0, 4.5],
      ['2025-02-10T09:00', open, 0, 9],
      ['2025-02-14T17:57', open, 4, 17.95],
      ['2025-02-14T18:00', closed, 4, 18],
      ['2025-02-16T11:00', closed, 6, 11],
    ] as const) {
      await page.clock.setFixedTime(`${moment}:00+05:30`);

      await page.goto('/support');

      expect(await nowOn(page), moment).toEqual({
        words: [words],
        hour: expect.closeTo(hour),
        day: expect.closeTo(day + hour / 24),
      });
      await expect(localHours(page)).toHaveText('Mon-Fri 9:15AM-6:15PM in your time zone');
      await expect(office(page)).toBeVisible();
    }

    await page.goto('/#contact');
    await expect(localHours(page)).toHaveText('Mon-Fri 9:15AM-6:15PM in your time zone');
  });
});

test('the dial follows the clock while the page stays open', async ({ page }) => {
  await page.clock.install({ time: '2025-02-10T08:59:30+05:30' });
  await page.goto('/support');
  expect((await nowOn(page)).words).toEqual([closed]);

  await page.clock.runFor(61_000);

  expect((await nowOn(page)).words).toEqual([open]);
});

test('the dial shows no time if the browser cannot tell it in the company’s zone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Date.prototype.toLocaleString = () => 'neither a date nor a time';
  });

  await page.goto('/support');

  expect((await nowOn(page)).words).toEqual([]);
  await expect(section(page, label).locator('svg path[data-part]').first()).toBeHidden();
});

test('the hours are not shown again if they are the same, or if the time zone is uncertain', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const zone = new URLSearchParams(location.search).get('zone');
    if (zone === null) return void Object.assign(window, { Intl: undefined });
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: zone || (undefined as never) };
    };
  });

  for (const query of ['?zone=Asia/Kolkata', '?zone=UTC', '?zone=Etc/Unknown', '?zone=', '']) {
    await page.goto(`/support${query}`);
    await expect(findSearch(page).box).toBeVisible();
    await expect(office(page)).toBeVisible();
    await expect(localHours(page)).toHaveCount(0);
  }
});

test.describe('the search box of /support', () => {
  test.beforeEach(({ page }) => page.goto('/support'));

  test('leads to its matches, past the dial and without empty areas', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { box, input, visibleItems } = findSearch(page);
      const go = box.getByRole('link', { name: 'Go to the results' });
      const dial = page.getByRole('figure');
      await expect(go).toBeHidden();
      await expect(dial).toBeVisible();

      await input.fill('password');
      await expect(dial).toBeHidden();
      await go.click();

      await expect(visibleItems).toHaveCount(1);
      await expect(visibleItems).toBeInViewport({ ratio: 1 });
      await expect(visibleItems.getByRole('link')).toBeFocused();
      const paint = await visibleItems.evaluate((item) => {
        const backgrounds: string[] = [];
        // Check all ancestors up to the section. The item itself may have a background.
        for (let at = item.parentElement; at && at.tagName !== 'SECTION'; at = at.parentElement) {
          backgrounds.push(getComputedStyle(at).backgroundColor);
        }
        return backgrounds;
      });
      expect(new Set(paint)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
      await input.press('Escape');
      await expect(dial).toBeVisible();
    }
  });

  test('says the count once typing pauses, not at each letter', async ({ page }) => {
    const { input, count } = findSearch(page);
    await page.clock.install();
    await page.goto('/support');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await count.evaluate((output) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(output.textContent ?? '')).observe(output, {
        childList: true,
      });
    });

    await input.pressSequentially('invoice');
    await page.clock.runFor(1000);

    await expect(count).toHaveText(/results?$/);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(
      1,
    );
  });

  test('keeps its state when the visitor comes back and the page loads again', async ({ page }) => {
    const { input, items, visibleItems } = findSearch(page);
    // With an unload listener, a browser does not keep the page in its back-forward cache.
    await page.evaluate(() => addEventListener('unload', () => {}));
    await input.fill('invoice');
    const count = await visibleItems.count();
    expect(count).toBeLessThan(await items.count());

    await page.goto('/docs');
    await page.goBack();

    await expect(input).toHaveValue('invoice');
    await expect(visibleItems).toHaveCount(count);
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/Los_Angeles' });

  test('/support has no search box that does nothing and no guessed time, but everything else', async ({
    page,
  }) => {
    await page.goto('/support');
    const [first] = support.questions.items;

    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByText(/in your time zone/)).toHaveCount(0);
    await expect(page.getByText(open, { exact: true })).toBeHidden();
    await expect(page.getByText(closed, { exact: true })).toBeHidden();
    for (const hand of await page.locator('svg path[data-part]').all())
      await expect(hand).toBeHidden();
    await expect(page.getByText(hours, { exact: true }).first()).toBeVisible();
    for (const item of await page.locator('[data-search-item]').all()) {
      await expect(item).toBeVisible();
    }
    await page.getByText(first?.question ?? '', { exact: true }).click();
    await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
  });
});
