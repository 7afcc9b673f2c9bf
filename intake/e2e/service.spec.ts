/** From the form to the owner's inbox: site, nginx, intake service, PostgreSQL and SMTP, all real. */
import { type IncomingMessage, request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { challengePath, paths, proofHeader } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { linksIn } from '../test/letters.ts';
import { startWholeService, type WholeService } from '../test/whole-service.ts';
import {
  site as address,
  allowed,
  answerPage,
  foreign,
  intakeUrl,
  serveElsewhere,
  serveSite,
} from './built-site.ts';

let whole: WholeService;
const stops: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  whole = await startWholeService({
    PUBLIC_URL: intakeUrl,
    ANSWER_PAGE: answerPage,
    ACKNOWLEDGE_VISITORS: 'true',
    ALLOWED_ORIGINS: allowed,
    // All visitors of these tests have the same address.
    MESSAGES_PER_TEN_MINUTES: '20',
  });
  stops.push(await serveSite(whole.service.url));
  for (const host of [allowed, foreign]) stops.push(await serveElsewhere(host));
});

test.afterAll(async () => {
  for (const stop of stops) await stop();
  await whole?.stop();
});

async function fillIn(page: Page, details: string): Promise<void> {
  const { value } = validContactMessages['only what is required'];
  await page.goto('/');
  await page.getByLabel('First Name').fill(value.firstName);
  await page.getByLabel('Last Name').fill(value.lastName);
  await page.getByLabel('Email Address').fill(value.email);
  await page.getByLabel('AI Project Details').fill(details);
}

const press = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

const referenceIn = async (page: Page) =>
  /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}/.exec(await page.locator('main').innerText())?.[0] ?? '';

test('with script, the page shows the reference, and the owner gets the email', async ({
  page,
}) => {
  await fillIn(page, 'From a page with script.');
  const posted = page.waitForRequest(`${address}/intake${paths.contact}`);
  await press(page);

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  const email = await whole.mail.arrived('From a page with script.');
  const reference = await referenceIn(page);
  expect(reference).not.toBe('');
  expect(email.source).toContain(reference);
  expect(email.to).toEqual([whole.settings.MAIL_TO]);
  expect((await posted).headers()).toHaveProperty(proofHeader.toLowerCase());
  expect(await whole.cli('show', reference)).not.toContain('suspicion');
});

test('the receipt says the same with script, without it and by email: who answers, when, and what follows', async ({
  browser,
}) => {
  const receipts: string[][] = [];
  let home = '';

  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({
      javaScriptEnabled,
      baseURL: address,
      timezoneId: 'America/New_York',
    });
    await fillIn(page, 'The same words.');
    await page.getByLabel('Email Address').fill('waiting@example.com');
    home = await page.locator('#contact').innerText();
    await press(page);
    const heading = page.getByRole('heading', { name: 'Your message was received' });
    await expect(heading).toBeVisible();
    const receipt = heading.locator('xpath=..');
    await expect(receipt).toContainText('We’ll reply by email to waiting@example.com.');
    await expect(receipt.getByRole('link', { name: '+1 202' })).toBeVisible();
    // Only the browser knows what time it is for the visitor.
    await expect(receipt.getByText('in your time zone')).toHaveCount(javaScriptEnabled ? 1 : 0);
    receipts.push(await receipt.getByRole('listitem').allInnerTexts());
    await page.close();
  }

  const [withScript = [], without = []] = receipts;
  expect(withScript).toHaveLength(3);
  expect(without).toEqual(withScript);
  const { source } = await whole.mail.arrived('reply to this address');
  const plain = source.replaceAll(/=\r?\n/g, '').replaceAll('%', '%25');
  const text = decodeURIComponent(plain.replaceAll(/=(?=[\dA-F]{2})/g, '%'));
  for (const step of withScript) {
    expect(home).toContain(step);
    expect(text).toContain(`- ${step}`);
  }
});

