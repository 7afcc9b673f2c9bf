import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { findAxeViolations } from './axe.ts';
import { expect, scriptBlocked, test } from './test.ts';
import {
  expectInView,
  fill,
  findEnding,
  open,
  readFields,
  send,
  visitor,
  waitUntilReady,
} from './visitor.ts';

const general = loadContent().site.email.general ?? 'none';

const island = /\/_astro\/ContactForm\.[^/]*\.js/;

/** Every script that is a file, also when Astro asks for it again with `?astro-retry`. */
const files = /\.js(?:\?|$)/;

/** Delays them until they are released. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Inserts an element into the form, as browser extensions and page translators do. */
async function extend(page: Page): Promise<void> {
  await page.getByLabel('First Name').evaluate((input) => {
    const button = document.createElement('span');
    button.textContent = 'Fill in';
    input.before(button);
  });
}

const ready = (page: Page) => page.getByRole('region', { name: 'Your message is ready to send' });
const summary = (page: Page) => page.getByRole('region', { name: /^Check \d+ fields?$/ });

/** What the page offers in place of the form without script. */
const withoutScript = (page: Page) => page.getByText('Our form needs JavaScript.');

/** What the page offers above the form if the form's own script does not load or fails. */
const unprepared = (page: Page) =>
  page.getByRole('region', { name: /hasn’t loaded or isn’t working/ });

/** The same text in an email and in a text box: each field that is filled in, with its label. */
const writtenText = (page: Page) =>
  page.locator('[data-form] form').evaluate((form) =>
    [...form.querySelectorAll<HTMLInputElement>('[name]')]
      .filter(({ value }) => value !== '')
      .map(({ labels, value }) => `${labels?.[0]?.firstChild?.textContent}: ${value}`)
      .join('\n'),
  );

