import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { addStyles } from './add-styles.ts';
import { axeViolations } from './axe.ts';
import { rulerOf, spansIn } from './marks.ts';
import { paper } from './paper.ts';
import { section } from './section.ts';
import { cookiesPage, storage, updated } from './specification.ts';

const { site, claims, cookies, cookiePolicy: policy, thirdPartyServices: services } = loadContent();
const { categories } = cookiesPage;

const inUse = 'In use on this site';
const notUsed = 'Not used on this site';
/** Only the required category is in use. */
const statusOf = (badge: string) =>
  badge === 'Required' ? `In use: ${storage.key}, no cookie` : notUsed;

const open = (page: Page) => page.getByRole('button', { name: cookiesPage.manage, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings', exact: true });
const theme = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const clear = (page: Page) => dialog(page).getByRole('button', { name: policy.settings.clear });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true });

/** The list item with this heading. */
function item(region: Locator, heading: string): Locator {
  return region
    .getByRole('listitem')
    .filter({ has: region.page().getByRole('heading', { name: heading, exact: true }) });
}

/** What unfolds the cookies that are not in use. */
const examples = (page: Page) =>
  section(page, 'Specific cookies').locator('summary', { hasText: /^Examples, not in use: \d+$/ });

/** Opens everything that is folded in a section. */
async function unfold(region: Locator): Promise<void> {
  // In page order: the outer summaries come before the inner ones.
  for (const summary of await region.locator('summary').all()) await summary.click();
}

/** The value next to a term. */
const fact = (place: Locator, term: string) =>
  place.getByText(term, { exact: true }).locator('..').getByRole('definition').first();

