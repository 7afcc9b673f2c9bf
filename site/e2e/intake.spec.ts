import type { Page } from '@playwright/test';
import { challengePath, paths, trapField } from '@website/form-contract';
import { findAxeViolations } from './axe.ts';
import { intake, siteWithIntake } from './ports.ts';
import { expect, scriptBlocked, test } from './test.ts';
import {
  expectInView,
  fill,
  findEnding,
  open,
  pressAtTheEdge,
  readFields,
  send,
  visitor,
  waitUntilReady,
} from './visitor.ts';

/** The site built with an intake address, against a server that answers as each test asks. */
test.use({ baseURL: siteWithIntake });

test.beforeEach(async ({ page, allowErrors }) => {
  // The server has no challenges, and refuses and fails as it is asked to.
  allowErrors(/^Failed to load resource/);
  // Timers run ten times as fast: a page tries again after 1 and 3 s, and waits 5 s for a proof.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const faster = (run: TimerHandler, after = 0) => setTimeout(run, after / 10);
    Object.assign(window, { setTimeout: faster });
  });
});

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
const nothingClaimed = (page: Page) => expect(page.getByText(/was received/)).toHaveCount(0);
const sending = (page: Page) => page.getByText('Sending your message.');

test('a message is sent once, unchanged, and the receipt comes when the server has confirmed it', async ({
  page,
}) => {
  const who = asking('once', 'late');
  const email = who['Email Address'];
  await open(page);
  await fill(page, who);
  await page.getByLabel('AI Service Type').selectOption('Custom AI Solutions');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

  await page.getByRole('button', { name: 'Send Message' }).dblclick();

  await expect(sending(page)).toBeVisible();
  await nothingClaimed(page);
  expect(await stored(email)).toEqual([]);
  await page.getByLabel('AI Project Details').focus();
  await page.keyboard.type('One more thing.');
  await page.getByLabel('AI Service Type').selectOption('Other');
  expect(await readFields(page)).toMatchObject({
    details: who['AI Project Details'],
    service: 'Custom AI Solutions',
  });
  await expect(received(page)).toBeFocused();
  expect(posts).toEqual([intake + paths.contact]);
  await expect(page.getByText(/reference is [0-9a-f]{8}/)).toBeVisible();
  expect(await stored(email)).toEqual([
    {
      firstName: 'Łukasz',
      lastName: "O'Brien",
      email,
      service: 'Custom AI Solutions',
      details: who['AI Project Details'],
    },
  ]);
});

test('after a receipt, another message can be written in an empty form', async ({ page }) => {
  await page.goto('/');
  const nothing = await readFields(page);
  await fill(page, asking('another', 'receipt'));
  await waitUntilReady(page);
  await page.getByLabel('First Name').fill('Ada');
  await send(page);
  await expect(received(page)).toBeFocused();

  await page.getByRole('button', { name: 'Write another' }).click();

  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(await readFields(page)).toEqual(nothing);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-form] [aria-invalid]')).toHaveCount(0);
});

// Other failures are in src/islands/send.test.ts.
const endings = [
  [
    'fails at every try',
    ['fail', 'fail', 'fail'],
    /can’t confirm your message: something went wrong/,
    0,
  ],
  ['is busy for ten minutes', ['busy'], /our service is busy.*in 10 minutes/, 0],
  [
    'stores the message, and closes the connection before saying so',
    ['store-and-close', 'store-and-close', 'store-and-close'],
    /may not have arrived.*won’t store it twice/,
    1,
  ],
] as const;

for (const [description, answers, says, count] of endings) {
  test(`when the server ${description}, the page says so and keeps every word`, async ({
    page,
  }) => {
    const who = asking(description.replace(/\W/g, '-'), ...answers);
    await open(page);
    await fill(page, who);
    await page.getByLabel('Project Budget').selectOption('$100k+');
    const before = await readFields(page);

    await send(page);

    await expect(findEnding(page)).toHaveText(says);
    await nothingClaimed(page);
    expect(await readFields(page)).toEqual(before);
    expect(await stored(who['Email Address'])).toHaveLength(count);
    await expect(page.getByRole('link', { name: /email program/i })).toHaveAttribute(
      'href',
      /^mailto:hello@orrery\.example\?/,
    );

    await send(page);
    await expect(received(page)).toBeFocused();
    expect(await stored(who['Email Address'])).toHaveLength(1);
  });
}

