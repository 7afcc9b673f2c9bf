import { expect, type Page, test } from '@playwright/test';
import { challengePath, paths, proofHeader, trapField } from '@website/form-contract';
import { axeViolations } from './axe.ts';
import { intake, siteWithIntake } from './ports.ts';
import {
  ending,
  expectInView,
  fill,
  open,
  pressAtTheEdge,
  send,
  takenOver,
  typed,
  visitor,
} from './visitor.ts';

/** The site built with an intake address, against a server that answers as each test asks. */
test.use({ baseURL: siteWithIntake });

async function stored(email: string): Promise<unknown[]> {
  const response = await fetch(`${intake}/stored?email=${encodeURIComponent(email)}`);
  return response.json() as Promise<unknown[]>;
}

/** A message from its own visitor that tells the server how to answer each attempt. */
function asking(name: string, ...answers: string[]) {
  const who = visitor(name);
  const details = `${who['AI Project Details']}\nanswers: ${answers.join(', ')}`;
  return { ...who, 'AI Project Details': details };
}

const received = (page: Page) => page.getByRole('region', { name: 'Your message was received' });
const nothingClaimed = (page: Page) =>
  expect(page.getByText(/was received|is stored/)).toHaveCount(0);

test('a message is sent once, and the receipt appears when the server has confirmed it', async ({
  page,
}) => {
  const who = asking('once', 'late');
  await open(page);
  await fill(page, who);
  await page.getByLabel('AI Service Type').selectOption('Custom AI Solutions');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

  await page.getByRole('button', { name: 'Send Message' }).dblclick();

  await expect(page.getByText('Sending your message.')).toBeVisible();
  await nothingClaimed(page);
  expect(await stored(who['Email Address'])).toEqual([]);
  await expect(received(page)).toBeFocused();
  expect(posts).toEqual([intake + paths.contact]);
  await expect(page.getByText(/reference is [0-9a-f]{8}/)).toBeVisible();
  expect(await stored(who['Email Address'])).toEqual([
    {
      firstName: 'Łukasz',
      lastName: "O'Brien",
      email: who['Email Address'],
      service: 'Custom AI Solutions',
      details: who['AI Project Details'],
    },
  ]);
});

test('after a receipt, another message can be written in an empty form', async ({ page }) => {
  await page.goto('/');
  const nothing = await typed(page);
  await fill(page, asking('another', 'receipt'));
  await takenOver(page);
  await page.getByLabel('First Name').fill('Ada');
  await send(page);
  await expect(received(page)).toBeFocused();

  await page.getByRole('button', { name: 'Write another' }).click();

  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(await typed(page)).toEqual(nothing);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-form] [aria-invalid]')).toHaveCount(0);
});

test('a message cannot be changed while it is being sent', async ({ page }) => {
  const who = asking('hasty', 'late');
  await open(page);
  await fill(page, who);
  await page.getByLabel('Project Budget').selectOption('$100k+');
  await send(page);

  await page.getByLabel('AI Project Details').focus();
  await page.keyboard.type('One more thing.');
  await page.getByLabel('Project Budget').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('AI Service Type').selectOption('Other');

  expect(await typed(page)).toMatchObject({
    details: who['AI Project Details'],
    budget: '$100k+',
    service: '',
  });
  await expect(received(page)).toBeFocused();
});

test('a message being sent arrives even if the visitor goes to another page', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: siteWithIntake, userAgent: 'far away' });
  const who = visitor('gone-on');
  await open(page);
  await fill(page, who);

  await send(page);
  await page.goto('/terms');

  expect(await stored(who['Email Address'])).toHaveLength(0);
  await expect.poll(() => stored(who['Email Address'])).toHaveLength(1);
  await page.close();
});

test('clicks made before the form works send one request', async ({ page }) => {
  const who = visitor('eager');
  let posts = 0;
  page.on('request', (request) => request.method() === 'POST' && posts++);
  await open(page);
  await fill(page, who);

  await page.locator('[data-form] form').evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 3; press++) form.requestSubmit();
  });

  await expect(received(page)).toBeFocused();
  expect(posts).toBe(1);
});

test('an email offered after a failure disappears once the message is changed', async ({
  page,
}) => {
  await open(page);
  await fill(page, asking('changed', 'busy'));
  await send(page);
  await expect(ending(page)).toBeVisible();

  await page.getByLabel('Company').fill('Another');

  await expect(ending(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /email program/ })).toHaveCount(0);
});

const endings = [
  [
    'answers 500 to every try',
    ['fail', 'fail', 'fail'],
    /was not confirmed: our service failed/,
    0,
  ],
  ['is busy for ten minutes', ['busy'], /our service is busy.*in 10 minutes/, 0],
  ['is busy for a minute', ['busy-for-a-minute'], /again in 1 minute:/, 0],
  ['is busy until a date', ['busy-until'], /again in 2 hours:/, 0],
  ['closes the connection', ['close', 'close', 'close'], /may not have arrived/, 0],
  [
    'stores the message and closes the connection before saying so',
    ['store-and-close', 'store-and-close', 'store-and-close'],
    /may not have arrived.*not be recorded twice/,
    1,
  ],
  [
    'stores the message without saying so, and fails from then on',
    ['store-and-close', 'fail', 'fail'],
    /was not confirmed: our service failed.*not be recorded twice/,
    1,
  ],
  ['is replaced by a page that is not ours', ['stranger'], /may not have arrived/, 0],
  [
    'says that the same message is being dealt with',
    ['conflict', 'conflict', 'conflict'],
    /may not have arrived/,
    0,
  ],
] as const;

