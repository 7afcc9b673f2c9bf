/** What holds on every page of any company. One visit looks at everything. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { hasNginx } from '../../test-helpers/server-script.ts';
import { addStyles, wideSpacing } from '../add-styles.ts';
import { findAxeViolations } from '../axe.ts';
import { budget, maxPictureBytes, measureWeight, type Weight } from '../page-weight.ts';
import { pages, templates } from '../pages.ts';
import { dist, secureSite } from '../ports.ts';
import { findRenderedFonts } from '../rendered-fonts.ts';
import { expect, scriptBlocked, test } from '../test.ts';
import { listStops } from './focus-stops.ts';
import { findHeaderProblems, findLayoutProblems } from './layout-problems.ts';
import { labels, readLines, useEverything, word } from './use-everything.ts';

// With TLS, so that headers are compressed as HTTP/2 does it. Without motion: a turning planet would
// lie over another numeral at some moment.
test.use({ baseURL: secureSite, contextOptions: { reducedMotion: 'reduce' } });

/** From the smallest phone to a large screen, with the widths at which layouts change. */
const widths = [320, 360, 390, 600, 704, 768, 1024, 1216, 1440, 1920, 2560];

/** Another look can change colors only, so the other rules would find the same again. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const looks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', widths: [1280, 320] },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', widths: [768], rules: colorRules },
  {
    name: 'forced colors',
    colorScheme: 'light',
    forcedColors: 'active',
    widths: [1280],
    rules: colorRules,
  },
] as const;

/** Records each request with its body. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ''}`.trim()),
  );
  return requests;
}

async function expectBudget(page: Page, path: string): Promise<void> {
  const { weight, letters, pictures } = await measureWeight(page, path);
  // The preview of Astro does not compress.
  if (!hasNginx) return;
  // The names and sizes of each picture are in the document.
  const document = budget.document + 150 * (await page.locator('img').count());
  const allowed: Weight = {
    ...budget,
    document,
    total: budget.total + letters.total + Math.min(pictures.total, maxPictureBytes),
    requests: budget.requests + letters.requests + pictures.requests,
  };
  for (const [part, most] of Object.entries(allowed)) {
    expect(weight[part as keyof Weight], part).toBeLessThanOrEqual(most);
  }
  expect(weight.document).toBeGreaterThan(0);
}

async function expectDistinctNames(page: Page): Promise<void> {
  const named = await page.locator('a[href], summary').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => ({
        name:
          element.getAttribute('aria-label') ??
          (element.textContent?.trim() || element.querySelector('img')?.alt),
        // The first section of the home page is the same target as the page itself, and an article that
        // opens is the same as a link to it.
        end:
          element instanceof HTMLAnchorElement
            ? element.href.replace(/#home$/, '')
            : element.nextElementSibling?.id
              ? new URL(`#${element.nextElementSibling.id}`, location.href).href
              : element.nextElementSibling?.textContent,
      })),
  );
  const shared = [...Map.groupBy(named, ({ name }) => name)].filter(
    ([, all]) => new Set(all.map(({ end }) => end)).size > 1,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(shared, 'links of one name and different targets').toEqual([]);
  expect(await page.getByRole('region').count(), 'regions').toBeLessThanOrEqual(10);
}

/** Nothing runs off the screen, overlaps or is cut off. */
async function expectLayout(page: Page): Promise<void> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await findLayoutProblems(page)).map((problem) => `${width} px: ${problem}`));
  }
  expect(problems).toEqual([]);
}

/** The visit asks for reduced motion. */
async function expectStillness(page: Page): Promise<void> {
  await page.locator('main a').first().hover();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // Some parts appear later, at once.
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
}

async function expectLargeTargets(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const small = await page
      .locator('a, button, input, select, textarea, summary')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('label'))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 1 && (width < 24 || height < 24);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(small, `targets below 24 px, at ${width} px`).toEqual([]);
  }
}