test('what the server refuses is shown at its field, or plainly, and nothing typed is lost', async ({
  page,
}) => {
  await open(page);
  await fill(page, { ...asking('refused', 'refuse', 'refuse-both'), Company: 'Nobody Ltd' });
  const before = await readFields(page);
  const check = page.getByRole('region', { name: 'Check 1 field' });

  await send(page);
  await expect(check).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription(
    'We know no company of this name.',
  );
  expect(await readFields(page)).toEqual(before);
  await nothingClaimed(page);

  // The second reason is not about a field of the form.
  await send(page);
  await expect(findEnding(page).getByRole('listitem')).toHaveText([/person/, /company/]);
  await expect(check.getByRole('link')).toHaveText(['Unknown company.']);

  for (const [answer, says] of [
    ['refuse-another-field', /didn’t accept your message.*Prove that you are a person\./],
    ['forbid', /didn’t accept your message.*won’t help/],
  ] as const) {
    await fill(page, asking(`refused-${answer}`, answer));
    await send(page);
    await expect(findEnding(page)).toHaveText(says);
    await expect(findEnding(page)).not.toHaveText(/Check 1|in a few minutes|store it twice/);
    await expect(findEnding(page).getByRole('link', { name: /email program/i })).toBeVisible();
    await expect(findEnding(page).locator('a[href^="#"]')).toHaveCount(0);
  }
  await page.getByLabel('Company').fill('Another');
  await expect(findEnding(page)).toHaveCount(0);
});

test('every ending scrolls into view if the button was at the bottom edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page);
  for (const answer of ['forbid', 'busy', 'receipt']) {
    await fill(page, asking(`edge-${answer}`, answer));

    await pressAtTheEdge(page, 'Send Message');

    await expectInView(page);
  }
  await expect(received(page)).toBeVisible();
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
  await expect(findEnding(page)).toHaveText(/can’t confirm your message: you’re offline/);

  await context.setOffline(false);
  await send(page);

  await expect(received(page)).toBeFocused();
  expect(await stored(who['Email Address'])).toHaveLength(1);
});

test('with script off, the form posts on its own, and the privacy policy says so', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteWithIntake });
  const who = visitor('script-off');
  await page.goto('/');

  await send(page);
  await expect(page.getByLabel('First Name'), 'what is missing').toBeFocused();
  await fill(page, who);
  await page.getByLabel('Project Budget').selectOption('$100k+');
  await send(page);

  await expect(page.getByRole('heading')).toHaveText('Your message was received');
  expect(await stored(who['Email Address'])).toMatchObject([{ budget: '$100k+' }]);
  expect(page.url()).not.toContain('Brien');
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText(
    'The service stores it, and only then confirms',
  );
  await page.close();
});

test('if the script does not load, the browser itself asks for what is missing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(scriptBlocked);
  await page.route(/\/_astro\/ContactForm\./, (route) => route.abort());
  await page.goto('/');

  await send(page);

  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the page asks for a challenge when someone uses the form, and not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === intake + challengePath) requests.push(request.method());
  });

  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await page.getByLabel('First Name').focus();
  await waitUntilReady(page);

  await expect.poll(() => requests).toEqual(['GET']);
});

// In a page of its own, where timers take their time: it must not be sent before the visitor leaves.
for (const [description, userAgent] of [
  ['on its way', 'far away'],
  ['that waits for its proof', 'unlucky'],
] as const) {
  test(`a message ${description} arrives even if the visitor goes to another page`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: siteWithIntake, userAgent });
    const who = visitor(`left-${userAgent.replace(' ', '-')}`);
    await open(page);
    await fill(page, who);

    await send(page);
    await expect(sending(page)).toBeVisible();
    expect(await stored(who['Email Address'])).toHaveLength(0);
    await page.goto('/terms');

    await expect.poll(() => stored(who['Email Address'])).toHaveLength(1);
    await page.close();
  });
}

test('has a trap for robots that no visitor meets', async ({ page }) => {
  await open(page);
  const trap = page.locator(`[name="${trapField}"]`);

  await expect(trap).toHaveCount(1);
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await page.locator('[data-form]').ariaSnapshot()).not.toContain('Leave this empty');
  // With the Tab key, from the first field to beyond the last one.
  const met = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    met.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(met).not.toContain(trapField);
});

test('a newsletter request is sent the same way, and the receipt asks to confirm it', async ({
  page,
}) => {
  await open(page, '/news');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('reader@visitor.example');

  await send(page, 'Subscribe');

  const receipt = page.getByRole('region', { name: 'Your request was received' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toHaveText(/open our email to reader@visitor\.example and confirm/);
  await expect(page.locator('[data-form]').getByRole('button')).toHaveCount(0);
  expect(await stored('reader@visitor.example')).toEqual([{ email: 'reader@visitor.example' }]);
});

test('failed and received have no violation, light and narrow, dark and wide', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await fill(page, asking(`axe-${colorScheme}-${width}`, 'busy'));

    const expectNoViolation = async () =>
      expect(await findAxeViolations(page, '[data-form]')).toEqual([]);

    await send(page);
    await expect(findEnding(page)).toBeVisible();
    await expectNoViolation();
    await send(page);
    await expect(received(page)).toBeFocused();
    await expectNoViolation();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