/** Expects the email link to contain what was typed, and the form to still have it. */
async function expectEmail(page: Page): Promise<void> {
  await expect(unprepared(page)).toBeFocused();
  await expect(page.getByText('JavaScript')).toBeHidden();
  const email = new URL(String(await unprepared(page).getByRole('link').getAttribute('href')));
  expect(email.protocol + email.pathname).toBe(`mailto:${general}`);
  expect(email.searchParams.get('subject')).toBe('AI project inquiry');
  const text = await writtenText(page);
  expect(text).toContain("Last Name: O'Brien\nEmail Address: ");
  expect(email.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  await expect(unprepared(page).getByLabel('The text of your message')).toHaveValue(text);
  await expect(page).toHaveURL('/');
}

test.describe('the form’s script', () => {
  test('is not loaded just for reading the page, and once when the visitor starts to type', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => island.test(request.url()) && fetched.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(700, 400);
    await page.getByLabel('AI Project Details').scrollIntoViewIfNeeded();
    expect(fetched).toEqual([]);

    await page.getByLabel('Company').focus();
    await page.getByLabel('First Name').click();

    await expect.poll(() => fetched.length).toBe(1);
  });

  test('may be late: what was typed stays, and a click on the button is not lost', {
    tag: '@engines',
  }, async ({ page }) => {
    const release = await holdBack(page);
    // Firefox considers a page as loaded only when the scripts that it has asked for have arrived.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const left: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
    await fill(page, visitor('late'));
    await page.getByLabel('Project Budget').selectOption('$100k+');
    await page.getByLabel('AI Project Details').press('Control+Home');
    await page.getByLabel('AI Project Details').pressSequentially('Please: ');
    await page.getByRole('button', { name: 'Write the Email' }).press('Enter');
    const before = await readFields(page);
    const status = page.locator('[data-form]').getByRole('status').first();
    await expect(status).toHaveText('Preparing…');
    await expect(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();

    release();

    await expect(ready(page)).toBeFocused();
    await expect(status).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Write the Email' })).toBeVisible();
    expect(await readFields(page)).toEqual(before);
    expect(left).toEqual([]);
    expect(before).toMatchObject({ budget: '$100k+' });
    expect(before.details).toMatch(/^Please: Forecast/);
  });

  /** A component that throws an error as soon as React renders it. */
  const throwing = 'export function ContactForm() { throw new Error("It does not work.") }';
  const spoil = () => Reflect.deleteProperty(String.prototype, 'toWellFormed');
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'break off': async (page) => {
      await page.route(island, async (route) => {
        const html = await (await route.fetch()).text();
        const body = html.slice(0, html.length * 0.999);
        await route.fulfill({ contentType: 'text/javascript', body });
      });
      await page.goto('/');
    },
    'be blocked': async (page) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/');
    },
    'come without React': async (page) => {
      await page.route(/\/_astro\/react\./, (route) => route.abort());
      await page.goto('/');
    },
    'throw an error when it is rendered': async (page) => {
      await page.route(island, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: throwing }),
      );
      await page.goto('/');
      await page.getByLabel('First Name').fill('Ada');
      await expect(page.locator('[data-form] [data-state=failed]')).toHaveCount(1);
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      // Focus and cursor are where they were.
      await page.keyboard.type(' K');
      await expect(page.getByLabel('First Name')).toHaveValue('Ada K');
    },
    'throw an error when it is rendered again': async (page) => {
      await open(page);
      await page.getByLabel('First Name').fill('Ada');
      await page.evaluate(() => Reflect.deleteProperty(Intl, 'PluralRules'));
      // The summary of what is missing has a number in it.
      await send(page);
      await expect(page.locator('[data-form] [data-state=failed]')).toHaveCount(1);
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    },
    'fail when it starts': async (page) => {
      await page.addInitScript(spoil);
      await open(page);
    },
    'fail later': async (page) => {
      await open(page);
      await page.evaluate(spoil);
    },
  };

  test('may break off, be blocked or fail: the page offers an email with every character', {
    tag: '@engines',
  }, async ({ browser, baseURL, allowErrors }) => {
    // Each engine has its own words for them.
    allowErrors(/./);
    for (const [how, openWith] of Object.entries(failures)) {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      // An uncaught error, or what Astro logs of a file that it could not load.
      const reported = Promise.any([
        page.waitForEvent('pageerror'),
        page.waitForEvent('console', (message) => message.type() === 'error'),
      ]);
      await openWith(page);
      await fill(page, { ...visitor('spoiled'), Company: 'Müller & Søn + 100% "李"' });
      await page.getByLabel('Project Budget').selectOption('$100k+');
      await send(page);
      await test.step(how, () => expectEmail(page));
      // For whoever investigates, the browser's console says why.
      await reported;
      await page.close();
    }
  });

  test('may be blocked: the email has what was changed since, unless it is too long for a link', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(scriptBlocked);
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await fill(page, visitor('blocked'));
    await send(page);
    await expectInView(page, unprepared(page));
    expect(await findAxeViolations(page, '[data-form]')).toEqual([]);

    await page.getByLabel('Company').fill('Another');
    await expect(unprepared(page)).toBeHidden();
    await send(page);
    await expect(unprepared(page).getByRole('link')).toHaveAttribute(
      'href',
      /Company%3A%20Another/,
    );

    const long = 'Every ferry. '.repeat(200).trim();
    await fill(page, { 'AI Project Details': long });
    await send(page);
    await expect(unprepared(page).getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=[^&]+$/,
    );
    await expect(unprepared(page).getByRole('textbox')).toHaveValue(await writtenText(page));
    expect(await readFields(page)).toMatchObject({ details: long });
  });

  test('may take more than ten seconds: the page says that it is preparing, then offers an email', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdBack(page);
    await page.goto('/');
    await fill(page, visitor('waiting'));
    const status = page.locator('[data-form]').getByRole('status');

    await page.getByLabel('Company').press('Enter');
    await expect(status).toHaveText('Preparing…');
    await page.getByLabel('Company').press('Enter');
    await page.clock.fastForward(10_000);

    await expectEmail(page);
    await expect(status).toBeEmpty();
    release();
    await waitUntilReady(page);
    await send(page);
    await expect(ready(page)).toBeFocused();
    await expect(unprepared(page)).toBeHidden();
  });

  test('may be late: visitors who keep writing after a click are not interrupted', async ({
    page,
  }) => {
    const release = await holdBack(page);
    await page.goto('/');
    await fill(page, visitor('undecided'));
    await send(page);
    const details = page.getByLabel('AI Project Details');
    await details.press('Control+End');
    await details.pressSequentially(' And then');
    await expect(page.locator('[data-form]').getByRole('status')).toBeEmpty();

    release();
    await waitUntilReady(page);
    await page.waitForTimeout(200);
    await page.keyboard.type(' some more.');

    await expect(details).toBeFocused();
    await expect(details).toHaveValue(/And then some more\.$/);
    await expect(ready(page)).toHaveCount(0);
  });

  test('keeps the cursor and the focus, also if React rebuilds the form', async ({
    page,
    allowErrors,
  }) => {
    // React reports that the form is not the one that was built.
    allowErrors(/React error #418/);
    const button = page.getByRole('button', { name: 'Write the Email' });
    for (const change of [undefined, extend]) {
      for (const label of ['First Name', 'AI Project Details']) {
        const release = await holdBack(page);
        await page.goto('/');
        await change?.(page);
        const field = page.getByRole('textbox', { name: label });
        await field.pressSequentially('Fries');
        for (let back = 0; back < 4; back++) await page.keyboard.press('ArrowLeft');

        release();
        await waitUntilReady(page);
        await page.keyboard.type('er');

        await expect(field).toBeFocused();
        await expect(field).toHaveValue('Ferries');
      }
    }
    const release = await holdBack(page);
    await page.goto('/');
    await extend(page);
    await button.focus();
    release();
    await waitUntilReady(page);
    await expect(button).toBeFocused();
  });
});

