/** `npm run try`, as someone uses it who wants to see what an owner gets. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { folder } from '../try/leftovers.ts';
import { folder as builtSite, port } from './built-site.ts';

let said = '';
let running: ChildProcess;

function start(environment: Record<string, string> = {}): void {
  said = '';
  // In a process group of its own, as in a terminal: Ctrl-C reaches all of it.
  running = spawn('npm', ['run', 'try'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [running.stdout, running.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
}

const toAll = (signal: NodeJS.Signals) => process.kill(-(running.pid ?? 0), signal);
const isSaid = (words: string) => expect.poll(() => said, { timeout: 150_000 }).toContain(words);
const left = () => {
  const processes = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return [...processes.filter((line) => line.includes(folder)), ...[folder].filter(existsSync)];
};

test.afterAll(async () => {
  if (running?.exitCode === null && running.signalCode === null) toAll('SIGINT');
  await expect.poll(left, { timeout: 60_000 }).toEqual([]);
});

/** The mailbox loads itself again, and an email takes a while. */
const email = (page: Page, words: string) =>
  page.locator('article').filter({ hasText: words }).first();

test('shows the email, the chat notice, the digest and the reminder, and leaves nothing, however it ends', async ({
  page,
}) => {
  start({ BUILT_SITE: builtSite });
  await isSaid('Ctrl-C ends everything');

  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByLabel('First Name').fill('Zoë');
  await page.getByLabel('Last Name').fill('Li');
  await page.getByLabel('Email Address').fill('zoe@example.com');
  await page.getByLabel('AI Service Type').selectOption({ index: 1 });
  await page.getByLabel('AI Project Details').fill('Written in a try.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: /received/i })).toBeVisible();

  await page.goto(`http://127.0.0.1:${port + 1}/`);
  await expect(email(page, 'Written in a try.')).toContainText('Message from Zoë Li');
  await expect(page.getByText(/^New message [0-9A-F-]{12}: /)).toBeVisible();

  await page.getByRole('button', { name: 'robot' }).click();
  await page.getByRole('button', { name: 'day' }).click();
  await email(page, 'Held messages: 1').getByRole('link').click();
  await page.getByRole('button', { name: /^Deliver [0-9A-F]/ }).click();
  await expect(page.getByText('None of these messages is held')).toBeVisible();
  await page.goto(`http://127.0.0.1:${port + 1}/`);
  await expect(email(page, 'Cheap pills')).toContainText('Message from Ada Lovelace');
  await email(page, 'The promised time is almost up').getByRole('link').first().click();
  await page.getByRole('button', { name: 'answered' }).click();
  await expect(page.getByText('You won’t get a reminder')).toBeVisible();

  toAll('SIGKILL');
  await expect.poll(() => running.signalCode).toBe('SIGKILL');
  expect(left()).not.toEqual([]);
  start();
  await isSaid('Removing what an earlier run has left');
  await isSaid('Building the site');
  expect(left().join()).not.toMatch(/postgres|nginx/);
  toAll('SIGINT');
  await expect.poll(left, { timeout: 60_000 }).toEqual([]);
});