test.describe('the policy', () => {
  test.beforeEach(({ page }) => page.goto('/cookies'));

  test(`is at /cookies under Home, was last updated ${updated.words}, and explains cookies`, async ({
    page,
  }) => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    const date = page.getByRole('main').getByRole('time');
    const box = page.getByRole('complementary', { name: cookiesPage.updates.title, exact: true });

    await expect(page).toHaveTitle(/^Cookie policy\b/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Cookie policy']);
    await expect(trail).toHaveText(['Home', 'Cookie policy']);
    await expect(page.getByText(`Last updated ${updated.words}`)).toBeVisible();
    await expect(date).toHaveText(updated.words);
    await expect(date).toHaveAttribute('datetime', updated.date);
    await expect(section(page, 'What cookies are').getByRole('paragraph')).toContainText([
      '',
      /^A cookie is /,
      /\w/,
    ]);
    expect(
      await box
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(cookiesPage.updates.links);
  });

  test('says on the first screen of a phone: no cookies, no services, one preference', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const summary = page.getByText('This site sets no cookies. It keeps one preference');
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(open(page)).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 844 });
    for (const [term, count] of [
      ['Cookies in use', '0'],
      ['Third-party services in use', '0'],
      [`Items in local storage: ${storage.key}`, '1'],
    ] as const) {
      await expect(fact(page.getByRole('main'), term)).toHaveText(count);
      await expect(fact(page.getByRole('main'), term)).toBeInViewport({ ratio: 1 });
    }
  });

  test('names the types of information, and which of them are collected', async ({ page }) => {
    const region = section(page, 'Information collected');

    for (const { title, description, status } of policy.information.types) {
      const type = item(region, title);
      await expect(type.getByText(description)).toBeVisible();
      await expect(type.getByText(status, { exact: true })).toBeVisible();
    }
    await expect(region.getByText('Not collected')).toHaveCount(2);
  });

  test('has four categories with badge, duration, text and examples, of which one is in use', async ({
    page,
  }) => {
    const region = section(page, 'Cookie categories');
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      categories.map(([title]) => title),
    );
    await expect(region.getByText(/^In use/)).toHaveCount(1);

    for (const [title, badge, duration] of categories) {
      const category = item(region, title);
      await expect(category.getByText(/^(Required|Optional)$/)).toHaveText([badge]);
      await expect(category.getByText(/on this site$|^In use/)).toHaveText([statusOf(badge)]);
      await expect(category.getByRole('paragraph')).toHaveText([/\w+ \w+/]);
      await expect(fact(category, 'Duration')).toHaveText(duration);
      await expect(fact(category, 'Examples').getByRole('listitem').first()).toHaveText(/\w/);
    }
  });

  test('draws the lifetime of each kind to scale, in months, and fills only what is in use', async ({
    page,
  }) => {
    const figure = page.getByRole('figure');
    const marks = await spansIn(figure);
    const { numbers, read: months } = await rulerOf(figure.locator('g:has(> g)'));

    const read = marks.map(({ name, from, to, open }) => [name, months(from), months(to), open]);
    const [used, ...kinds] = await figure.locator('[data-mark]').evaluateAll((all) =>
      all.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return { fill, stroke };
      }),
    );

    const about = (value: number) => expect.closeTo(value, 0);
    const length = { Session: 0, '2 years': 24, '1 year': 12, '6 months': 6 };
    expect(numbers.map(({ value }) => value)).toEqual([0, 6, 12, 18, 24]);
    expect(numbers.map(({ at }) => months(at))).toEqual([0, 6, 12, 18, 24].map(about));
    expect(read).toEqual([
      ['theme · Until cleared', about(0), about(24), true],
      ...categories.map(([title, , duration]) => [
        `${title} · ${duration}`,
        about(0),
        about(length[duration]),
        false,
      ]),
    ]);
    expect(new Set(kinds.map(({ fill }) => fill))).toEqual(new Set(['none']));
    expect(kinds.map(({ stroke }) => stroke)).not.toContain(used?.stroke);
    expect(kinds).toHaveLength(categories.length);
  });

  test('lists cookies with name, type, purpose, duration, provider and Details; only theme is in use', async ({
    page,
  }) => {
    const region = section(page, 'Specific cookies');
    await expect(region.getByRole('heading', { level: 3 })).toHaveText([storage.key]);
    await examples(page).click();
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(cookies.map((c) => c.name));

    for (const { name, type, purpose, duration, provider, inUse: used } of cookies) {
      const cookie = item(region, name);
      await expect(fact(cookie, 'Type')).toHaveText(type);
      await expect(fact(cookie, 'Duration')).toHaveText(duration);
      await expect(fact(cookie, 'Provider')).toHaveText(provider);
      await expect(cookie.getByText(purpose)).toBeVisible();
      await expect(cookie.getByText(/on this site$/)).toHaveText([used ? inUse : notUsed]);
      await expect(cookie.locator('summary')).toHaveText([`${cookiesPage.details} of ${name}`]);
    }
    const cookie = item(region, 'theme');
    const more = fact(cookie, 'Holds');
    await expect(region.getByText(inUse)).toHaveCount(1);
    await expect(more).toBeHidden();
    await cookie.getByText('Details').first().click();
    await expect(more).toHaveText(/light, dark or system/);
    await expect(more).toBeVisible();
    await expect(fact(cookie, 'Duration')).toHaveText('Until cleared');
    await expect(fact(cookie, 'Kept in')).toHaveText('Local storage');
    await expect(fact(cookie, 'Lifetime')).toHaveText(/not a cookie.*until you clear it/);
    await page.keyboard.press('Enter');
    await expect(more).toBeHidden();
  });

  test('Details is opened by a link to it, and by a search for its words', async ({ page }) => {
    for (const address of [
      '#cookie-gid',
      // A search in the page opens details by the same rule as a link to a text.
      '#:~:text=A%20random%20number%20and%20the%20time%20it%20was%20made',
    ]) {
      await page.goto('about:blank');
      await page.goto(`/cookies${address}`);

      const region = section(page, 'Specific cookies');
      await expect(fact(item(region, '_gid'), 'Holds')).toBeInViewport();
      // The examples, and the details of this one.
      await expect(region.locator('details[open]')).toHaveCount(2);
    }
  });

  test('lists third-party services, with their policies in a new tab that knows nothing of ours', async ({
    page,
  }) => {
    const region = section(page, 'Third-party services');
    await expect(region.getByRole('link')).toHaveCount(0);
    await unfold(region);
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(services.map((s) => s.name));

    for (const { name, purpose, cookies: used, privacyLink } of services) {
      const service = item(region, name);
      const link = service.getByRole('link');
      await expect(service.getByText(purpose)).toBeVisible();
      await expect(service.getByText(notUsed)).toBeVisible();
      await expect(service.getByRole('definition')).toHaveText(used);
      await expect(link).toHaveAccessibleName(new RegExp(`${name}.*\\(opens in a new tab\\)$`));
      await expect(link).toHaveAttribute('href', privacyLink);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const opened = page.waitForEvent('popup');
    await region.getByRole('link').first().click();
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/cookies');
  });

  test(`guides through ${cookiesPage.browsers.join(', ')}, and has the privacy team’s addresses`, async ({
    page,
  }) => {
    const region = section(page, 'Browser settings');
    await expect(region.getByRole('list')).toHaveCount(1);
    await unfold(region);
    await expect(region.getByRole('heading', { level: 3 })).toHaveText([...cookiesPage.browsers]);
    for (const { name, see, block, phone } of policy.browsers.guides) {
      const [first, second, third] = await item(region, name).getByRole('list').all();
      await expect(first?.getByRole('listitem') ?? region).toHaveText(see);
      await expect(second?.getByRole('listitem') ?? region).toHaveText(block);
      await expect(third?.getByRole('listitem') ?? region).toHaveText(phone ?? []);
    }

    const team = section(page, 'Privacy team');
    const address = site.email.privacy;
    await expect(fact(team, 'Email')).toHaveText(address ?? '?');
    if (address) {
      const link = fact(team, 'Email').getByRole('link');
      await expect(link).toHaveAttribute('href', mailto(address));
    }
    await expect(fact(team, 'Answered')).toHaveText(claims.promises['answer-on-privacy'].value);
    await expect(fact(team, 'Postal address')).toHaveText([site.name, ...site.address].join(', '));
  });
});