test.describe('an error', () => {
  test('a pasted text that is too long is kept whole, and the page says so', async ({ page }) => {
    await open(page);
    const details = page.getByLabel('AI Project Details');
    await details.focus();

    await page.keyboard.insertText('x'.repeat(5100));
    await send(page);

    expect((await details.inputValue()).length).toBe(5100);
    await expect(details).toHaveAccessibleDescription(/at most 5,000 characters/);
  });

  test('is listed in a summary that takes the focus and links to the fields, and is shown at the field', async ({
    page,
  }) => {
    await open(page);
    await fill(page, { 'First Name': 'Ada', 'Email Address': 'ada at home' });

    await send(page);

    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText('Check 3 fields');
    const links = summary(page).getByRole('link');
    await expect(links).toHaveText([/last name/, /email address/, /project/]);
    for (const [index, label] of ['Last Name', 'Email Address', 'AI Project Details'].entries()) {
      const message = await links.nth(index).textContent();
      const field = page.getByRole('textbox', { name: label });
      await links.nth(index).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(RegExp(`^${message}`));
    }
    await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('is in a summary in view, and its link leads to the field, both below the header', {
    tag: '@engines',
  }, async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page);

      await send(page);

      await expectInView(page, summary(page));
      await summary(page)
        .getByRole('link', { name: /email address/ })
        .click();
      const field = page.getByRole('textbox', { name: 'Email Address' });
      await expect(field).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });

  test('scrolls into view if its summary appears half behind the header', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await open(page);
    await page.locator('[data-form] form').evaluate((form) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { top } = form.getBoundingClientRect();
      scrollBy({ top: top - header + 60, behavior: 'instant' });
    });

    await send(page);

    await expectInView(page, summary(page));
  });

  test('is counted down in the summary as it is fixed, and nothing moves meanwhile', async ({
    page,
  }) => {
    await open(page);
    await fill(page, { 'Email Address': 'ada at home' });
    // A correct field in which someone presses Enter stays correct.
    await page.getByLabel('First Name').pressSequentially('Ada');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid');
    await expect(summary(page).getByRole('listitem')).toHaveText([/^Enter/, /^Enter/, /^Enter/]);
    const gap = async () => {
      const panel = await findEnding(page).boundingBox();
      return Number((await page.getByLabel('First Name').boundingBox())?.y) - Number(panel?.y);
    };
    const before = await gap();

    await page.getByRole('textbox', { name: 'Last Name' }).fill('Lovelace');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@home.example');
    await page.getByRole('textbox', { name: 'Company' }).fill('Ferries');

    await expect(summary(page).getByRole('heading')).toHaveText('Check 1 field');
    await expect(summary(page).getByRole('link')).toHaveText(['Enter your project details.']);
    await expect(summary(page).getByRole('listitem')).toHaveText(
      ['Corrected: Last Name', 'Corrected: Email Address', 'Enter your project details.'],
      { useInnerText: true },
    );
    await page.getByRole('textbox', { name: 'AI Project Details' }).fill('Ferries.');
    await expect(findEnding(page).getByRole('heading')).toHaveText('All fields are correct');
    expect(await gap()).toBeCloseTo(before, 0);
    await expect(findEnding(page).getByRole('link')).toHaveCount(0);
  });

  test('is shown on leaving a field that was used, but not one that was only passed', async ({
    page,
  }) => {
    await open(page);
    const email = page.getByRole('textbox', { name: 'Email Address' });

    await page.keyboard.press('Tab');
    await email.fill('ada at home');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');

    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/name@company\.com/);
    await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid');
    await email.fill('ada@home.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(summary(page)).toHaveCount(0);
  });

  test('is no longer shown for fields that an extension fills in all at once', async ({ page }) => {
    await open(page);
    await send(page);
    await expect(page.locator('[data-form] [aria-invalid]')).toHaveCount(4);

    await page.locator('[data-form] form').evaluate((form) => {
      for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
        input.value = input.type === 'email' ? 'ada@home.example' : 'Ada';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });

    await expect(page.locator('[data-form] [aria-invalid]')).toHaveCount(0);
  });

  test('is announced once, by the focus alone, on the first click as on every other one', async ({
    page,
  }) => {
    const release = await holdBack(page);
    await page.goto('/');
    await send(page);
    release();

    for (let press = 0; press < 2; press++) {
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveCount(4);
      const live = page.locator('[data-form] :is([role=alert], [role=status], [aria-live])');
      for (const region of await live.all()) await expect(region).toBeEmpty();
      await send(page);
    }
  });
});

