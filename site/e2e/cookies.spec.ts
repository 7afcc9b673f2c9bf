import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { addStyles } from './add-styles.ts';
import { axeViolations } from './axe.ts';
import { scaleOf, spansIn } from './marks.ts';
import { pages } from './pages.ts';
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

  test(`is at /cookies under Home, and was last updated ${updated.words}`, async ({ page }) => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    const date = page.getByRole('main').getByRole('time');

    await expect(page).toHaveTitle(/^Cookie policy\b/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Cookie policy']);
    await expect(trail).toHaveText(['Home', 'Cookie policy']);
    await expect(page.getByText(`Last updated ${updated.words}`)).toBeVisible();
    await expect(date).toHaveText(updated.words);
    await expect(date).toHaveAttribute('datetime', updated.date);
  });

  test('says at first glance, also on a phone, that there are no cookies and one preference', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });

    const summary = page.getByText('This site sets no cookies. It keeps one preference');

    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(open(page)).toBeInViewport({ ratio: 1 });
  });

  test('counts what is in use on the first screen of a phone: 0 cookies, 0 services, the theme', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });

    for (const [term, count] of [
      ['Cookies in use', '0'],
      ['Third-party services in use', '0'],
      [`In local storage: ${storage.key}`, '1'],
    ] as const) {
      await expect(fact(page.getByRole('main'), term)).toHaveText(count);
      await expect(fact(page.getByRole('main'), term)).toBeInViewport({ ratio: 1 });
    }
  });

  test('no arrow of a link stands alone on a line, on a phone of any width', async ({ page }) => {
    const region = section(page, 'Third-party services');
    await unfold(region);

    for (let width = 280; width < 440; width += 15) {
      await page.setViewportSize({ width, height: 844 });

      const [words, arrows] = await Promise.all(
        ['a > :first-child', 'a > svg'].map((part) =>
          region.locator(part).evaluateAll((all) =>
            all.map((one) => {
              const lines = [...one.getClientRects()];
              return { top: lines.at(-1)?.top ?? 0, bottom: lines.at(-1)?.bottom ?? 0 };
            }),
          ),
        ),
      );

      expect(arrows).toHaveLength(services.length);
      for (const [index, arrow] of arrows?.entries() ?? []) {
        expect(arrow.top).toBeGreaterThanOrEqual(words?.[index]?.top ?? 0);
        expect(arrow.bottom).toBeLessThanOrEqual(words?.[index]?.bottom ?? 0);
      }
    }
  });

  test('explains what cookies are', async ({ page }) => {
    const words = section(page, 'What cookies are').getByRole('paragraph');

    await expect(words).toContainText(['', /^A cookie is /, /\w/]);
  });

  test('names the types of information, and which of them are collected', async ({ page }) => {
    const region = section(page, 'Information collected');

    for (const { title, description, status } of policy.information.types) {
      const type = item(region, title);
      await expect(type.getByText(description)).toBeVisible();
      await expect(type.getByText(status, { exact: true })).toBeVisible();
    }
    await expect(region.getByText('Not collected')).toHaveCount(3);
  });

  for (const [title, badge, duration] of categories) {
    const status = statusOf(badge);

    test(`${title}: ${badge}, ${duration}, with a description and examples. ${status}`, async ({
      page,
    }) => {
      const category = item(section(page, 'Cookie categories'), title);

      await expect(category.getByText(/^(Required|Optional)$/)).toHaveText([badge]);
      await expect(category.getByText(/on this site$|^In use/)).toHaveText([status]);
      await expect(category.getByRole('paragraph')).toHaveText([/\w+ \w+/]);
      await expect(fact(category, 'Duration')).toHaveText(duration);
      await expect(fact(category, 'Examples').getByRole('listitem').first()).toHaveText(/\w/);
    });
  }

  test('has four categories, of which one is in use', async ({ page }) => {
    const region = section(page, 'Cookie categories');

    await expect(region.getByRole('heading', { level: 3 })).toHaveCount(categories.length);
    await expect(region.getByText(/^In use/)).toHaveCount(1);
  });

  test('only the theme is filled in the drawing of lifetimes: a kind is empty until it has a cookie', async ({
    page,
  }) => {
    const marks = page.getByRole('figure').locator('[data-mark]');

    const [theme, ...kinds] = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return { fill, stroke };
      }),
    );

    expect(new Set(kinds.map(({ fill }) => fill))).toEqual(new Set(['none']));
    expect(kinds.map(({ stroke }) => stroke)).not.toContain(theme?.stroke);
    expect(kinds).toHaveLength(categories.length);
  });

  test('the lifetime of each kind is drawn to scale, in months', async ({ page }) => {
    const figure = page.getByRole('figure');
    const marks = await spansIn(figure);
    const scale = await scaleOf(figure.locator('g:has(> g)'));
    const [first, last] = [scale.at(0), scale.at(-1)];
    if (!first || !last) throw new Error('The scale has no numbers');
    const months = (x: number) => ((x - first.at) / (last.at - first.at)) * last.value;

    const read = marks.map(({ name, from, to, open }) => [name, months(from), months(to), open]);

    const about = (value: number) => expect.closeTo(value, 0);
    const length = { Session: 0, '2 years': 24, '1 year': 12, '6 months': 6 };
    expect(scale.map(({ value }) => value)).toEqual([0, 6, 12, 18, 24]);
    expect(scale.map(({ at }) => months(at))).toEqual([0, 6, 12, 18, 24].map(about));
    expect(read).toEqual([
      ['theme · Until cleared', about(0), about(24), true],
      ...categories.map(([title, , duration]) => [
        `${title} · ${duration}`,
        about(0),
        about(length[duration]),
        false,
      ]),
    ]);
  });

  test('lists specific cookies with name, type, purpose, duration, provider and Details', async ({
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
  });

  test('theme is the only one in use, and the page says plainly that it stays until it is cleared', async ({
    page,
  }) => {
    const region = section(page, 'Specific cookies');
    const cookie = item(region, 'theme');

    await cookie.locator('summary').click();

    await expect(region.getByText(inUse)).toHaveCount(1);
    await expect(cookie.getByText(inUse)).toBeVisible();
    await expect(fact(cookie, 'Duration')).toHaveText('Until cleared');
    await expect(fact(cookie, 'Kept in')).toHaveText('Local storage');
    await expect(fact(cookie, 'Holds')).toHaveText(/light, dark or system/);
    await expect(fact(cookie, 'Lifetime')).toHaveText(/not a cookie.*until you clear it/);
  });

  test('Details opens and closes by click and by keyboard', async ({ page }) => {
    const cookie = item(section(page, 'Specific cookies'), '_ga');
    const more = fact(cookie, 'Holds');
    await expect(more).toBeHidden();

    await examples(page).click();
    await cookie.getByText('Details').first().click();
    await expect(more).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(more).toBeHidden();
  });

  for (const [way, address] of [
    ['a link to it', '#cookie-gid'],
    // A search in the page opens details by the same rule as a link to a text.
    ['a search for its words', '#:~:text=A%20random%20number%20and%20the%20time%20it%20was%20made'],
  ] as const) {
    test(`Details is opened by ${way}`, async ({ page }) => {
      await page.goto('/nowhere');

      await page.goto(`/cookies${address}`);

      const region = section(page, 'Specific cookies');
      await expect(fact(item(region, '_gid'), 'Holds')).toBeInViewport();
      // The examples, and the details of this one.
      await expect(region.locator('details[open]')).toHaveCount(2);
    });
  }

  test('lists third-party services with purpose, cookies, and their policy in a new tab', async ({
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
  });

  test('a click on such a link opens another tab and leaves this one unchanged', async ({
    page,
  }) => {
    const opened = page.waitForEvent('popup');
    const region = section(page, 'Third-party services');

    await unfold(region);
    await region.getByRole('link').first().click();

    // The other page has no access to ours.
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/cookies');
  });

  test(`guides through the settings of ${cookiesPage.browsers.join(', ')}`, async ({ page }) => {
    const region = section(page, 'Browser settings');
    await expect(region.getByRole('list')).toHaveCount(1);
    await unfold(region);
    await expect(region.getByRole('heading', { level: 3 })).toHaveText([...cookiesPage.browsers]);

    for (const { name, see, block } of policy.browsers.guides) {
      const [first, second] = await item(region, name).getByRole('list').all();
      await expect(first?.getByRole('listitem') ?? region).toHaveText(see);
      await expect(second?.getByRole('listitem') ?? region).toHaveText(block);
    }
  });

  test('the privacy team has its addresses, and says how soon it answers', async ({ page }) => {
    const region = section(page, 'Privacy team');
    const address = site.email.privacy;

    await expect(fact(region, 'Email')).toHaveText(address ?? 'Email not set');
    if (address) {
      const link = fact(region, 'Email').getByRole('link');
      await expect(link).toHaveAttribute('href', mailto(address));
    }
    await expect(fact(region, 'Answered')).toHaveText(claims.promises['answer-on-privacy'].value);
    await expect(fact(region, 'Postal address')).toHaveText(
      site.address ? [site.name, ...site.address].join(', ') : 'Postal address not set',
    );
  });

  test('Policy Updates links to the contact section and to /privacy', async ({ page }) => {
    const box = page.getByRole('complementary', {
      name: cookiesPage.updates.title,
      exact: true,
    });

    const links = await box
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    expect(links).toEqual(cookiesPage.updates.links);
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

  test('writes nothing to the console when it opens and closes', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/cookies');

    await open(page).click();
    await close(page).click();
    await expect(dialog(page)).toBeHidden();

    expect(lines).toEqual([]);
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

  for (const [way, leave] of [
    ['Close', (page: Page) => close(page).click()],
    ['a click next to it', (page: Page) => page.mouse.click(4, 400)],
  ] as const) {
    test(`${way} closes it, and the focus returns to the button`, async ({ page }) => {
      await page.goto('/cookies');
      await open(page).click();

      await leave(page);

      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeFocused();
    });
  }

  test('shows what is stored at the moment: nothing, or the chosen theme', async ({ page }) => {
    await page.goto('/cookies');

    await open(page).click();
    await expect(fact(dialog(page), 'theme')).toHaveText('nothing is stored');
    await page.keyboard.press('Escape');

    for (const choice of storage.values) {
      await theme(page).selectOption(choice);
      await open(page).click();
      await expect(fact(dialog(page), 'theme')).toHaveText(choice);
      await page.keyboard.press('Escape');
    }
  });

  test('follows a theme chosen in another tab while it is open', async ({ page, context }) => {
    await page.goto('/cookies');
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
    await expect(fact(dialog(page), 'theme')).toHaveText('nothing is stored');
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

  for (const [look, options] of Object.entries({
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    'forced colors': { forcedColors: 'active' },
  } as const)) {
    test(`open, in ${look}, it has no violation at 320, 768 and 1280 px`, async ({ page }) => {
      await page.emulateMedia(options);
      await page.goto('/cookies');
      await open(page).click();
      await clear(page).click();

      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page), `${width} px`).toEqual([]);
      }
    });
  }

  for (const [screen, width, height, letters] of [
    ['of 320 by 568 pixels', 320, 568, 16],
    ['as short as a phone on its side', 568, 320, 16],
    ['of 320 by 256 pixels', 320, 256, 16],
    ['with letters twice as large', 390, 844, 32],
  ] as const) {
    test(`on a screen ${screen} it fits, and all of it can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/cookies');
      await addStyles(page, `html{font-size:${letters}px!important}`);
      await open(page).click();
      await expect(close(page)).toBeInViewport({ ratio: 1 });

      const box = await dialog(page).boundingBox();
      const inside = await dialog(page).evaluate((it) => it.scrollWidth - it.clientWidth);
      await page.keyboard.press('Tab');

      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
      expect(inside).toBe(0);
      await clear(page).focus();
      await expect(clear(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

/** Uses every control of the page, and returns everything that was stored after any of them. */
function useEverything(page: Page) {
  return page.evaluate(async () => {
    const seen = new Set<string>();
    const values = new Set<string>();
    const look = () => {
      for (const key of Object.keys(localStorage)) {
        seen.add(`Local storage: ${key}`);
        values.add(`${key}=${localStorage.getItem(key)}`);
      }
      for (const key of Object.keys(sessionStorage)) seen.add(`Session storage: ${key}`);
      for (const pair of document.cookie.split('; ').filter(Boolean)) {
        seen.add(`Cookies: ${pair.split('=')[0]}`);
      }
    };
    const tell = (element: Element, ...types: string[]) => {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
      look();
    };
    const all = <Kind extends Element>(selector: string) => [
      ...document.querySelectorAll<Kind>(selector),
    ];
    // The page's own handlers run, but nothing may leave the page.
    addEventListener('submit', (event) => event.preventDefault());
    look();
    const fields = all<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const field of fields) {
      if (field.type === 'checkbox' || field.type === 'radio') field.click();
      else field.value = field.type === 'email' ? 'ada@example.org' : 'Ada';
      tell(field, 'focusin', 'input', 'change', 'focusout');
    }
    for (const list of all<HTMLSelectElement>('select')) {
      for (const { value } of list.options) {
        list.value = value;
        tell(list, 'input', 'change');
      }
    }
    const controls = all<HTMLElement>('button, summary, [role=button], [role=tab], label');
    for (const control of controls) {
      control.click();
      look();
    }
    for (const { name } of await indexedDB.databases()) seen.add(`Database: ${name}`);
    for (const name of await caches.keys()) seen.add(`Cache: ${name}`);
    return {
      seen: [...seen],
      values: [...values],
      pressed: controls.map((control) => control.textContent?.trim()),
    };
  });
}

test('what the policy marks as in use is exactly what the whole site stores, whatever is used', async ({
  page,
  context,
}) => {
  const stored = new Set<string>();
  const values = new Set<string>();
  const pressed: (string | undefined)[] = [];
  // Visit /cookies again at the end, in case something was stored late.
  for (const path of [...pages, '/cookies']) {
    await page.goto(path);
    const used = await useEverything(page);
    for (const one of used.seen) stored.add(one);
    for (const one of used.values) values.add(one);
    pressed.push(...used.pressed);
    for (const { name } of await context.cookies()) stored.add(`Cookies: ${name}`);
  }

  await page.goto('/cookies');
  const stated = await section(page, 'Specific cookies')
    .getByRole('listitem')
    .filter({ hasText: inUse })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const place = [...row.querySelectorAll('dt')].find((dt) => dt.textContent === 'Kept in');
        return `${place?.nextElementSibling?.textContent}: ${row.querySelector('h3')?.textContent}`;
      }),
    );

  expect([...stored].toSorted()).toEqual(stated.toSorted());
  expect([...values].toSorted()).toEqual(
    storage.values.map((value) => `${storage.key}=${value}`).toSorted(),
  );
  expect(pressed).toContain(policy.settings.clear);
  await expect(page.getByText('This site sets no cookies.').first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
