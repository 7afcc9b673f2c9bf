/** `npm run try`, as someone uses it who wants to see what an owner gets. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { folder as builtSite, port } from './built-site.ts';

let output = '';
let running: ChildProcess;

test.beforeAll(() => {
  // In a process group of its own, as in a terminal: Ctrl-C reaches all of it.
  running = spawn('npm', ['run', 'try'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), BUILT_SITE: builtSite },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [running.stdout, running.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
});
test.afterAll(() => {
  if (running.exitCode === null && running.signalCode === null) process.kill(-(running.pid ?? 0));
});

/** The mailbox loads itself again, and an email takes a while. */
const email = (page: Page, words: string) =>
  page.locator('article').filter({ hasText: words }).first();

test('shows the emails of a visitor and of a robot, and leaves nothing', async ({ page }) => {
  await expect.poll(() => output, { timeout: 150_000 }).toContain('Ctrl-C ends everything');
  const database = /DATABASE_FILE=(\S+)/.exec(output)?.[1] ?? '';
  expect(existsSync(database)).toBe(true);

  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByLabel('First Name').fill('Zoë');
  await page.getByLabel('Last Name').fill('Li');
  await page.getByLabel('Email Address').fill('zoe@example.com');
  await page.getByLabel('AI Project Details').fill('Written in a try.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();

  await page.goto(`http://127.0.0.1:${port + 1}/`);
  await expect(email(page, 'Written in a try.')).toContainText('Message from Zoë Li');
  await page.getByRole('button', { name: 'robot' }).click();
  await expect(email(page, 'Cheap pills')).toContainText('Messages that may be spam: 1', {
    timeout: 60_000,
  });

  process.kill(-(running.pid ?? 0), 'SIGINT');
  await expect.poll(() => existsSync(dirname(dirname(database))), { timeout: 60_000 }).toBe(false);
});
