import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { keyHeader, paths } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, expect, test, vi } from 'vitest';
import { startChatServer } from '../test/chat-server.ts';
import { startService } from '../test/service.ts';
import { startWholeService } from '../test/whole-service.ts';

const { value } = validContactMessages['every field'];
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** An address of the owner that keeps what is posted to it. */
const posted: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
const hook = createServer(async (request, response) => {
  posted.push({ headers: request.headers, body: await text(request) });
  response.end();
});
await new Promise<void>((ready) => hook.listen(0, '127.0.0.1', ready));
const chat = await startChatServer();
const whole = await startWholeService({
  ACKNOWLEDGE_VISITORS: 'true',
  WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
  WEBHOOK_SECRET: secret,
  CHAT_URL: chat.url('teams'),
  MESSAGES_PER_TEN_MINUTES: '1000',
  MESSAGES_PER_HOUR: '1000',
});
const { database, mail } = whole;
afterAll(async () => {
  await whole.stop();
  hook.close();
  chat.stop();
});

const post = (
  details: string,
  headers: Record<string, string> = {},
  more: Record<string, string> = {},
) => whole.post(paths.contact, { ...value, details, ...more }, headers);

test('a message is confirmed, and the owner, the visitor, the webhook and the chat are told', async () => {
  const response = await post('A first message.');
  const { received, reference } = await response.json();

  expect([response.status, received]).toEqual([201, true]);
  const owner = await mail.arrived('A first message.');
  expect(owner.to).toEqual([whole.settings.MAIL_TO]);
  expect(owner.source).toContain(reference);
  const toVisitor = () => mail.having(reference).filter(({ to }) => to.includes(value.email));
  await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), { timeout: 30_000 });
  await vi.waitFor(() => expect(posted).toHaveLength(1), { timeout: 30_000 });
  const { headers, body } = posted[0] ?? { headers: {}, body: '' };
  const signature = createHmac('sha256', Buffer.alloc(24, 7))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body).data).toMatchObject({ reference, details: 'A first message.' });
  const notice = `New message ${reference}: ${value.service}, ${value.budget}`;
  await vi.waitFor(() => expect(chat.shown).toEqual([notice]), { timeout: 30_000 });
});

test.each([
  ['an encoded word', '=?utf-8?B?Qm9zcw0KQmNjOiB4QGV2aWwuZXhhbXBsZQ==?=', 'ada@example.com'],
  ['an address', 'ceo@company.example (CEO)', 'ada@example.com'],
  ['another address', '"Boss" <ceo@company.example>,', 'ada@example.com'],
  ['other letters', 'Łucja 李', 'info@bücher.example'],
  ['an address with other letters', 'Jörg', 'jörg@example.com'],
])('the head of an email has only what it says: %s', async (what, firstName, email) => {
  await post(`A name like ${what}.`, {}, { firstName, email });

  const { source } = await mail.arrived(`A name like ${what}.`);
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const [replyTo = ''] = lines.filter((line) => line.startsWith('Reply-To:'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  expect(head).toMatch(/^[\x00-\x7f]*$/);
  expect(replyTo.match(/@/g) ?? []).toHaveLength(email.startsWith('jörg') ? 0 : 1);
  expect(lines.find((line) => line.startsWith('Subject:'))).not.toMatch(/@|\?B\?Qm9zcw0/);
});

test('of many different messages under the same key, one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => post(`${number}`, { [keyHeader]: 'one-key' })),
  );

  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array(49).fill(409)]);
});

test('what a killed process has left behind is delivered', async () => {
  mail.fault = 'slow';
  expect((await post('Before the kill.')).status).toBe(201);
  const inFlight = `
    select from intake.deliveries join intake.messages on id = message_id
    where channel = 'owner' and attempts = 1 and fields ->> 'details' = 'Before the kill.'`;
  await vi.waitFor(async () => expect((await database.query(inFlight)).rowCount).toBe(1));

  await whole.service.stop('SIGKILL');
  mail.fault = 'none';
  await whole.restart();

  await mail.arrived('Before the kill.');
});

test('a crash of the database is never a false "received", and soon over', async () => {
  await whole.cluster.stop('immediate');
  const during = await post('During the crash.');
  await whole.cluster.start();

  expect(during.status).toBe(503);
  expect(Number(during.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await during.json()).not.toHaveProperty('received');
  await vi.waitFor(async () => expect((await post('During the crash.')).status).toBe(201), {
    timeout: 20_000,
    interval: 500,
  });
  await mail.arrived('During the crash.');
});

test('without its settings, the service does not start, and names them all', async () => {
  await expect(startService({})).rejects.toThrow(
    /DATABASE_URL: is not set[\s\S]*SMTP_URL: is not set[\s\S]*MAIL_FROM[\s\S]*MAIL_TO[\s\S]*PUBLIC_URL/,
  );
});

test('the service writes and answers in the language of the site', async () => {
  await whole.restart({ LANGUAGE: 'de', WEBHOOK_URL: '', WEBHOOK_SECRET: '', CHAT_URL: '' });
  await database.query('truncate intake.acknowledgements');
  mail.received.length = 0;
  const send = async (path: string, fields: Record<string, string>) =>
    (await whole.post(path, fields, { Accept: 'text/html' })).text();

  const refused = await send(paths.contact, {});
  const stored = await send(paths.contact, { ...value, details: 'Auf Deutsch.' });
  const asked = await send(paths.newsletter, { email: 'eva@example.com' });
  await vi.waitFor(() => expect(mail.received).toHaveLength(3), { timeout: 30_000 });
  const page = await (await fetch(`${whole.service.url}/newsletter/confirm`)).text();

  expect(refused).toMatch(/lang="de".*Ihre Nachricht wurde nicht gespeichert.*Ihren Vornamen/s);
  expect(stored).toContain('Ihre Nachricht ist eingegangen');
  expect(asked).toContain('E-Mail an eva@example.com');
  expect(page).toContain('Dieser Link ist unvollständig');
  const sources = mail.received.map(({ source }) => source).join('\n');
  expect(sources).toContain('Nachricht von Ada Lovelace');
  expect(sources).toContain('Company hat Ihre Nachricht erhalten');
  // Its umlaut is encoded.
  expect(sources).toContain('Bitte best');
  expect(sources).not.toMatch(/\b(Reply to|Received: \d|Thank you|Please|newsletter of)\b/);
});
