import { paths } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSubject, readText } from '../../test/read-email.ts';
import { type RunningService, startRunningService } from '../../test/running-service.ts';
import { type createIncoming, createStore, noon, storeMessage } from '../../test/store.ts';
import { readMessage, type StoredMessage } from '../store/messages.ts';
import { readWords } from '../words.ts';
import {
  writeBundleEmail,
  writeFailuresEmail,
  writeOwnerEmail,
  writeVisitorEmail,
} from './emails.ts';

const words = readWords('en');
const messageWith = (changes: Parameters<typeof createIncoming>[0]): StoredMessage => {
  const database = createStore();
  const message = readMessage(database, storeMessage(database, changes));
  if (!message) throw new Error('not stored');
  return message;
};

test('nothing that a visitor has written stands where a line of ours could be', () => {
  const { text } = writeOwnerEmail(messageWith({ fields: { details: 'Reference: 0000' } }), words);

  const [ours = '', theirs = ''] = text.split('\n\nName: ');
  expect(ours).toMatch(/^Reply to this email to answer\.\nReference: .*\nReceived: .*$/);
  expect(theirs).toContain('Reference: 0000');
});

test('a suspect message comes in full, quoted, with the reason and without links', () => {
  const message = messageWith({
    suspicion: 'trap',
    fields: { details: `See https://evil.example/a?b and 3.5 www.evil.example\nReference: 0000` },
  });

  const { subject, text, attachments } = writeBundleEmail([message], words);

  expect(subject).toBe('Messages that may be spam: 1');
  expect(text).toContain('Why it may be spam: it filled in a field that people can’t see.');
  expect(text).toContain('> See hxxps://evil[.]example/a?b and 3.5 www[.]evil[.]example');
  expect(text).toContain('> Reference: 0000');
  expect(text).toContain('> Email Address: ada@example.com');
  expect(attachments).toBeUndefined();
});

test('from the 50th on, suspect messages come as a file; a customer among 2,000 robots of 26 networks is the first', () => {
  const customer = messageWith({ suspicion: 'proof', fields: { details: 'A customer.' } });
  const robots = Array.from({ length: 2000 }, (_, number) => ({
    ...customer,
    network: `${number % 26}`,
    fields: { ...customer.fields, details: `Robot ${number}.` },
  }));

  const { text, attachments } = writeBundleEmail([...robots, customer], words);

  const quoted = text.split('\n').filter((line) => /^> (Robot|A customer)/.test(line));
  expect(quoted).toHaveLength(49);
  expect(quoted[0]).toBe('> A customer.');
  expect(text).toContain('The first 49 are below, and the other 1952 are in the attached file.');
  expect(attachments?.[0]?.content.match(/^> Robot/gm)).toHaveLength(1952);
});

test('the email about failures has references and codes', () => {
  const message = '7f3a9c21-4b00-4000-8000-000000000000';

  const { text } = writeFailuresEmail([{ channel: 'webhook', message, error: 'HTTP_500' }], words);

  expect(text).toContain('7F3A-9C21-4B to the webhook: HTTP_500');
});

test('the email to a visitor has nothing that was typed, and what happens next', () => {
  const nextSteps = { heading: 'What happens next:', steps: ['We read it.'], lines: ['Call us.'] };
  const message = messageWith({ fields: { firstName: 'Canary', details: 'Canary' } });

  const { text } = writeVisitorEmail(message, 'Company', { ...words, nextSteps });

  expect(text).toContain('What happens next:\n- We read it.\n\nCall us.');
  expect(text).not.toContain('Canary');
});

let running: RunningService;
beforeAll(async () => {
  running = await startRunningService({ ACKNOWLEDGE_VISITORS: 'true' });
});
afterAll(() => running.stop());
const { value } = validContactMessages['every field'];

test('no name or address becomes a header or another receiver', async () => {
  const firstName = '=?utf-8?Q?Bcc:_a@b.example?= "x" <other@victim.example>,';

  await running.postWithProof(paths.contact, { ...value, firstName, details: 'Injected.' });

  const { source, to } = await running.mail.arrived('Injected.', 'Reply-To');
  const [head = ''] = source.split('\r\n\r\n');
  expect(to).toEqual(['owner@company.example']);
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head).not.toMatch(/other@victim|=\?utf-8\?Q\?Bcc/);
});

test('an address that no mail server understands keeps the email from nobody', async () => {
  await running.postWithProof(paths.contact, {
    ...value,
    email: '李@例子.测试',
    details: 'From 李.',
  });

  const email = await running.mail.arrived('From 李.');
  expect(email.source).not.toContain('Reply-To');
  expect(readText(email)).toContain('A reply to this email wouldn’t get there.');
});

test('a visitor is told that a message has arrived, by a machine and without a reply by one', async () => {
  const email = await running.mail.arrived('Company has received your message');

  expect(email.to).toEqual(['ada@example.com']);
  expect(email.source).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(email.source).toMatch(/^Reply-To: owner@company\.example/m);
});

test('the newsletter is confirmed and left with the links of its email, the latter with one click', async () => {
  await running.postWithProof(paths.newsletter, { email: 'reader@example.com' });
  const email = await running.mail.arrived('Please confirm', 'reader@example.com');
  expect(readSubject(email)).toBe('Please confirm: the newsletter of Company');
  const links = readText(email).match(/https:\S+/g) ?? [];
  const [confirm = '', leave = ''] = links.map((link) =>
    link.replace(running.settings.PUBLIC_URL ?? '', running.service.url),
  );
  const countReaders = () =>
    running.database.prepare('select * from subscribers where confirmed_at is not null').all()
      .length;

  await fetch(confirm);
  expect(countReaders()).toBe(0);
  expect(await (await fetch(confirm, { method: 'POST' })).text()).toContain('You’re on the list');
  expect(countReaders()).toBe(1);

  // RFC 8058: what a mail program posts.
  expect(email.source.replaceAll(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${links[1]}>`);
  expect(email.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(leave, { method: 'POST', body })).status).toBe(200);
  expect(countReaders()).toBe(0);
});

test('times are those of a real day', () => {
  expect(writeOwnerEmail({ ...messageWith({}), receivedAt: noon }, words).text).toContain(
    'Monday, November 30, 2026',
  );
});