for (const [what, answers, says, count] of endings) {
  test(`when the server ${what}, the page says so and keeps every word`, async ({ page }) => {
    const who = asking(what.replace(/\W/g, '-'), ...answers);
    await open(page);
    await fill(page, who);
    await page.getByLabel('Project Budget').selectOption('$100k+');
    const before = await typed(page);

    await send(page);

    await expect(ending(page)).toHaveText(says, { timeout: 15_000 });
    await nothingClaimed(page);
    expect(await typed(page)).toEqual(before);
    expect(await stored(who['Email Address'])).toHaveLength(count);
    await expect(page.getByRole('link', { name: /email program/ })).toHaveAttribute(
      'href',
      /^mailto:hello@orrery\.example\?/,
    );

    await send(page);
    await expect(received(page)).toBeFocused();
    expect(await stored(who['Email Address'])).toHaveLength(1);
  });
}

const recovering = [
  ['two failures', ['fail', 'fail', 'receipt']],
  ['a closed connection', ['close', 'receipt']],
  ['a message stored without an answer', ['store-and-close', 'receipt']],
  ['a conflict with itself', ['conflict', 'receipt']],
  ['a request to wait for a second', ['busy-shortly', 'receipt']],
] as const;

for (const [what, answers] of recovering) {
  test(`after ${what} the page tries again on its own, and the message is stored once`, async ({
    page,
  }) => {
    const who = asking(what.replace(/\W/g, '-'), ...answers);
    await open(page);
    await fill(page, who);

    await send(page);

    await expect(received(page)).toBeFocused({ timeout: 15_000 });
    expect(await stored(who['Email Address'])).toHaveLength(1);
  });
}

test('a refusal by the server is shown at its field, and nothing typed is lost', async ({
  page,
}) => {
  const who = asking('refused', 'refuse');
  await open(page);
  await fill(page, { ...who, Company: 'Nobody Ltd' });
  const before = await typed(page);

  await send(page);

  await expect(page.getByRole('region', { name: 'Check 1 field' })).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription(
    'We know no company of this name.',
  );
  expect(await typed(page)).toEqual(before);
  await nothingClaimed(page);
});

test('a refusal for another reason is shown plainly, without a link to nowhere', async ({
  page,
}) => {
  await open(page);
  await fill(page, asking('captcha', 'refuse-another-field'));

  await send(page);

  await expect(ending(page)).toHaveText(/refused it.*Prove that you are a person\./);
  await expect(ending(page)).not.toHaveText(/Check 1|in a few minutes|recorded twice/);
  await expect(ending(page).getByRole('link', { name: /email program/ })).toBeVisible();
  await expect(ending(page).locator('a[href^="#"]')).toHaveCount(0);
});

test('a refusal for two reasons has a link only for the field of the form', async ({ page }) => {
  await open(page);
  await fill(page, { ...asking('both', 'refuse-both'), Company: 'Nobody Ltd' });

  await send(page);

  await expect(page.getByRole('region', { name: 'Check 1 field' })).toBeFocused();
  await expect(ending(page).getByRole('listitem')).toHaveText([/person/, /company/]);
  await expect(ending(page).getByRole('link')).toHaveText(['Unknown company.']);
});

test('if the server does not accept the message, the page offers an email and no second attempt', async ({
  page,
}) => {
  const who = asking('forbidden', 'forbid');
  await open(page);
  await fill(page, who);

  await send(page);

  await expect(ending(page)).toHaveText(/our service refused it.*will not help/);
  await expect(ending(page).getByRole('link', { name: /email program/ })).toBeVisible();
  await expect(ending(page)).not.toHaveText(/in a few minutes|recorded twice/);
});

