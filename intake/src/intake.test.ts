import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { keyHeader } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startChatServer } from '../test/chat-server.ts';
import { hasPostgres } from '../test/postgres.ts';
import { startService } from '../test/service.ts';
import { startWholeService, type WholeService } from '../test/whole-service.ts';

const { value } = validContactMessages['every field'];
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** An address of the owner that keeps what is posted to it. */
async function startHook() {
  const posted: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    posted.push({ headers: request.headers, body: await text(request) });
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, posted, stop: () => server.close() };
}

describe.skipIf(!hasPostgres)('the service', () => {
  let whole: WholeService;
  let hook: Awaited<ReturnType<typeof startHook>>;
  let chat: Awaited<ReturnType<typeof startChatServer>>;

  beforeAll(async () => {
    hook = await startHook();
    chat = await startChatServer();
    whole = await startWholeService({
      ACKNOWLEDGE_VISITORS: 'true',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: secret,
      CHAT_URL: chat.url('teams'),
      MESSAGES_PER_TEN_MINUTES: '1000',
      MESSAGES_PER_HOUR: '1000',
    });
  });
  afterAll(async () => {
    await whole?.stop();
    hook?.stop();
    chat?.stop();
  });

  /** Sends a message as a form, which needs no proof of work. */
  const post = (
    details: string,
    headers: Record<string, string> = {},
    more: Record<string, string> = {},
  ) =>
    fetch(`${whole.service.url}/contact`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...value, details, ...more }),
    });

  test('confirms a message, and tells the owner, the visitor, the webhook and the chat', async () => {
    const response = await post('A first message.');
    const { received, reference } = await response.json();

    expect([response.status, received]).toEqual([201, true]);
    const owner = await whole.mail.arrived('A first message.');
    expect(owner.to).toEqual([whole.settings.MAIL_TO]);
    expect(owner.source).toContain(reference);
    expect(owner.source).toMatch(/^Reply-To: .*ada@example\.com/m);
    const toVisitor = () =>
      whole.mail.having(reference).filter(({ to }) => to.includes(value.email));
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), { timeout: 30_000 });
    await vi.waitFor(() => expect(hook.posted).toHaveLength(1), { timeout: 30_000 });
    const { headers, body } = hook.posted[0] ?? { headers: {}, body: '' };
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

    const { source } = await whole.mail.arrived(`A name like ${what}.`);
    const [head = ''] = source.split('\r\n\r\n');
    const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
    const [replyTo = ''] = lines.filter((line) => line.startsWith('Reply-To:'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    expect(head).toMatch(/^[\x00-\x7f]*$/);
    expect(replyTo.match(/@/g) ?? []).toHaveLength(email.startsWith('jörg') ? 0 : 1);
    expect(lines.find((line) => line.startsWith('Subject:'))).not.toMatch(/@|\?B\?Qm9zcw0/);
  });

  test('answers the same message in the same way, and stores it once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('Fifty times.')));

    const receipts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(receipts).size).toBe(1);
    const { rows } = await whole.database.query(
      `select count(*)::int from intake.messages where fields ->> 'details' = 'Fifty times.'`,
    );
    expect(rows[0].count).toBe(1);
  });

  test('stores one of many different messages under the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => post(`${number}`, { [keyHeader]: 'one-key' })),
    );

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(49).fill(409)]);
  });

  test('delivers what a killed process has left behind', async () => {
    whole.mail.fault = 'slow';
    expect((await post('Before the kill.')).status).toBe(201);
    const inFlight = `
      select from intake.deliveries join intake.messages on id = message_id
      where channel = 'owner' and attempts = 1 and fields ->> 'details' = 'Before the kill.'`;
    await vi.waitFor(async () => expect((await whole.database.query(inFlight)).rowCount).toBe(1));
    await whole.service.stop('SIGKILL');
    whole.mail.fault = 'none';

    whole.service = await startService(whole.settings);

    await whole.mail.arrived('Before the kill.');
  });

  test('is not confused by a crash of the database', async () => {
    await whole.cluster.stop('immediate');
    const during = await post('During the crash.');
    await whole.cluster.start();

    expect(during.status).toBe(503);
    expect(during.headers.get('retry-after')).not.toBeNull();
    await vi.waitFor(async () => expect((await post('During the crash.')).status).toBe(201), {
      timeout: 20_000,
      interval: 500,
    });
    await whole.mail.arrived('During the crash.');
  });
});

test('without its settings, the service does not start, and names them all', async () => {
  await expect(startService({})).rejects.toThrow(
    /DATABASE_URL: is not set[\s\S]*SMTP_URL: is not set[\s\S]*MAIL_FROM[\s\S]*MAIL_TO[\s\S]*PUBLIC_URL/,
  );
});

test.skipIf(!hasPostgres)(
  'the service writes and answers in the language of the site',
  async () => {
    const german = await startWholeService({ LANGUAGE: 'de', ACKNOWLEDGE_VISITORS: 'true' });
    const send = (path: string, fields: Record<string, string>) =>
      fetch(german.service.url + path, {
        method: 'POST',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams(fields),
      }).then((response) => response.text());

    const refused = await send('/contact', {});
    const stored = await send('/contact', value);
    const asked = await send('/newsletter', { email: 'eva@example.com' });
    await vi.waitFor(() => expect(german.mail.received).toHaveLength(3), { timeout: 30_000 });
    const sources = german.mail.received.map(({ source }) => source);
    const page = await fetch(`${german.service.url}/newsletter/confirm`).then((it) => it.text());
    await german.stop();

    expect(refused).toMatch(/lang="de".*Ihre Nachricht wurde nicht gespeichert.*Ihren Vornamen/s);
    expect(stored).toContain('Ihre Nachricht ist eingegangen');
    expect(asked).toContain('E-Mail an eva@example.com');
    expect(page).toContain('Dieser Link ist unvollständig');
    for (const subject of [
      'Nachricht von Ada Lovelace',
      'Company hat Ihre Nachricht erhalten',
      'Bitte best', // Its umlaut is encoded.
    ]) {
      expect(sources.some((source) => source.includes(subject))).toBe(true);
    }
    expect(sources.join()).not.toMatch(
      /\b(Reply to|Received: \d|Thank you|Please|newsletter of)\b/,
    );
  },
);