/** At no scroll position does anything lie over the header, and take its clicks. */
async function expectHeaderOnTop(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const header = document.querySelector('header') as Element;
    const found = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      for (let x = 4; x < innerWidth; x += innerWidth / 8) {
        const element = document.elementFromPoint(x, header.clientHeight - 4);
        if (element && !header.contains(element)) found.add(element.outerHTML.slice(0, 120));
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
  expect(over).toEqual([]);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const stops = [...(await listStops(page, 'Tab')), ...(await listStops(page, 'Shift+Tab'))];
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
}

/** With the spacing that WCAG asks to allow, at 320 px. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  await addStyles(page, wideSpacing);
  const spilling = await page
    .locator('main :is(th, td, dt, dd, li, p)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
  expect(spilling).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const { name, widths, colorScheme, forcedColors, ...only } of looks) {
    await page.emulateMedia({ colorScheme, forcedColors });
    const rules = 'rules' in only ? only.rules : undefined;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeViolations(page, 'html', rules), `${name}, ${width} px`).toEqual([]);
      const menu = page.getByRole('button', { name: labels.shell.menu });
      if (!(await menu.isVisible())) continue;
      await menu.click();
      expect(await findAxeViolations(page, 'header', rules), `${name}, menu open`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
}

async function expectNothingKept(page: Page): Promise<void> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  expect(await page.context().cookies()).toEqual([]);
  expect(stored.filter((key) => key !== 'theme')).toEqual([]);
}

for (const path of pages) {
  test(`${path} is light, legible and usable on every screen`, async ({ page }) => {
    const requests = recordRequests(page);
    await expectBudget(page, path);
    expect(requests.filter((url) => !url.startsWith(secureSite))).toEqual([]);
    await expectStillness(page);
    await expectDistinctNames(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await expectLargeTargets(page);
    await expectHeaderOnTop(page);
    // Which has scrolled through the page, without using anything in it.
    expect(requests.filter((url) => url.includes('/react.'))).toEqual([]);
    await expectVisibleFocus(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectLayout(page);
    const fonts = await findRenderedFonts(page, 'h1, h2, h3');
    expect(fonts.filter((font) => !font.startsWith('Instrument'))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectRoomForSpacing(page);
    await expectNothingKept(page);
  });
}

for (const path of templates) {
  test(`on ${path} nothing leaves the page, is stored, or is said to be sent, whatever is used`, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await readLines(page);
    const requests = recordRequests(page);

    await useEverything(page);

    const after = [...(await readLines(page))].filter((line) => !before.has(line));
    expect(requests.filter((request) => request.includes(word))).toEqual([]);
    for (const request of requests) {
      expect(existsSync(join(dist, request.replace(secureSite, ''))), request).toBe(true);
    }
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(path);
    await expectNothingKept(page);
    expect(
      after.filter((line) =>
        /(?<!never |not )\b(sent|received|submitted|subscribed|thank|gesendet|eingegangen|dank)/i.test(
          line,
        ),
      ),
    ).toEqual([]);
  });
}

/** Presses what needs script, at once: a press must not be lost while a file is on its way. */
async function pressEverything(page: Page, path: string): Promise<void> {
  // A page may wait for its script before it counts as loaded.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body > footer').waitFor();
  await page.getByLabel(labels.shell.theme.label).selectOption('dark');
  await expect(page.locator('html')).toHaveClass('dark');
  if (path === '/') {
    const menu = page.getByRole('navigation', { name: labels.shell.mainNavigation });
    await page.getByRole('button', { name: labels.shell.menu }).click();
    await menu.getByRole('link').last().click();
    await expect(menu).toBeHidden();
  }
  for (const field of await page.locator('main input[type=date]').all()) {
    await field.fill(`${new Date().getFullYear() + 1}-03-03`);
    await field.blur();
    // Its dates, or no field.
    const output = page.locator('main output');
    await expect
      .poll(async () => (await field.isHidden()) || /\d/.test((await output.textContent()) ?? ''))
      .toBe(true);
  }
  for (const field of await page.locator('main [type=search]').all()) {
    await field.fill(word);
    await expect(page.getByText(labels.search.none)).toBeVisible();
  }
  // The calendar of the services has its slider, or nothing to press.
  const start = page.getByRole('button', { name: labels.planner.choose });
  if (await start.isVisible()) {
    await start.click();
    const slider = page.getByRole('slider');
    await expect
      .poll(
        async () =>
          (await slider.isVisible()) || !(await page.locator('#services button:visible').count()),
      )
      .toBe(true);
  }
  const form = page.locator('[data-form]');
  if ((await form.count()) === 0) return;
  for (const field of await form.locator('[required]').all())
    await field.fill(`${word}@visitor.example`);
  await form.locator('[type=submit]').click();
  // The email, or instead of the form the way to write one.
  await expect(page.locator('[data-form] section:focus')).toBeVisible();
}

for (const [how, answer] of Object.entries({
  blocked: (route: Route) => route.abort(),
  'late by five seconds': (route: Route) => pause(5000).then(() => route.continue()),
})) {
  test(`with every script file ${how}, the controls of each page work or say why not`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(scriptBlocked);
    await page.setViewportSize({ width: 390, height: 844 });
    // Astro asks a second time, with `?astro-retry`.
    await page.route(/\.js(?:\?|$)/, answer);

    for (const path of templates) await pressEverything(page, path);
  });
}

test('the header has one row at every width', async ({ page }) => {
  await page.goto('/privacy');

  expect(await findHeaderProblems(page)).toEqual([]);
});
