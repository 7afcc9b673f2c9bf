/** From the form to the owner's inbox: site, nginx, intake service and mail server, all real. */
import { type IncomingMessage, request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { challengePath, paths, proofHeader } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { findLinks, readSubject, readText } from '../test/read-email.ts';
import { type RunningService, startRunningService } from '../test/running-service.ts';
import { servePreview, serveWithNginx } from '../test/website.ts';
import { site as address, answerPage, folder, intakeUrl, staticHost } from './built-site.ts';

let running: RunningService;
const stops: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  running = await startRunningService({
    PUBLIC_URL: intakeUrl,
    ANSWER_PAGE: answerPage,
    ACKNOWLEDGE_VISITORS: 'true',
    ALLOWED_ORIGINS: staticHost,
    COLLECT_MINUTES: '0.02',
    // All visitors of these tests have the same address.
    MESSAGES_PER_HOUR: '20',
  });
  stops.push(await serveWithNginx(folder, address, running.service.url));
  stops.push(await servePreview(folder, staticHost));
});

test.afterAll(async () => {
  for (const stop of stops) await stop();
  await running?.stop();
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

test('with script, the page shows the reference, and the owner gets the email at once', async ({
  page,
}) => {
  await fillIn(page, 'From a page with script.');
  const posted = page.waitForRequest(`${address}/intake${paths.contact}`);
  await press(page);

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  const email = await running.mail.arrived('From a page with script.');
  const reference = await referenceIn(page);
  expect(reference).not.toBe('');
  expect(readText(email)).toContain(reference);
  expect(readSubject(email)).toBe('Message from Ada Lovelace');
  expect(email.to).toEqual([running.settings.MAIL_TO]);
  expect((await posted).headers()).toHaveProperty(proofHeader.toLowerCase());
});

test('the receipt says the same with script, without it and by email: who answers, when, and what follows', async ({
  browser,
}) => {
  const receipts: string[][] = [];

  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: address });
    await fillIn(page, 'The same words.');
    await page.getByLabel('Email Address').fill('waiting@example.com');
    await press(page);
    const heading = page.getByRole('heading', { name: 'Your message was received' });
    await expect(heading).toBeVisible();
    const receipt = heading.locator('xpath=..');
    await expect(receipt).toContainText('We’ll reply by email to waiting@example.com.');
    await expect(receipt).toContainText('+1 202');
    receipts.push(await receipt.getByRole('listitem').allInnerTexts());
    await page.close();
  }

  const [withScript = [], without = []] = receipts;
  expect(withScript).toHaveLength(3);
  expect(without).toEqual(withScript);
  const text = readText(await running.mail.arrived('reply to this address'));
  for (const step of withScript) expect(text).toContain(`- ${step}`);
});

test('without script, the message comes within the hour with those that may be spam', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: address });
  await fillIn(page, 'From a page without script.');
  await press(page);

  await expect(page.getByRole('heading', { name: 'Your message was received' })).toBeVisible();
  const email = await running.mail.arrived('From a page without script.');
  expect(readSubject(email)).toMatch(/^Messages that may be spam/);
  expect(readText(email)).toContain(await referenceIn(page));
  await page.close();
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

  const links = findLinks(await running.mail.arrived('Please confirm', 'reader@example.com'));
  await page.goto(links.find((link) => link.includes('confirm')) ?? '');
  await page.getByRole('button').last().click();
  await expect(heading).toHaveText('You’re on the list');
  await page.goto(links.find((link) => link.includes('unsubscribe')) ?? '');
  await page.getByRole('button').last().click();
  await expect(heading).toHaveText('You’re off the list');
  await page.close();
});

test('a page on a static host sends to the service on another', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: staticHost });
  await fillIn(page, 'From a static host.');
  await press(page);

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  expect(readSubject(await running.mail.arrived('From a static host.'))).toBe(
    'Message from Ada Lovelace',
  );
  await page.close();
});

test('a path of the service that is opened in a browser shows the not-found page of the site', async () => {
  for (const path of ['', '/', paths.contact, paths.newsletter, '/nowhere']) {
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
  ['the health', 200, '/intake/health'],
  ['a message that lacks something', 422, `/intake${paths.contact}`, 'firstName=Ada'],
  ['a message that is too large', 413, `/intake${paths.contact}`, 'a'.repeat(70_000)],
  ['a message to an unknown path', 404, '/intake/nowhere', 'firstName=Ada'],
  ['a link that is not complete', 404, '/intake/newsletter/confirm'],
  ['the bare path', 404, '/intake'],
];

test('every answer has every header once', async () => {
  for (const [name, status, path, body] of answers) {
    const { statusCode, rawHeaders } = await answerTo(path, body);
    const names = rawHeaders.filter((_, at) => at % 2 === 0).map((text) => text.toLowerCase());

    expect(statusCode, name).toBe(status);
    expect(names, name).toEqual(expect.arrayContaining(always));
    expect(names, name).toEqual([...new Set(names)]);
  }
});

test('nobody escapes the limits by inventing an address', async () => {
  const { value } = validContactMessages['only what is required'];
  const statuses = [];

  for (let number = 0; number < 101; number++) {
    const otherAddress = `203.0.113.${number}`;
    const { status } = await fetch(`${address}/intake${paths.contact}`, {
      method: 'POST',
      headers: {
        'X-Real-IP': otherAddress,
        'X-Forwarded-For': otherAddress,
        Forwarded: `for=${otherAddress}`,
      },
      body: new URLSearchParams({ ...value, details: `From ${otherAddress}.` }),
    });
    statuses.push(status);
  }

  expect(statuses).toContain(429);
});