for (const [what, answers] of [
  ['a refusal', ['forbid']],
  ['a failure', ['busy']],
  ['a receipt', ['receipt']],
] as const) {
  for (const height of [844, 500]) {
    test(`${what} scrolls into view if the button was at the bottom edge, ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await open(page);
      await fill(page, asking(`edge-${what.replace(' ', '-')}-${height}`, ...answers));

      await pressAtTheEdge(page, 'Send Message');

      await expectInView(page);
    });
  }
}

test('if no answer comes in time, the page says so and stops trying', async ({ page }) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 20);
  });
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page);
  await fill(page, asking('patient', 'late', 'late'));
  const before = await typed(page);

  await send(page);

  await expect(ending(page)).toHaveText(/may not have arrived/);
  expect(posts).toHaveLength(1);
  expect(await typed(page)).toEqual(before);
});

test('if no server answers at all, the page says that the message may not have arrived', async ({
  page,
}) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(intake, 'http://127.0.0.1:9');
    await route.fulfill({ response, body });
  });
  await open(page);
  await fill(page, visitor('gone'));
  const before = await typed(page);

  await send(page);

  await expect(ending(page)).toHaveText(/may not have arrived/, { timeout: 15_000 });
  expect(await typed(page)).toEqual(before);
});

test('offline, the page says so at once; back online, the same message is sent', async ({
  page,
  context,
}) => {
  const who = visitor('offline');
  await open(page);
  await fill(page, who);
  await context.setOffline(true);
  await send(page);
  await expect(ending(page)).toHaveText(/was not confirmed: you are offline/);

  await context.setOffline(false);
  await send(page);

  await expect(received(page)).toBeFocused();
  expect(await stored(who['Email Address'])).toHaveLength(1);
});

test('double clicks, retries and reloads store the same message once', async ({ page }) => {
  const who = asking('many', 'store-and-close', 'late', 'fail', 'late');
  const email = who['Email Address'];
  await open(page);
  await fill(page, who);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect.poll(() => stored(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sending' }).click();

  await page.reload();
  await open(page);
  await fill(page, who);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(received(page)).toBeFocused({ timeout: 20_000 });

  await open(page);
  await fill(page, who);
  await send(page);
  await expect(received(page)).toBeFocused({ timeout: 20_000 });
  expect(await stored(email)).toHaveLength(1);
});

test('with script off, the form posts on its own and gets the server’s own receipt page', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteWithIntake });
  const who = visitor('script-off');
  await page.goto('/');
  await fill(page, who);
  await page.getByLabel('Project Budget').selectOption('$100k+');

  await send(page);

  await expect(page.getByRole('heading')).toHaveText('Your message was received');
  expect(await stored(who['Email Address'])).toMatchObject([{ budget: '$100k+' }]);
  expect(page.url()).not.toContain('Brien');
  await page.close();
});

for (const reason of ['is off', 'does not load']) {
  test(`if the script ${reason}, the browser itself asks for what is missing`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled: reason !== 'is off',
      baseURL: siteWithIntake,
    });
    await page.route(/\/_astro\/forms\./, (route) => route.abort());
    await page.goto('/');

    await send(page);

    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.close();
  });
}

test('the page asks for a challenge when someone uses the form, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() === intake + challengePath) asked.push(request.method());
  });

  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByLabel('First Name').focus();
  await takenOver(page);

  await expect.poll(() => asked).toEqual(['GET']);
});

test('a challenge that never comes keeps nobody from sending', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: siteWithIntake, userAgent: 'unlucky' });
  const who = visitor('no-challenge');
  await open(page);
  await fill(page, who);
  const posted = page.waitForRequest(intake + paths.contact, { timeout: 15_000 });

  await send(page);

  expect((await posted).headers()).not.toHaveProperty(proofHeader.toLowerCase());
  await expect(received(page)).toBeFocused();
  expect(await stored(who['Email Address'])).toHaveLength(1);
  await page.close();
});

test('a message that waits for its proof is sent if the visitor goes to another page', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: siteWithIntake, userAgent: 'unlucky' });
  const who = visitor('left-early');
  await open(page);
  await fill(page, who);

  await send(page);
  await expect(page.getByText('Sending your message.')).toBeVisible();
  await page.goto('/terms');

  await expect.poll(() => stored(who['Email Address'])).toHaveLength(1);
  await page.close();
});

for (const path of ['/', '/news']) {
  test(`${path} has a trap for robots that no visitor meets`, async ({ page }) => {
    await open(page, path);
    const trap = page.locator(`[name="${trapField}"]`);

    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(await page.locator('[data-form]').ariaSnapshot()).not.toContain('Leave this empty');
    expect(await axeViolations(page, '[data-form]')).toEqual([]);
    // With the Tab key, from the first field to beyond the last one.
    const met = new Set<string>();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      met.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect(met).not.toContain(trapField);
  });
}

test('a newsletter request is sent the same way, and the receipt asks to confirm it', async ({
  page,
}) => {
  await open(page, '/news');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('reader@visitor.example');

  await send(page, 'Subscribe');

  const receipt = page.getByRole('region', { name: 'Your request was received' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toHaveText(
    /open the email that we send to reader@visitor\.example, and confirm/,
  );
  await expect(page.locator('[data-form]').getByRole('button')).toHaveCount(0);
  expect(await stored('reader@visitor.example')).toEqual([{ email: 'reader@visitor.example' }]);
});

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`sending, failed and received have no violation, ${colorScheme}, ${width} px`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width, height: 800 },
      baseURL: siteWithIntake,
    });
    await open(page);
    await fill(page, asking(`axe-${colorScheme}-${width}`, 'busy', 'late'));

    await send(page);
    await expect(ending(page)).toBeVisible();
    expect(await axeViolations(page, '[data-form]')).toEqual([]);
    await send(page);
    await expect(page.getByText('Sending your message.')).toBeVisible();
    expect(await axeViolations(page, '[data-form]')).toEqual([]);
    await expect(received(page)).toBeFocused();
    expect(await axeViolations(page, '[data-form]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.close();
  });
}
