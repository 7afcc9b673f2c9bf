import type { Locator, Page } from '@playwright/test';
import { addStyles } from './add-styles.ts';
import { findAxeViolations } from './axe.ts';
import { labels } from './every-company/use-everything.ts';
import { paper } from './paper.ts';
import { cookiesPage, storage } from './specification.ts';
import { expect, test } from './test.ts';

const words = labels.cookiePage.settings;
const { categories } = cookiesPage;

const notUsed = 'Not used on this site';
/** Only the required category is in use. */
const statusOf = (badge: string) =>
  badge === 'Required' ? `In use: ${storage.key}, no cookie` : notUsed;

const open = (page: Page) => page.getByRole('button', { name: cookiesPage.manage, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings', exact: true });
const theme = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const clear = (page: Page) => dialog(page).getByRole('button', { name: words.clear });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true });

/** The value next to a term. */
const fact = (container: Locator, term: string) =>
  container.getByText(term, { exact: true }).locator('..').getByRole('definition').first();

test.describe('the policy', () => {
  test.beforeEach(({ page }) => page.goto('/cookies'));

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
      [`Items it may keep in local storage: ${storage.key}`, '1'],
    ] as const) {
      await expect(fact(page.getByRole('main'), term)).toHaveText(count);
      await expect(fact(page.getByRole('main'), term)).toBeInViewport({ ratio: 1 });
    }
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
    expect(stops).toContain(words.clear);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('Close, Escape and a click beside it close the dialog', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/cookies');
    for (const leave of [
      () => close(page).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 700),
    ]) {
      await open(page).click();
      await expect(dialog(page)).toBeVisible();

      await leave();

      await expect(dialog(page)).toBeHidden();
    }
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
    await expect(answer).toHaveText(words.ready);

    await clear(page).click();

    await expect(answer).toHaveText(words.cleared);
    await expect(fact(dialog(page), 'theme')).toHaveText('Nothing is stored');
    await expect(page.locator('html')).toHaveCSS('background-color', paper.light);
    await expect(page.locator('select[name=theme]')).toHaveValue('system');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(clear(page)).toBeFocused();
    await clear(page).click();
    await expect(answer).toHaveText(words.nothing);
    await page.keyboard.press('Escape');
    await open(page).click();
    await expect(answer).toHaveText(words.empty);
  });

  test('with storage blocked it says so, and nothing fails', async ({ page }) => {
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

    await expect(fact(dialog(page), 'theme')).toHaveText('can’t be read: storage is blocked');
    await expect(dialog(page).getByRole('status')).toHaveText(words.refused);
  });

  test('with script off it opens and closes, and offers nothing that it could not do', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    await page.goto('/cookies');

    await open(page).click();

    await expect(fact(dialog(page), 'theme')).toHaveText(words.unread);
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
    await expect(dialog(page).getByRole('status')).toHaveText(words.cleared);
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
        expect(await findAxeViolations(page, 'dialog'), `${width} px`).toEqual([]);
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
      const inside = await dialog(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );

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
