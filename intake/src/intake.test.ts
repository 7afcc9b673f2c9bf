/** The service as a process of its own, with a real mail server, as visitors and the owner know it. */
import { statSync } from 'node:fs';
import { paths, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectOf, textOf } from '../test/letters.ts';
import { startService } from '../test/service.ts';
import { startWholeService, type WholeService } from '../test/whole-service.ts';

const { value } = validContactMessages['every field'];
let whole: WholeService;
beforeAll(async () => {
  whole = await startWholeService({ COLLECT_MINUTES: '0.02' });
});
afterAll(() => whole.stop());

const contact = (details: string) => ({ ...value, details }) as Record<string, string>;

test('mails a message to the owner, who can reply to it', async () => {
  const response = await whole.postWithProof(paths.contact, contact('Please call me.'));

  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const email = await whole.mail.arrived('Please call me.');
  expect(email.to).toEqual(['owner@company.example']);
  expect(email.source).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>/m);
  expect(subjectOf(email)).toBe('Message from Ada Lovelace: AI Analytics & Insights, $25k - $50k');
  expect(textOf(email)).toContain(`Reference: ${reference}`);
});

test('mails a message without proof of work, too, a little later and with a word of caution', async () => {
  const response = await whole.post(paths.contact, contact('I have no JavaScript.'));

  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const email = await whole.mail.arrived('I have no JavaScript.');
  expect(subjectOf(email)).toBe('Messages that may be spam: 1');
  expect(textOf(email)).toContain(`Reference: ${reference}`);
});

test('gives a robot the same receipt as anybody', async () => {
  const person = await whole.postWithProof(paths.contact, contact('A person.'));
  const robot = await whole.postWithProof(paths.contact, {
    ...contact('A robot.'),
    [trapField]: 'Pills',
  });

  expect(robot.status).toBe(person.status);
  expect(Object.keys(await robot.json())).toEqual(Object.keys(await person.json()));
  const email = await whole.mail.arrived('A robot.');
  expect(subjectOf(email)).toMatch(/^Messages that may be spam/);
  expect(textOf(email)).toContain('> A robot.');
});

test('stores and mails a message once, however often the page sends it', async () => {
  const fields = contact('Sent three times.');

  const answers = await Promise.all(
    [1, 2, 3].map(() => whole.postWithProof(paths.contact, fields)),
  );

  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json()).reference),
  );
  expect(new Set(references).size).toBe(1);
  await whole.mail.arrived('Sent three times.');
  await whole.postWithProof(paths.contact, contact('After that.'));
  await whole.mail.arrived('After that.');
  expect(whole.mail.having('Sent three times.')).toHaveLength(1);
});

test('keeps what was confirmed when it is killed, and mails it after the start', async () => {
  whole.mail.fault = 'try later';
  await whole.postWithProof(paths.contact, contact('Before the kill.'));

  await whole.restart({}, 'SIGKILL');
  whole.mail.fault = 'none';

  await whole.mail.arrived('Before the kill.');
});

test('refuses to start a second time on the same file, and says why', async () => {
  const log: string[] = [];

  await expect(startService(whole.settings, log)).rejects.toThrow();

  expect(log.join('\n')).toContain('Another process of this service already uses');
});

// Windows has other rights.
test.skipIf(process.platform === 'win32')('lets no other user read its files', () => {
  expect(statSync(`${whole.file}.lock`).mode & 0o077).toBe(0);
});

test('says whether messages are stored and delivered', async () => {
  const response = await fetch(`${whole.service.url}/health`);

  expect(await response.json()).toEqual({ stores: true, delivers: true });
});

test('writes no personal data to its log', () => {
  const log = whole.service.log.join('\n');

  for (const text of ['ada@example.com', 'Lovelace', 'call me', '127.0.0.1']) {
    expect(log).not.toContain(text);
  }
});