const anyButton = /^(Write the Email|Subscribe)$/;

/** The ways in which visitors fill in a form and send it. */
const ways: Record<string, (page: Page, fields: Record<string, string>) => Promise<void>> = {
  'by keyboard alone': async (page, fields) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByRole('textbox', { name: label });
      while (!(await field.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  'by mouse alone, from the clipboard': async (page, fields) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByRole('textbox', { name: label }).click();
      await page.keyboard.insertText(text);
    }
    await send(page, anyButton);
  },
  'by autofill, without a key': async (page, fields) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByRole('textbox', { name: label });
      await field.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        for (const type of ['input', 'change'])
          input.dispatchEvent(new Event(type, { bubbles: true }));
      }, text);
    }
    await send(page, anyButton);
  },
  'on a phone, with Go': async (page, fields) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fill(page, fields);
    await page.getByRole('textbox', { name: 'Email Address' }).press('Enter');
  },
};

test.describe('without an intake address', () => {
  for (const [path, labels] of [
    ['/', ['First Name', 'Last Name', 'Email Address', 'AI Project Details']],
    ['/news', ['Email Address']],
  ] as const) {
    test(`${path} becomes an email with everything that was typed, however it is filled in`, {
      tag: '@engines',
    }, async ({ page }) => {
      const ada = { ...visitor('ada'), 'AI Project Details': 'Forecast the ferries.' };
      const fields = Object.fromEntries(labels.map((label) => [label, ada[label]]));
      for (const [how, fillAndSend] of Object.entries(ways)) {
        await open(page, path);

        await fillAndSend(page, fields);

        await expectInView(page);
        await expect(findEnding(page).getByRole('heading'), how).toHaveText(/is ready to send$/);
        const link = findEnding(page).getByRole('link', { name: 'Open in Your Email Program' });
        const email = decodeURIComponent(`${await link.getAttribute('href')}`);
        for (const text of Object.values(fields)) expect(email).toContain(text);
        await expect(page.locator('[data-form] [aria-invalid]')).toHaveCount(0);
      }
    });
  }

  test('what was typed is still there after coming back from another page', {
    tag: '@engines',
  }, async ({ page }) => {
    await open(page);
    await fill(page, visitor('back'));
    const before = await readFields(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/team');
    await page.goBack();

    await expect.poll(() => readFields(page)).toEqual(before);
  });

  test('a complete message is prepared as an email, by keyboard alone, and nothing is sent', async ({
    page,
    context,
  }) => {
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // A letter may need another font file from this site.
      if (!request.url().endsWith('.woff2')) requests.push(request.url());
    });
    const address = page.url();

    for (const text of ['李', 'Nguyễn', 'li@visitor.example', 'Łódź & Søn']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Forecast?\nمرحبا & 100% 🚢');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(ready(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Open in Your Email Program' });
    await expect(link).toBeFocused();
    const email = new URL(String(await link.getAttribute('href')));
    expect(email.protocol + email.pathname).toBe(`mailto:${general}`);
    expect([...email.searchParams.keys()]).toEqual(['subject', 'body']);
    const body = String(email.searchParams.get('body'));
    for (const part of [
      '李 Nguyễn',
      'li@visitor.example',
      'Łódź & Søn',
      'AI Development & Integration',
      'Less than $10k',
      'Forecast?\r\nمرحبا & 100% 🚢',
    ]) {
      expect(body).toContain(part);
    }
    expect(await readFields(page)).toMatchObject({ firstName: '李', company: 'Łódź & Søn' });
    expect(requests).toEqual([]);
    expect(page.url()).toBe(address);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await expect(page.locator('[data-form]')).not.toContainText(
      /\b(has been|was|were) (sent|received)/i,
    );
  });

  test('a message too long for an email link is sent in three steps, with its subject', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const long = 'Every ferry. '.repeat(380).trim();
    await fill(page, { ...visitor('long'), 'AI Project Details': long });
    await send(page);

    await expect(ready(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /email program/i })).toHaveCount(0);
    await expect(ready(page).getByRole('listitem')).toHaveText([
      /^Copy/,
      /^Open an email to/,
      /^Paste.*send/,
    ]);
    await expect(ready(page)).not.toHaveText(/goes to/);
    await expect(ready(page).getByRole('link', { name: general })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Message%20from/,
    );
    await page.getByRole('button', { name: 'Copy the Text' }).click();

    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(long);
    expect(copied).toMatch(/^Subject: Message from Łukasz O'Brien/);

    // Each click on Copy is announced.
    const status = ready(page).getByRole('status');
    await status.evaluate((element) => {
      new MutationObserver(() => {
        element.dataset.said = `${element.dataset.said ?? ''}|${element.textContent}`;
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Copy the Text' }).click();
    await expect(status).toHaveAttribute('data-said', '||Copied');
  });

  test('if a translator replaces texts, or copying is not allowed, the form still works', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page);
    await fill(page, visitor('translated'));
    await send(page);
    const copy = page.getByRole('button', { name: 'Copy the Text' });
    await copy.click();
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    await copied.evaluate((status) => {
      const translation = document.createElement('span');
      translation.append(...status.childNodes);
      status.append(translation);
    });
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));

    await copy.click();

    await expect(page.getByText(/^That didn’t copy/)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain('Forecast the ferries.');
    await expect(copied).toHaveCount(0);
    await page.getByLabel('Company').fill('Another');
    await expect(ready(page)).toHaveCount(0);
  });

  test('with script off, pages ask for an email, and show no form that could garble it', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) });
    for (const [path, subject] of [
      ['/', 'AI project inquiry'],
      ['/news', 'Newsletter request'],
    ] as const) {
      await page.goto(path);

      await expect(withoutScript(page)).toBeVisible();
      const link = withoutScript(page).getByRole('link', { name: general });
      const email = new URL(String(await link.getAttribute('href')));
      expect(email.protocol + email.pathname).toBe(`mailto:${general}`);
      expect([...email.searchParams]).toEqual([['subject', subject]]);
      await expect(page.locator('form :is(input, select, textarea, button):visible')).toHaveCount(
        0,
      );
    }
    await page.close();
  });
});

test('the form has no violation in any state, light and narrow, dark and wide', async ({
  page,
}) => {
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await open(page);

    await send(page);
    await expect(summary(page)).toBeFocused();
    expect(await findAxeViolations(page, '[data-form]')).toEqual([]);
    await fill(page, visitor('axe'));
    await send(page);
    await expect(ready(page)).toBeFocused();
    expect(await findAxeViolations(page, '[data-form]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
