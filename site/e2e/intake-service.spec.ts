/** From the form to the owner's inbox: site, nginx, intake service, PostgreSQL and SMTP, all real. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { challengePath, paths, proofHeader, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import type { ReceivedEmail } from '../../intake/test/mail-server.ts';
import { startWholeService, type WholeService } from '../../intake/test/whole-service.ts';
import { loadContent } from '../build/content/load-content.ts';
import { serve } from './owner-edits/edited-site.ts';
import { siteWithService as address } from './ports.ts';
import { get, sendRaw } from './raw-http.ts';
import { expectEachHeaderOnce } from './response-checks.ts';
import { notFoundPage } from './specification.ts';
import { open } from './visitor.ts';

test.use({ baseURL: address });
test.describe.configure({ mode: 'default' });

const folder = resolve(import.meta.dirname, '../dist-service');
let whole: WholeService;
let stopSite: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const url = `${address}/intake`;
  execFileSync(process.execPath, ['build/astro.ts', 'build', '--outDir', folder], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, INTAKE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  whole = await startWholeService({
    PUBLIC_URL: url,
    ANSWER_PAGE: resolve(folder, '_intake/answer.html'),
    // All visitors of these tests have the same address.
    MESSAGES_PER_TEN_MINUTES: '20',
  });
  stopSite = await serve(folder, address, { INTAKE: new URL(whole.service.url).host });
});

test.afterAll(async () => {
  await stopSite?.();
  await whole?.stop();
});

/** The operator's tool. */
const cli = (...options: string[]) =>
  execFileSync(
    process.execPath,
    [resolve(import.meta.dirname, '../../intake/src/cli/cli.ts'), ...options],
    { env: { ...process.env, DATABASE_URL: whole.cluster.url }, encoding: 'utf8' },
  );

/** As a robot does it that fills in everything. */
const fillTrap = (page: Page) =>
  page.locator(`[name="${trapField}"]`).evaluate((input: HTMLInputElement) => {
    input.value = 'Cheap pills';
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

/** The email with these words in it, once it has arrived. */
async function emailWith(words: string): Promise<ReceivedEmail> {
  const find = () => whole.mail.received.find(({ source }) => source.includes(words));
  await expect.poll(() => find() !== undefined, { timeout: 15_000 }).toBe(true);
  return find() as ReceivedEmail;
}

const referenceIn = async (page: Page) =>
  /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}/.exec(await page.locator('main').innerText())?.[0] ?? '';

test('with script, the page shows the reference, and the owner gets the email', async ({
  page,
}) => {
  await fillIn(page, 'From a page with script.');
  const posted = page.waitForRequest(`${address}/intake${paths.contact}`);
  await press(page);

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  const email = await emailWith('From a page with script.');
  const reference = await referenceIn(page);
  expect(reference).not.toBe('');
  expect(email.source).toContain(reference);
  expect(email.to).toEqual([whole.settings.MAIL_TO]);
  expect((await posted).headers()).toHaveProperty(proofHeader.toLowerCase());
  expect(cli('show', reference)).not.toContain('suspicion');
});

test('the receipt reads the same with and without script, and says when someone answers', async ({
  browser,
}) => {
  const { guarantee } = loadContent().home.contact;
  const receipts: string[][] = [];

  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: address });
    await fillIn(page, 'The same words.');
    await press(page);
    const heading = page.getByRole('heading', { name: 'Your message was received' });
    await expect(heading).toBeVisible();
    receipts.push(await heading.locator('xpath=../*').allInnerTexts());
    await page.close();
  }

  const [withScript = [], without = []] = receipts;
  expect(without.slice(0, 4)).toEqual(withScript.slice(0, 4));
  expect(withScript[1]).toMatch(/stored.*answer by email/);
  expect(withScript[3]).toBe(guarantee.text);
});

test('a second message from the same page is no suspect either', async ({ page }) => {
  await fillIn(page, 'The first of two.');
  await press(page);
  await page.getByRole('button', { name: 'Write another' }).click();
  const { value } = validContactMessages['only what is required'];
  await page.getByLabel('First Name').fill(value.firstName);
  await page.getByLabel('Last Name').fill(value.lastName);
  await page.getByLabel('Email Address').fill(value.email);
  await page.getByLabel('AI Project Details').fill('The second of two.');
  await press(page);

  await emailWith('The second of two.');
});

