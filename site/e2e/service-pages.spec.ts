import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { homePage, servicePages as services } from './specification.ts';
import { expect, scriptBlocked, test } from './test.ts';

const { services: contents } = loadContent();

test.describe('the service in the contact form', () => {
  const choice = (page: Page) => page.getByLabel('AI Service Type', { exact: true });
  const last = services.at(-1) as (typeof services)[number];

  /** Clicks the call of the last service. */
  async function comeFromLast(page: Page): Promise<void> {
    await page.goto(last.route);
    await page.getByRole('link', { name: last.call, exact: true }).last().click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
  }

  test('is the one whose call the visitor has clicked', async ({ page }) => {
    await comeFromLast(page);

    await expect(choice(page)).toHaveValue(last.option);
  });

  test('is not chosen for visitors who come directly, from a missing page or from elsewhere', async ({
    page,
    baseURL,
  }) => {
    for (const referer of [
      '',
      `${baseURL}/services`,
      `${baseURL}/ai-chatbots/nowhere`,
      'https://elsewhere.example/ai-chatbots',
    ]) {
      await page.goto('about:blank');
      await page.goto('/#contact', { ...(referer && { referer }), waitUntil: 'networkidle' });

      expect(await page.evaluate(() => document.referrer)).toBe(referer);
      await expect(choice(page)).toHaveValue('');
    }
  });

  test('stays as the visitor has chosen it, after a reload, and after leaving and coming back', async ({
    page,
  }) => {
    await comeFromLast(page);
    const [first, other] = [homePage.options['AI Service Type'][0], 'Other'];

    for (const service of [first, other]) {
      await choice(page).selectOption(service);
      await page.goto('/idea-to-mvp');
      await page.goBack({ waitUntil: 'networkidle' });
      await expect(page).toHaveURL('/#contact');
      await expect(choice(page)).toHaveValue(service);
    }
    await choice(page).selectOption('Undecided');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(choice(page)).toHaveValue('');
  });
});