test.describe('Manage Cookie Settings', () => {
  test('opens a modal dialog that says which categories are in use, with nothing to switch', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await expect(dialog(page)).toBeHidden();

    await open(page).click();

    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog(page).getByRole('listitem')).toHaveText(
      categories.map(([title, badge]) => `${title} ${statusOf(badge)}`),
    );
    await expect(
      dialog(page).getByRole('checkbox').or(dialog(page).getByRole('switch')),
    ).toHaveCount(0);
  });

  test('the keyboard opens it, focus stays inside, and Escape returns the focus', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await open(page).focus();

    await page.keyboard.press('Enter');
    await expect(close(page)).toBeFocused();
    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          // Between the last and the first stop, the browser's own controls have the focus.
          if (at === document.body) return 'the browser';
          return at?.closest('dialog') ? at.textContent : 'the page behind';
        }),
      );
    }

    expect(stops).not.toContain('the page behind');
    expect(stops).toContain('Close');
    expect(stops).toContain(policy.settings.clear);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('Close, or a click next to it, closes it silently, and the focus returns to the button', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/cookies');

    for (const leave of [() => close(page).click(), () => page.mouse.click(4, 400)]) {
      await open(page).click();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeFocused();
    }
    expect(lines).toEqual([]);
  });

  test('shows what is stored at the moment, also if another tab changes it', async ({
    page,
    context,
  }) => {
    await page.goto('/cookies');

    await open(page).click();
    await expect(fact(dialog(page), 'theme')).toHaveText('Nothing is stored');
    await page.keyboard.press('Escape');
    for (const choice of storage.values) {
      await theme(page).selectOption(choice);
      await open(page).click();
      await expect(fact(dialog(page), 'theme')).toHaveText(choice);
      await page.keyboard.press('Escape');
    }

    await open(page).click();
    const other = await context.newPage();
    await other.goto('/nowhere');
    await theme(other).selectOption('dark');
    await expect(fact(dialog(page), 'theme')).toHaveText('dark');
  });

  test('clears what is stored: the page follows the system at once, and the dialog says so', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/cookies');
    await theme(page).selectOption('dark');
    await open(page).click();
    const answer = dialog(page).getByRole('status');
    await expect(answer).toHaveText(policy.settings.ready);

    await clear(page).click();

    await expect(answer).toHaveText(policy.settings.cleared);
    await expect(fact(dialog(page), 'theme')).toHaveText('Nothing is stored');
    await expect(page.locator('html')).toHaveCSS('background-color', paper.light);
    await expect(page.locator('select[name=theme]')).toHaveValue('system');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(clear(page)).toBeFocused();
    await clear(page).click();
    await expect(answer).toHaveText(policy.settings.nothing);
    await page.keyboard.press('Escape');
    await open(page).click();
    await expect(answer).toHaveText(policy.settings.empty);
  });

  test('with storage blocked it says so, and nothing fails', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/cookies');

    await open(page).click();
    await clear(page).click();

    await expect(fact(dialog(page), 'theme')).toHaveText('cannot be read: storage is blocked');
    await expect(dialog(page).getByRole('status')).toHaveText(policy.settings.refused);
    expect(errors).toEqual([]);
  });

  test('with script off it opens and closes, and offers nothing that it could not do', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    await page.goto('/cookies');

    await open(page).click();

    await expect(fact(dialog(page), 'theme')).toHaveText(policy.settings.unread);
    await expect(dialog(page).getByRole('button')).toHaveText(['Close']);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await open(page).click();
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
    await page.close();
  });

  test('in a browser without command it opens as a popover, and everything works', async ({
    page,
  }) => {
    await page.route('/cookies', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ command(for)?="[^"]*"/g, '');
      await route.fulfill({ response, body });
    });
    await page.goto('/cookies');
    await theme(page).selectOption('dark');

    await open(page).click();

    await expect(close(page)).toBeFocused();
    await expect(fact(dialog(page), 'theme')).toHaveText('dark');
    await clear(page).click();
    await expect(dialog(page).getByRole('status')).toHaveText(policy.settings.cleared);
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
    await open(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('open, it has no violation in light, dark and forced colors, at 320 and 1280 px', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await open(page).click();
    await clear(page).click();

    for (const look of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(look);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page, 'dialog'), `${width} px`).toEqual([]);
      }
    }
  });

  test('it fits on a small screen, on its side and with large letters, and all can be reached', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await open(page).click();

    for (const [width, height, letters] of [
      [320, 568, 16],
      [568, 320, 16],
      [320, 256, 16],
      [390, 844, 32],
    ] as const) {
      await page.setViewportSize({ width, height });
      await addStyles(page, `html{font-size:${letters}px!important}`);
      await close(page).focus();
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      const box = await dialog(page).boundingBox();
      const inside = await dialog(page).evaluate((it) => it.scrollWidth - it.clientWidth);

      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
      expect(inside).toBe(0);
      await clear(page).focus();
      await expect(clear(page)).toBeInViewport({ ratio: 1 });
    }
  });
});
