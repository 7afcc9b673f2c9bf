/** The service as a process of its own, with a real mail server, as visitors and the owner know it. */
import { statSync } from 'node:fs';
import { paths, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSubject, readText } from '../test/read-email.ts';
import { type RunningService, startRunningService } from '../test/running-service.ts';
import { startService } from '../test/service.ts';

const { value } = validContactMessages['every field'];
let running: RunningService;
beforeAll(async () => {
  running = await startRunningService({ COLLECT_MINUTES: '0.02' });
});
afterAll(() => running.stop());

const contact = (details: string) => ({ ...value, details }) as Record<string, string>;

test('mails a message to the owner, who can reply to it', async () => {
  const response = await running.postWithProof(paths.contact, contact('Please call me.'));

  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const email = await running.mail.arrived('Please call me.');
  expect(email.to).toEqual(['owner@company.example']);
  expect(email.source).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>/m);
  expect(readSubject(email)).toBe(
    'Message from Ada Lovelace: AI Analytics & Insights, $25k - $50k',
  );
  expect(readText(email)).toContain(`Reference: ${reference}`);
});

test('mails a message without proof of work, too, a little later and with a word of caution', async () => {
  const response = await running.post(paths.contact, contact('I have no JavaScript.'));

  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const email = await running.mail.arrived('I have no JavaScript.');
  expect(readSubject(email)).toBe('Messages that may be spam: 1');
  expect(readText(email)).toContain(`Reference: ${reference}`);
});

test('gives a robot the same receipt as anybody', async () => {
  const person = await running.postWithProof(paths.contact, contact('A person.'));
  const robot = await running.postWithProof(paths.contact, {
    ...contact('A robot.'),
    [trapField]: 'Pills',
  });

  expect(robot.status).toBe(person.status);
  expect(Object.keys(await robot.json())).toEqual(Object.keys(await person.json()));
  const email = await running.mail.arrived('A robot.');
  expect(readSubject(email)).toMatch(/^Messages that may be spam/);
  expect(readText(email)).toContain('> A robot.');
});

test('stores and mails a message once, however often the page sends it', async () => {
  const fields = contact('Sent three times.');

  const answers = await Promise.all(
    [1, 2, 3].map(() => running.postWithProof(paths.contact, fields)),
  );

  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json()).reference),
  );
  expect(new Set(references).size).toBe(1);
  await running.mail.arrived('Sent three times.');
  await running.postWithProof(paths.contact, contact('After that.'));
  await running.mail.arrived('After that.');
  expect(running.mail.having('Sent three times.')).toHaveLength(1);
});

test('keeps what was confirmed when it is killed, and mails it after the start', async () => {
  running.mail.fault = 'try later';
  await running.postWithProof(paths.contact, contact('Before the kill.'));

  await running.restart({}, 'SIGKILL');
  running.mail.fault = 'none';

  await running.mail.arrived('Before the kill.');
});

test('refuses to start a second time on the same file, and says why', async () => {
  const log: string[] = [];

  await expect(startService(running.settings, log)).rejects.toThrow();

  expect(log.join('\n')).toContain('Another process of this service already uses');
});

// Windows has other rights.
test.skipIf(process.platform === 'win32')('lets no other user read its files', () => {
  expect(statSync(`${running.file}.lock`).mode & 0o077).toBe(0);
});

test('says whether messages are stored and delivered', async () => {
  const response = await fetch(`${running.service.url}/health`);

  expect(await response.json()).toEqual({ stores: true, delivers: true });
});

test('writes no personal data to its log', () => {
  const log = running.service.log.join('\n');

  for (const text of ['ada@example.com', 'Lovelace', 'call me', '127.0.0.1']) {
    expect(log).not.toContain(text);
  }
});
