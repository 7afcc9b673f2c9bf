import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { dayNames } from '@website/content-model/vocabulary.ts';
import { hoursIn, hoursText, wallClock, weekHours } from '../src/lib/hours/hours.ts';
import { expectHonestSearch, searchOf } from './search.ts';
import { section } from './section.ts';

const { support, site } = loadContent();

const hours = hoursText(site.hours);

/** 9.5 for "09:30". */
const asNumber = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const [opens, closes] = [asNumber(site.hours.opens), asNumber(site.hours.closes)];
const openDays = site.hours.days.map((day) => dayNames.indexOf(day));

/** A moment by the company's clock, in a week without a change of the clocks. Monday is day 0. */
function moment(day: number, hour: number): Date {
  const inUtc = Date.UTC(2025, 1, 10 + day) + hour * 3_600_000;
  const there = new Date(inUtc).toLocaleString('sv', { timeZone: site.hours.zone });
  const ahead = Date.parse(`${there.replace(' ', 'T')}Z`) - inUtc;
  return new Date(inUtc - ahead);
}

test.describe('the support page', () => {
  test.beforeEach(({ page }) => page.goto('/support'));

  test('each answer opens in place, and has its own URL', async ({ page }) => {
    for (const { question, answer } of support.questions.items) {
      await expect(page.getByText(answer, { exact: true })).toBeHidden();
      await page.getByText(question, { exact: true }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
    }
    const { id, question, answer } = support.questions.items.at(-1) ?? ({} as never);
    await page.getByRole('link', { name: 'Link to this answer' }).last().click();
    await expect(page).toHaveURL(`/support#${id}`);

    // The link opens the answer, with its question in view.
    await page.goto('/');
    await page.goto(`/support#${id}`);
    await expect(page.getByText(answer, { exact: true })).toBeInViewport();
    await page.getByText(question, { exact: true }).click({ trial: true });
  });
});

test.describe('the dial shows now', () => {
  const open = support.hours.open;
  const closed = support.hours.closed;

  /** The words next to the dial, and where its hands point: to which hour, and how far into the week. */
  async function nowOn(page: Page) {
    const figure = section(page, support.hours.label);
    const hands = await figure
      .locator('svg path[data-now]')
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

  const [first = 0, last = first] = [openDays[0], openDays.at(-1)];
  const shut = [6, 5, 4, 3, 2, 1, 0].find((day) => !openDays.includes(day));
  test.describe('seen from Los Angeles', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('by the company’s clock: open or closed, the hour and the day', async ({ page }) => {
      for (const [day, hour, words] of [
        [first, opens, open],
        [first, (opens + closes) / 2, open],
        [last, closes - 1 / 60, open],
        [last, closes, closed],
        // A company may open at midnight, or on every day.
        ...(opens > 0 ? [[first, opens / 2, closed] as const] : []),
        ...(shut === undefined ? [] : [[shut, 11, closed] as const]),
      ] as const) {
        await page.clock.setFixedTime(moment(day, hour));

        await page.goto('/support');

        const near = (value: number) => expect.closeTo(value, 2);
        expect(await nowOn(page)).toEqual({
          words: [words],
          hour: near(hour),
          day: near(day + hour / 24),
        });
      }
    });
  });

  test('follows the clock while the page stays open', async ({ page }) => {
    await page.clock.install({ time: moment(first, opens - 30 / 3600) });
    await page.goto('/support');
    expect((await nowOn(page)).words).toEqual([closed]);

    await page.clock.runFor(61_000);

    expect((await nowOn(page)).words).toEqual([open]);
  });

  test('also if the visitor’s own time zone is unknown', async ({ page }) => {
    await page.clock.setFixedTime(moment(first, (opens + closes) / 2));
    await page.addInitScript(() => Object.assign(window, { Intl: undefined }));

    await page.goto('/support');

    expect((await nowOn(page)).words).toEqual([open]);
  });

  test('not if the browser cannot tell the time in the company’s zone', async ({ page }) => {
    await page.addInitScript(() => {
      Date.prototype.toLocaleString = () => 'neither a date nor a time';
    });

    await page.goto('/support');

    expect((await nowOn(page)).words).toEqual([]);
    await expect(
      section(page, support.hours.label).locator('svg path[data-now]').first(),
    ).toBeHidden();
  });
});

test.describe('the hours in the visitor’s own time zone', () => {
  const own = (page: Page) => page.getByRole('main').getByText(/in your time zone/);
  const office = (page: Page) => page.getByRole('main').getByText(hours, { exact: true }).first();

  test.describe('in Kathmandu', () => {
    test.use({ timezoneId: 'Asia/Kathmandu' });

    test('are those of the company, converted', async ({ page }) => {
      const time = '2025-07-16T12:00:00Z';
      await page.clock.setFixedTime(new Date(time));

      await page.goto('/support');

      const today = wallClock(site.hours.zone, Date.parse(time));
      const moved = hoursIn('Asia/Kathmandu', weekHours(site.hours), today);
      expect(moved).toMatch(/[AP]M/);
      await expect(own(page)).toHaveText(`${moved} in your time zone`);
      await expect(office(page)).toBeVisible();
    });
  });

  test('are not shown if they add nothing or are uncertain', async ({ browser, baseURL }) => {
    for (const timezoneId of [site.hours.zone, 'UTC']) {
      const page = await browser.newPage({ ...(baseURL && { baseURL }), timezoneId });
      await page.goto('/support');

      await expect(searchOf(page).box).toBeVisible();
      await expect(office(page)).toBeVisible();
      await expect(own(page)).toHaveCount(0);
      await page.close();
    }
  });

  test('are not shown if the browser does not know the time zone, and nothing fails', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      const zone = new URLSearchParams(location.search).get('zone');
      if (zone === null) return void Object.assign(window, { Intl: undefined });
      const real = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...real.call(this), timeZone: zone || (undefined as never) };
      };
    });

    for (const query of ['?zone=Etc/Unknown', '?zone=', '']) {
      await page.goto(`/support${query}`);
      await expect(searchOf(page).box).toBeVisible();
      await expect(office(page)).toBeVisible();
      await expect(own(page)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
});

