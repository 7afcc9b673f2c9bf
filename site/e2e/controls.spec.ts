import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import type { Site } from '../src/schemas/site.ts';
import { pages } from './pages.ts';
import { intake, site, siteWithIntake } from './ports.ts';
import { fill, send, takenOver, visitor } from './visitor.ts';

interface Row {
  /** Where it is tried. */
  path: string;
  isOn: (page: string) => boolean;
  kind: string;
  name: string;
  says: Record<Build, string>;
}

const builds = ['default', 'script off', 'intake'] as const;
type Build = (typeof builds)[number];

const servicePages: string[] = loadContent().services.map(({ route }) => route);
const table = readFileSync(new URL('../../docs/controls.md', import.meta.url), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => /^\| (\/|every )/.test(line))
  .map((line): Row => {
    const [path = '', control = '', byDefault = '', scriptOff = '', withIntake = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const [, kind = '', name = ''] = /^([a-z ]+?)(?: "(.*)")?$/.exec(control) ?? [];
    const same = (text: string) => (text === 'the same' ? byDefault : text);
    return {
      path: { 'every page': '/', 'every service': servicePages[0] }[path] ?? path,
      isOn: (page) =>
        path === 'every page' ||
        path === page ||
        (path === 'every service' && servicePages.includes(page)),
      kind,
      name,
      says: { default: byDefault, 'script off': same(scriptOff), intake: same(withIntake) },
    };
  });

const { email, phone } = loadContent().site;

/** The company's own value for a phrase of the table, such as "the support address". */
function companyValue(words: string): string {
  const [, team = ''] = /^the (\w+) address$/.exec(words) ?? [];
  const value = words === 'the phone number' ? phone : email[team as keyof Site['email']];
  if (value === undefined) throw new Error(`site.yaml has no value for ${words}`);
  return value;
}

/** Finds a row's control. Some rows are about several. */
function find(page: Page, { kind, name }: Row): Locator {
  const [, spare, shown] = /^(spare )?link to (the .+)$/.exec(kind) ?? [];
  if (shown) {
    const place = page.locator(spare ? 'main p[tabindex]' : 'main');
    const name = companyValue(shown);
    return place.getByRole('link', { name, exact: true, includeHidden: spare !== undefined });
  }
  const text = name.replaceAll(/[+.]/g, '\\$&').replace('…', '');
  const label = new RegExp(name.endsWith('…') ? `^${text}` : `^${text}$`);
  switch (kind) {
    case 'link':
      // Also inside closed details.
      return page.getByRole('main').getByRole('link', { name: label, includeHidden: true });
    case 'button':
      return page.getByRole('button', { name: label, includeHidden: true });
    case 'summary':
      return page.locator('main summary').filter({ hasText: name });
    case 'list':
      return page.getByRole('combobox', { name, includeHidden: true });
    case 'date':
      return page.getByLabel(name);
    case 'slider':
      return page.getByRole('slider', { name, includeHidden: true });
    case 'field':
      return page.getByRole('textbox', { name, includeHidden: true });
    case 'choice':
      return page.getByRole('radio', { name });
    case 'search':
      return page.getByRole('searchbox', { name: label, includeHidden: true });
    case 'fields of':
      return page.locator(`form[aria-label="${name}"]`).locator('input, select, textarea');
    default:
      throw new Error(`The table has a kind of control that no test knows: ${kind}`);
  }
}

interface Use {
  page: Page;
  control: Locator;
  row: Row;
  matched: RegExpExecArray;
}

const isReady = (page: Page) => page.getByRole('region', { name: /is ready to send/ });

async function fillIn(page: Page, { path }: Row): Promise<void> {
  const whole = visitor('controls');
  await fill(page, path === '/' ? whole : { 'Email Address': whole['Email Address'] });
}

/** What each sentence of the table means, as a check in the browser. */
const meanings: [RegExp, (use: Use) => Promise<void>][] = [
  [/^is not there$/, ({ control }) => expect(control).toHaveCount(0)],
  [
    /^(?:is|are) not shown$/,
    ({ control }) => expect(control.filter({ visible: true })).toHaveCount(0),
  ],
  [
    /^starts an email to (the \w+ address)$/,
    async ({ control, matched }) => {
      const address = companyValue(matched[1] ?? '');
      for (const one of await control.all()) {
        expect((await one.getAttribute('href'))?.split('?')[0]).toBe(mailto(address));
      }
    },
  ],
  [/^calls the company$/, ({ control }) => expect(control).toHaveAttribute('href', /^tel:\+\d+$/)],
  [
    /^leads to (\S+)$/,
    async ({ page, control, matched }) => {
      await control.first().click();
      await expect(page).toHaveURL(new RegExp(`${matched[1]}$`));
      await expect(page.locator(String(matched[1]?.replace('/', '')))).toBeInViewport();
    },
  ],
  [
    /^opens in place$/,
    async ({ control }) => {
      for (const one of await control.all()) {
        await one.click();
        await expect(one.locator('xpath=..')).toHaveAttribute('open');
      }
    },
  ],
  [
    /^opens another site in a new tab$/,
    async ({ control }) => {
      for (const one of await control.all()) {
        await expect(one).toHaveAttribute('href', /^https:/);
        await expect(one).toHaveAttribute('target', '_blank');
        await expect(one).toHaveAttribute('rel', 'noopener noreferrer');
      }
    },
  ],
  [
    /^changes the theme, and stores the choice$/,
    async ({ page, control }) => {
      await control.selectOption('dark');
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' });
    },
  ],
  [
    /^opens the menu, on a narrow screen$/,
    async ({ page, control }) => {
      await expect(control).toBeHidden();
      await page.setViewportSize({ width: 390, height: 800 });
      await control.click();
      await expect(page.getByRole('link', { name: 'Testimonials' })).toBeVisible();
    },
  ],
  [
    /^turns the weeks of the process into dates$/,
    async ({ page, control }) => {
      const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
      await control.fill(inAYear.slice(0, 10));
      await expect(page.locator('main output')).toContainText('Live between');
    },
  ],
  [
    /^turns the planets to another day$/,
    async ({ page, control }) => {
      const planets = page.locator('[data-body]').last();
      const before = await planets.getAttribute('transform');
      await control.focus();
      await page.keyboard.press('End');
      await expect.poll(() => planets.getAttribute('transform')).not.toBe(before);
    },
  ],
  [
    /^is shown after that, and turns them back$/,
    async ({ page, control }) => {
      await expect(control).toBeHidden();
      await page.getByRole('slider').focus();
      await page.keyboard.press('End');
      await control.click();
      await expect(control).toBeHidden();
    },
  ],
  [
    /^cuts the seal of that name$/,
    async ({ page, control }) => {
      await control.fill('Ada Lovelace');
      await expect(page.getByRole('img', { name: 'The seal of Ada Lovelace' })).toHaveText('AL');
    },
  ],
  [
    /^is shown after that, and saves the seal as a file$/,
    async ({ page, control }) => {
      await expect(control).toBeHidden();
      await page.getByRole('textbox', { name: 'A name' }).fill('Ada Lovelace');
      const saved = page.waitForEvent('download');
      await control.click();
      expect((await saved).suggestedFilename()).toBe('seal.svg');
    },
  ],
  [
    /^are checked on leaving and on sending$/,
    async ({ page, control }) => {
      const email = control.and(page.locator('[type=email]'));
      await email.focus();
      await takenOver(page);
      await email.fill('nobody');
      await email.press('Tab');
      await expect(email).toHaveAccessibleDescription(/name@company\.com/);
    },
  ],
  [
    /^makes the message ready as an email$/,
    async ({ page, row }) => {
      await fillIn(page, row);
      await send(page, row.name);
      await expect(isReady(page)).toBeFocused();
      await expect(page.getByRole('link', { name: 'Open in your email program' })).toBeVisible();
    },
  ],
  [
    /^is shown if the form fails, with what was typed in it$/,
    async ({ page, control, row }) => {
      await expect(control).toBeHidden();
      await page.route('**/_astro/forms.*.js', (route) => route.abort());
      await fillIn(page, row);
      await page.locator('[data-form] form').getByRole('button').click();
      await expect(control).toBeVisible();
      await expect(control).toHaveAttribute('href', /^mailto:.*&body=.*controls%40visitor/);
    },
  ],
  [
    /^posts the message to (\S+)$/,
    async ({ page, row, matched }) => {
      await fillIn(page, row);
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await send(page, row.name);
      expect((await posted).url()).toBe(intake + matched[1]);
      await expect(page.getByRole('region', { name: /was received$/ })).toBeFocused();
    },
  ],
  [
    /^narrows the page to what matches; Enter leads to it$/,
    async ({ page, control }) => {
      const shown = page.locator('[data-search-item]:visible');
      const all = await shown.count();
      await control.fill(await shown.last().locator('h3, a, summary').first().innerText());
      await expect.poll(() => shown.count()).toBeLessThan(all);
      await control.press('Enter');
      await expect(shown.locator(':focus')).toBeInViewport();
    },
  ],
  [
    /^is shown when nothing matches, and brings everything back$/,
    async ({ page, control }) => {
      const shown = page.locator('[data-search-item]:visible');
      const all = await shown.count();
      await expect(control).toBeHidden();
      await page.getByRole('searchbox').fill('zzzz');
      await expect(shown).toHaveCount(0);
      await control.click();
      await expect(shown).toHaveCount(all);
    },
  ],
  [
    /^shows its example$/,
    async ({ page, control, row }) => {
      await control.check();
      await expect(page.locator('fieldset code:visible')).toContainText(
        { curl: 'curl ', TypeScript: 'await fetch(', Python: 'urllib' }[row.name] ?? row.name,
      );
    },
  ],
  [
    /^copies the text, or selects it and says so$/,
    async ({ page, control }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const one of await control.filter({ visible: true }).all()) await one.click();
      await expect(page.getByText('Copied').first()).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
      await control.filter({ visible: true }).first().click();
      await expect(page.getByText(/Could not copy/)).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    },
  ],
  [
    /^opens the dialog$/,
    async ({ page, control }) => {
      await control.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    /^closes the dialog$/,
    async ({ page, control }) => {
      await page.getByRole('button', { name: 'Manage Cookie Settings' }).click();
      await control.click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  ],
  [
    /^clears what is stored, from the dialog$/,
    async ({ page, control }) => {
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
      await page.getByRole('button', { name: 'Manage Cookie Settings' }).click();
      await control.click();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  ],
];

function newPage(browser: Browser, build: Build): Promise<Page> {
  return browser.newPage({
    baseURL: build === 'intake' ? siteWithIntake : site,
    javaScriptEnabled: build !== 'script off',
  });
}

/**
 * Sentences that can be checked in the markup alone, so that the page stays unchanged for the next
 * control.
 */
const isSeenFromMarkup = /^(starts an email|calls|opens another site|(is|are) not (shown|there))/;

test('the table of controls is read', () => {
  expect(rows.length).toBeGreaterThan(40);
});

for (const build of builds) {
  // With an intake address, most controls do what they do without one.
  const tried = rows.filter(({ says }) => build !== 'intake' || says.intake !== says.default);
  for (const path of new Set(tried.map((row) => row.path))) {
    test(`the controls of ${path} do what the table says: ${build}`, async ({ browser }) => {
      let page: Page | undefined;
      for (const row of tried.filter((one) => one.path === path)) {
        const says = row.says[build];
        await test.step(`${row.kind} ${row.name} ${says}`, async () => {
          const [meaning] = meanings.flatMap(([pattern, check]) => {
            const matched = pattern.exec(says);
            return matched ? [{ matched, check }] : [];
          });
          if (!meaning) throw new Error(`The table says what no test knows: "${says}"`);
          if (!page) {
            page = await newPage(browser, build);
            await page.goto(path);
          }
          const control = find(page, row);
          if (says !== 'is not there') expect(await control.count()).toBeGreaterThan(0);
          await meaning.check({ page, control, row, matched: meaning.matched });
          if (!isSeenFromMarkup.test(says)) {
            await page.close();
            page = undefined;
          }
        });
      }
      await page?.close();
    });
  }
}

test('no page has a control that the table leaves out', async ({ page }) => {
  const left: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const known = rows.filter(({ isOn }) => isOn(path));
    for (const row of known) {
      await find(page, row).evaluateAll((all) => {
        for (const one of all) one.setAttribute('data-known', '');
      });
    }
    const unknown = await page
      .locator(
        ':is(main, header) :is(button, summary, input, select, textarea, [role=button], a:is([href^="mailto:"], [href^="tel:"], [target])):not([data-known])',
      )
      .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
    left.push(...unknown.map((html) => `${path}: ${html}`));
  }

  expect(left).toEqual([]);
});