test('without script, the newsletter is confirmed by a button, and left by one', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: address });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/news');
  await page.getByLabel('Email Address').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading).toHaveText('Your request was received');
  await expect(page.getByText(/our email to reader@example\.com/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();

  const links = linksIn(await whole.mail.arrived('reader@example.com'));
  await page.goto(links.find((link) => link.includes('confirm')) ?? '');
  await page.getByRole('button').last().click();
  await expect(heading).toHaveText('You’re on the list');
  await page.goto(links.find((link) => link.includes('unsubscribe')) ?? '');
  await page.getByRole('button').last().click();
  await expect(heading).toHaveText('You’re off the list');
  await page.close();
});

for (const javaScriptEnabled of [true, false]) {
  const script = `script: ${javaScriptEnabled}`;

  test(`a page on a static host sends to the service on another, ${script}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: allowed });
    const details = `From a static host, ${javaScriptEnabled}.`;
    await fillIn(page, details);
    await press(page);

    await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
    await whole.mail.arrived(details);
    expect(await whole.cli('show', await referenceIn(page))).not.toContain('suspicion');
    await page.close();
  });

  test(`a page of someone else does not reach the owner unseen, ${script}`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: foreign });
    const details = `From someone else, ${javaScriptEnabled}.`;
    await fillIn(page, details);
    await press(page);

    const heading = javaScriptEnabled ? 'Your message may not have arrived' : /received/i;
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (!javaScriptEnabled) {
      expect(await whole.cli('show', await referenceIn(page))).toMatch(/suspicion +elsewhere/);
    }
    expect(whole.mail.received.filter(({ source }) => source.includes(details))).toEqual([]);
    await page.close();
  });
}

test('a path of the service that is opened in a browser shows the not-found page of the site', async () => {
  for (const path of ['', '/', paths.contact, paths.newsletter, '/nowhere', '/metrics']) {
    const response = await fetch(`${address}/intake${path}`);

    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1.*Page not found/);
  }
});

/** The status, and the headers as they were sent: fetch would join those that come twice. */
const answerTo = (path: string, body?: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(address + path, { method, headers, agent: false }, (response) => {
      resolve(response);
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });

const always = [
  ...['cache-control', 'content-security-policy', 'cross-origin-embedder-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options'],
  ...['x-frame-options', 'x-permitted-cross-domain-policies'],
];
const answers: [name: string, status: number, path: string, body?: string][] = [
  ['a challenge', 200, `/intake${challengePath}`],
  ['a message that lacks something', 422, `/intake${paths.contact}`, 'firstName=Ada'],
  ['a message that is too large', 413, `/intake${paths.contact}`, 'a'.repeat(70_000)],
  ['a message to an unknown path', 404, '/intake/nowhere', 'firstName=Ada'],
  ['a link that is not complete', 404, '/intake/newsletter/confirm'],
  ['a link that is forged', 404, '/intake/held?token=x'],
  ['the bare path', 404, '/intake'],
];

test('every answer has every header once, and a page behind a link leaves no trace', async () => {
  for (const [name, status, path, body] of answers) {
    const { statusCode, headers, rawHeaders } = await answerTo(path, body);
    const names = rawHeaders.filter((_, at) => at % 2 === 0).map((it) => it.toLowerCase());

    expect(statusCode, name).toBe(status);
    expect(names, name).toEqual(expect.arrayContaining(always));
    expect(names, name).toEqual([...new Set(names)]);
    if (path.includes('held')) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
  }
});

test('nobody escapes the limits by inventing an address', async () => {
  const { value } = validContactMessages['only what is required'];
  const forged = Array.from({ length: 21 }, (_, number) => `203.0.113.${number}`);

  for (const other of forged) {
    const { status } = await fetch(`${address}/intake${paths.contact}`, {
      method: 'POST',
      headers: { 'X-Real-IP': other, 'X-Forwarded-For': other, Forwarded: `for=${other}` },
      body: new URLSearchParams({ ...value, details: `From ${other}.` }),
    });
    expect(status).toBe(201);
  }

  expect(await whole.cli('list', 'quarantined')).toContain('limit');
});
