import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storeMessage } from '../test/store.ts';
import { openDatabase } from './store/database.ts';
import { findDueDeliveries, recordDelivered } from './store/deliveries.ts';
import { formatReference } from './store/messages.ts';
import { confirmSubscriber, readSubscriber, requestNewsletter } from './store/subscribers.ts';

const folder = mkdtempSync(join(tmpdir(), 'intake-cli-'));
const file = join(folder, 'intake.db');
const database = openDatabase(file);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; problem: string }>((resolve) => {
    const program = join(import.meta.dirname, 'cli.ts');
    const env = { DATABASE_FILE: file, PUBLIC_URL: 'https://company.example/intake' };
    execFile(process.execPath, [program, ...args], { env }, (error, out, problem) => {
      resolve({ code: Number(error?.code ?? 0), out, problem });
    });
  });

const store = (details: string, email = 'ada@example.com') =>
  formatReference(storeMessage(database, { fields: { details, email } }, Date.now()));

test('lists messages and shows one, without what could move the cursor', async () => {
  const reference = store('Shown.\n\u001b[31mred');

  const list = await run('list');
  const message = await run('show', reference.toLowerCase());

  expect(list.out).toContain(`${reference}  `);
  expect(list.out).toContain('owner waiting');
  expect(message.out).toContain('details: Shown.\n [31mred');
});

test('sends a message again', async () => {
  const reference = store('Lost in a mailbox.');
  for (const delivery of findDueDeliveries(database, { most: 100, excluded: [] }))
    recordDelivered(database, delivery);

  expect((await run('send-again', reference)).code).toBe(0);

  expect(findDueDeliveries(database, { most: 100, excluded: [] })).toHaveLength(1);
});

test('exports messages so that no spreadsheet runs what a visitor has written', async () => {
  store('=HYPERLINK("https://evil.example")');
  store('Of somebody else.', 'else@example.com');

  const allMessages = await run('export', 'messages');
  const person = await run('export', 'messages', '--email', 'ELSE@example.com');

  expect(allMessages.out).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(allMessages.out).toContain('Of somebody else.');
  expect(person.out.trim().split('\r\n')).toHaveLength(2);
});

test('exports the readers of the newsletter, each with the link to leave it', async () => {
  const requested = requestNewsletter(database, 'reader@example.com', undefined, 30);
  const reader = requested !== 'full' && readSubscriber(database, requested.id);
  if (!reader) throw new Error('not subscribed');
  requestNewsletter(database, 'never@example.com', undefined, 30);
  confirmSubscriber(database, reader.token);

  const { out } = await run('export', 'subscribers');

  expect(out).toContain('reader@example.com,');
  expect(out).toContain(
    `https://company.example/intake/newsletter/unsubscribe?token=${reader.token}`,
  );
  expect(out).not.toContain('never@example.com');
});

test('erases a person', async () => {
  store('Gone.', 'gone@example.com');

  const { out } = await run('erase', 'Gone@example.com');

  expect(out).toBe('Removed: 1 messages, 0 subscriptions to the newsletter.\n');
  expect((await run('list')).out).not.toContain('gone@example.com');
});

/** Windows has other rights. */
const isWindows = process.platform === 'win32';

test.skipIf(isWindows)(
  'writes a backup that nobody else can read, and overwrites none',
  async () => {
    const copy = join(folder, 'copy.db');

    expect((await run('backup', copy)).code).toBe(0);

    expect(statSync(copy).mode & 0o077).toBe(0);
    const secondBackup = await run('backup', copy);
    expect([secondBackup.code, secondBackup.problem]).toEqual([2, `${copy} exists already.\n`]);
  },
);

test.each([
  [[], 'intake list'],
  [['lst'], 'intake list'],
  [['show', '0000'], 'There is no message "0000".'],
  [['erase', 'everyone'], 'Which address?'],
  [['list', '--everything'], "Unknown option '--everything'"],
])('%j says what is wrong', async (args, sentence) => {
  const { code, problem } = await run(...args);

  expect(code).toBe(2);
  expect(problem).toContain(sentence);
});
