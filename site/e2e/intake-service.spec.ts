/** From the form to the owner's inbox: site, nginx, intake service, PostgreSQL and SMTP, all real. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { validContactMessages } from '@orrery/form-contract/examples';
import { expect, type Page, test } from '@playwright/test';
import type { ReceivedEmail } from '../../intake/test/mail-server.ts';
import { startWholeService, type WholeService } from '../../intake/test/whole-service.ts';
import { serve } from './owner-edits/edited-site.ts';
import { siteWithService as address } from './ports.ts';

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
  });
  stopSite = await serve(folder, address, { INTAKE: new URL(whole.service.url).host });
});

test.afterAll(async () => {
  await stopSite?.();
  await whole?.stop();
});

async function fillIn(page: Page, details: string): Promise<void> {
  const { value } = validContactMessages['only what is required'];
  await page.goto('/');
  await page.getByLabel('First Name').fill(value.firstName);
  await page.getByLabel('Last Name').fill(value.lastName);
  await page.getByLabel('Email Address').fill(value.email);
  await page.getByLabel('AI Project Details').fill(details);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

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

  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();
  const email = await emailWith('From a page with script.');
  const reference = await referenceIn(page);
  expect(reference).not.toBe('');
  expect(email.source).toContain(reference);
  expect(email.to).toEqual([whole.settings.MAIL_TO]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the site confirms the message, and the owner gets the email', async ({
    page,
  }) => {
    await fillIn(page, 'From a page without script.');

    await expect(page).toHaveURL(`${address}/intake/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/received/);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeAttached();
    const email = await emailWith('From a page without script.');
    expect(email.source).toContain(await referenceIn(page));
  });

  test('the newsletter is confirmed by a button, and left by one', async ({ page }) => {
    await page.goto('/news');
    await page.getByLabel('Email Address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');

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