test.describe('the search box of /support', () => {
  test.beforeEach(({ page }) => page.goto('/support'));

  test('filters as you type, says how many match, reloads nothing, and Escape clears', async ({
    page,
  }) => {
    await expectHonestSearch(page, '/support', 'invoice');
  });

  test('finds beginnings of words, in closed answers too, in any case and order, without accents', async ({
    page,
  }) => {
    const { input, shown, items, headings, groups } = searchOf(page);
    const found = async (query: string) => {
      await input.fill(query);
      return shown.allTextContents();
    };

    await input.fill('BEARER key');
    await expect(shown).toHaveText([/How do I get an API key/]);
    await expect(headings(3).filter({ visible: true })).toHaveText(['Technical Support']);
    await expect(headings(2).filter({ visible: true })).toHaveText([
      /Common questions/,
      'Still Need Help',
    ]);
    await expect(groups).toHaveCount(2);

    await input.fill('Bílling');
    await expect(shown.locator('summary')).toHaveText(
      support.questions.items.filter(({ group }) => /Billing/.test(group)).map((q) => q.question),
    );
    await expect(shown.filter({ hasText: 'Update billing information' })).toBeVisible();

    for (const text of await found('ai')) expect(text).toMatch(/\bai/i);
    expect(await found('e-mail')).toEqual(await found('email'));
    expect(await found('email')).toEqual(await found('mail'));
    expect((await found('email')).length).toBeLessThan(await items.count());
    expect(await found('invoices')).toEqual(await found('invoice'));
    for (const nothing of ['.*', '(', '🚀']) expect(await found(nothing), nothing).toEqual([]);
    expect(await found(' ')).toHaveLength(await items.count());
  });

  test('leads to its matches, past the dial and without empty areas', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { box, input, shown } = searchOf(page);
      const go = box.getByRole('link', { name: 'Go to the results' });
      const dial = page.getByRole('figure');
      await expect(go).toBeHidden();
      await expect(dial).toBeVisible();

      await input.fill('password');
      await expect(dial).toBeHidden();
      await go.click();

      await expect(shown).toHaveCount(1);
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expect(shown.getByRole('link')).toBeFocused();
      const paint = await shown.evaluate((item) => {
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

  test('says when nothing matches, and offers to clear and to ask', async ({ page }) => {
    const { box, input, count, items, shown } = searchOf(page);

    await input.fill('zeppelin');

    await expect(count).toHaveText(/^No results/);
    await expect(shown).toHaveCount(0);
    await expect(box.getByRole('link')).toHaveAttribute('href', '/#contact');
    await box.getByRole('button', { name: 'Clear the search' }).click();
    await expect(input).toBeFocused();
    await expect(shown).toHaveCount(await items.count());
    await expect(box.getByRole('button')).toBeHidden();
  });

  test('says the count once typing pauses, not at each letter', async ({ page }) => {
    const { input, count } = searchOf(page);
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
    const { input, items, shown } = searchOf(page);
    // With an unload listener, a browser does not keep the page in its back-forward cache.
    await page.evaluate(() => addEventListener('unload', () => {}));
    await input.fill('invoice');
    const found = await shown.count();
    expect(found).toBeLessThan(await items.count());

    await page.goto('/docs');
    await page.goBack();

    await expect(input).toHaveValue('invoice');
    await expect(shown).toHaveCount(found);
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
    await expect(page.getByText(support.hours.open, { exact: true })).toBeHidden();
    await expect(page.getByText(support.hours.closed, { exact: true })).toBeHidden();
    for (const hand of await page.locator('svg path[data-now]').all())
      await expect(hand).toBeHidden();
    await expect(page.getByText(hours, { exact: true }).first()).toBeVisible();
    for (const item of await page.locator('[data-search-item]').all()) {
      await expect(item).toBeVisible();
    }
    await page.getByText(first?.question ?? '', { exact: true }).click();
    await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
  });
});