test('the newsletter form is no trap for a quick visitor', async ({ page }) => {
  await page.goto('/news');
  await page.getByLabel('Email Address').fill('quick@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  await emailWith('quick@example.com');
});

test('a message that autofill has filled in arrives, even if the visitor leaves at once', async ({
  page,
}) => {
  await open(page);
  const { value } = validContactMessages['only what is required'];
  const details = 'Filled in and gone.';

  await page.locator('[data-form] form').evaluate(
    (form, values) => {
      for (const [name, text] of Object.entries(values)) {
        const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (field) field.value = text;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.querySelector('button')?.click();
      setTimeout(() => location.assign('/terms'), 100);
    },
    { ...value, details },
  );

  await emailWith(details);
});

for (const javaScriptEnabled of [true, false]) {
  test(`whoever fills the trap is held until someone releases it, script: ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: address });
    const details = `From a robot, ${javaScriptEnabled}.`;
    await fillIn(page, details);
    await fillTrap(page);
    await press(page);
    await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
    const reference = await referenceIn(page);

    expect(cli('list', 'quarantined')).toMatch(new RegExp(`${reference}.*trap`));
    expect(whole.mail.received.filter(({ source }) => source.includes(details))).toEqual([]);
    cli('release', reference);

    await emailWith(details);
    await page.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the site confirms the message, and the owner gets the email', async ({
    page,
  }) => {
    await fillIn(page, 'From a page without script.');
    await press(page);

    await expect(page).toHaveURL(`${address}/intake/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/received/);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeAttached();
    const email = await emailWith('From a page without script.');
    const reference = await referenceIn(page);
    expect(email.source).toContain(reference);
    expect(cli('show', reference)).not.toContain('suspicion');
  });

  test('the newsletter is confirmed by a button, and left by one', async ({ page }) => {
    await page.goto('/news');
    await page.getByLabel('Email Address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received');
    await expect(page.getByText(/that we send to reader@example\.com/)).toBeVisible();

    const { source } = await emailWith('reader@example.com');
    const links = source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
      .match(/http:\S+token=[\w-]+/g);
    const [confirm = ''] = links?.filter((link) => link.includes('confirm')) ?? [];
    const [leave = ''] = links?.filter((link) => link.includes('unsubscribe')) ?? [];
    await page.goto(confirm);
    await page.getByRole('button').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
    await page.goto(leave);
    await page.getByRole('button').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
  });
});

for (const path of ['', '/', paths.contact, paths.newsletter, '/nowhere', '/metrics']) {
  test(`/intake${path}, opened in a browser, shows the not-found page`, async ({ page }) => {
    const response = await page.goto(`/intake${path}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFoundPage.text);
    await expect(page.getByRole('link', { name: notFoundPage.back })).toBeVisible();
  });
}

const post = (path: string, body: string) => {
  const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`;
  return get(path, 'POST', form) + body;
};
const answers: [name: string, status: number, request: string][] = [
  ['a challenge', 200, get(`/intake${challengePath}`)],
  ['a message that lacks something', 422, post(`/intake${paths.contact}`, 'firstName=Ada')],
  ['a message that is too large', 413, post(`/intake${paths.contact}`, 'a'.repeat(70_000))],
  ['a message to an unknown path', 404, post('/intake/nowhere', 'firstName=Ada')],
  ['a link that is not complete', 404, get('/intake/newsletter/confirm')],
  ['an unknown path', 404, get('/intake/nowhere')],
  ['the bare path', 404, get('/intake')],
];

for (const [name, status, request] of answers) {
  test(`the answer to ${name} has status ${status}, and every header once`, async () => {
    const answer = await sendRaw(address, request);

    expect(answer.status).toBe(status);
    expectEachHeaderOnce(answer.head);
  });
}

test('a link of an email that is not complete says so', async ({ page }) => {
  await page.goto('/intake/newsletter/confirm');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
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

  expect(cli('list', 'quarantined')).toContain('limit');
});