test.describe('the start date of the process', () => {
  const [service] = contents;
  const weeks = service?.page.process?.steps.flatMap(({ duration }) =>
    duration === 'ongoing' ? [] : [duration.weeks],
  );
  const total = (name: 'least' | 'most') =>
    weeks?.reduce((sum, duration) => sum + duration[name], 0) ?? 0;
  /** Monday, January 4, 2027, and so many weeks later. */
  const later = (count: number, form: object = { dateStyle: 'long' }) =>
    new Date(Date.UTC(2027, 0, 4 + 7 * count)).toLocaleDateString('en-US', {
      ...form,
      timeZone: 'UTC',
    });
  const short = { month: 'short', day: 'numeric' };

  const chart = (page: Page) => page.getByRole('region', { name: 'Process' });
  const summary = (page: Page) => chart(page).locator('output');
  const field = (page: Page) => page.getByLabel('Start date');
  const long = { month: 'long', day: 'numeric' };
  const live = `Live between ${later(total('least'), long)} and ${later(total('most'))}.`;

  const ready = (page: Page) => expect(page.locator('main [data-state=ready]')).toHaveCount(1);

  /** Focuses the field, and waits until React has hydrated the chart. */
  async function begin(page: Page): Promise<void> {
    await field(page).focus();
    await ready(page);
  }

  // Here it is already December 2.
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-12-01T12:00:00Z' });
    await page.goto(service?.route ?? '');
  });

  test('loads React for a visitor who uses it, and not for one who reads', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    await field(page).scrollIntoViewIfNeeded();
    await page.mouse.move(400, 400);
    expect(scripts).toEqual([]);

    await begin(page);

    expect(scripts.join()).toContain('/react.');
  });

  test('turns weeks into dates, in the chart and in a sentence', async ({ page }) => {
    await field(page).fill('2027-01-04');

    await expect(summary(page)).toHaveText(live);
    const steps = chart(page).getByRole('listitem');
    await expect(steps.first()).toContainText('Starts Jan 4');
    await expect(steps.first().locator('svg text')).toHaveText(
      `Jan 4–${later(weeks?.[0]?.most ?? 0, short)}`,
    );
    await expect(steps.nth(1)).toContainText(later(weeks?.[0]?.most ?? 0, short));
    const scale = chart(page).locator('text');
    await expect(scale.nth(0)).toHaveText('Jan 4');
    await expect(scale.nth(2)).toHaveText('Feb 1');

    await field(page).fill('');

    await expect(summary(page)).toHaveText('');
    await expect(steps.first()).not.toContainText('Starts');
    await expect(scale.nth(2)).toHaveText('4');
  });

  test('keeps a date that was chosen while its script was on its way', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });

    await field(page).fill('2027-01-04');
    release();
    await ready(page);

    await expect(field(page)).toHaveValue('2027-01-04');
    await expect(summary(page)).toHaveText(live);
  });

  test('disappears without a connection, and the chart stays', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(scriptBlocked, /ERR_INTERNET_DISCONNECTED/);
    const before = await chart(page).getByRole('listitem').allTextContents();
    await context.setOffline(true);

    await field(page).focus();
    // Astro tries again after a second.
    await page.clock.runFor(2000);

    await expect(field(page)).toBeHidden();
    expect(await chart(page).getByRole('listitem').allTextContents()).toEqual(before);
  });

  test('disappears if React fails, and the chart stays', async ({ page, allowErrors }) => {
    allowErrors(/It does not work/);
    const body = 'export function ProcessSteps() { throw new Error("It does not work.") }';
    await page.route(/\/ProcessSteps\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const before = await chart(page).getByRole('listitem').allTextContents();

    await field(page).focus();

    await expect(field(page)).toBeHidden();
    expect(await chart(page).getByRole('listitem').allTextContents()).toEqual(before);
  });

  test('works also if an extension has added something to the chart', async ({
    page,
    allowErrors,
  }) => {
    // React reports that the chart is not the one that was built.
    allowErrors(/React error #418/);
    await chart(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.prepend(document.createElement('span')));

    await field(page).fill('2027-01-04');

    await expect(summary(page)).toHaveText(live);
    await expect(field(page)).toBeFocused();
  });

  test('is still there when the visitor comes back', { tag: '@engines' }, async ({ page }) => {
    await field(page).fill('2027-01-04');
    await expect(summary(page)).toHaveText(live);

    await page.goto('/docs');
    await page.goBack();

    await expect(field(page)).toHaveValue('2027-01-04');
    await expect(summary(page)).toHaveText(live);
  });

  test('is announced once, when the whole date has been typed', async ({ page }) => {
    await begin(page);
    await page.clock.pauseAt('2026-12-01T13:00:00Z');
    await summary(page).evaluate((output) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(output.textContent)).observe(output, {
        childList: true,
      });
    });

    // Someone who pauses in the middle of the year.
    await field(page).pressSequentially('010420');
    await page.clock.runFor(1000);
    await page.keyboard.type('27');
    await page.clock.runFor(1000);
    await field(page).blur();

    const said = await page.evaluate(() =>
      Reflect.get(window, 'said').join().replaceAll('\u00a0', ' '),
    );
    expect(said).toBe(live);
  });

  test('takes no date in the past, in more than five years or half typed, and says which it takes', async ({
    page,
  }) => {
    await begin(page);
    const refusal = 'Choose a date from December 2, 2026 to December 2, 2031.';
    for (const date of ['2026-12-01', '2031-12-03', '0003-01-04', '275760-09-13']) {
      await field(page).fill('2027-01-04');
      await expect(summary(page)).toHaveText(live);

      await field(page).fill(date);
      await field(page).blur();
      await page.clock.runFor(1000);

      await expect(summary(page), date).toHaveText(refusal);
      await expect(chart(page)).not.toContainText('Starts');
    }

    await field(page).fill('');
    await field(page).pressSequentially('0104');
    await expect(summary(page)).toHaveText('');
    await field(page).blur();
    await expect(summary(page)).toHaveText(refusal);
  });
});

test.describe('the plate of a service', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  // A browser may skip the transition on a busy machine. Then nothing is lost.
  test.describe.configure({ retries: 3 });

  test('travels from its card on the home page to its page, and on to the next', async ({
    page,
  }) => {
    const [first, second] = contents;
    // Which parts of the page travel when the next page opens.
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.moved = moved.join(' ');
        });
      });
    });
    await page.goto('/');
    await page
      .locator('#services ul')
      .getByRole('link', { name: first?.title ?? '' })
      .click();

    await expect(page).toHaveURL(first?.route ?? '');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-moved', new RegExp(`group\\(${first?.icon}\\)`));

    await page.getByRole('link', { name: `Next service ${second?.title}` }).click();

    await expect(page).toHaveURL(second?.route ?? '');
    await expect(root).toHaveAttribute('data-moved', new RegExp(`group\\(${second?.icon}\\)`));
  });
});
