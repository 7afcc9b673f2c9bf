/** What the owner gets by email about messages, and what the links in it can do. */
import { createHmac } from 'node:crypto';
import { paths, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linksIn, textOf } from '../test/letters.ts';
import type { ReceivedEmail } from '../test/mail-server.ts';
import { freePort } from '../test/postgres.ts';
import { startWholeService } from '../test/whole-service.ts';
import { makeNotices } from './database/notices.ts';

const { value } = validContactMessages['every field'];

const port = String(await freePort());
const whole = await startWholeService({
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ACKNOWLEDGE_VISITORS: 'true',
  ANSWER_HOURS: '2',
  MESSAGES_PER_TEN_MINUTES: '1000',
  EMAILS_TO_STRANGERS_PER_HOUR: '1000',
});
const { database, cli, mail } = whole;
afterAll(whole.stop);

describe('the service', () => {
  beforeEach(async () => {
    await database.query('truncate intake.messages, intake.subscribers cascade');
    mail.received.length = 0;
  });

  const post = async (path: string, fields: Record<string, string>, address = '192.0.2.1') => {
    const response = await whole.post(path, fields, { 'X-Real-IP': address });
    expect(response.status).toBe(201);
    return (await response.json()).reference as string;
  };
  /** Sends a message that is held. */
  const hold = (details: string, more: Record<string, string> = {}) =>
    post(paths.contact, { ...value, details, [trapField]: 'x', ...more });
  const shift = (minutes: number) =>
    database.query(
      `update intake.messages set received_at = received_at - make_interval(mins => $1),
         due_at = due_at - make_interval(mins => $1), remind_at = remind_at - make_interval(mins => $1)`,
      [minutes],
    );
  const later = async (minutes: number) => {
    await shift(minutes);
    await makeNotices(database);
  };
  const emailsWith = (words: string) =>
    mail.received.filter((email) => textOf(email).includes(words));
  /** A copy has the same one. */
  const messageIds = (emails: readonly ReceivedEmail[]) =>
    new Set(emails.map(({ source }) => /^Message-ID:\s+(.*)/m.exec(source)?.[1]));
  const reminders = () => emailsWith('promised time is almost up');
  const digests = () => emailsWith('/held?token=');
  const digestText = (place = 0) => digests().map(textOf)[place] ?? '';
  const arrived = <Found>(find: () => Found[], count = 1) =>
    vi.waitFor(() => expect(find()).toHaveLength(count), { timeout: 30_000, interval: 100 });
  const digestLink = () => digests().flatMap(linksIn).at(-1) ?? '';
  const press = (link: string, message: string, more: Record<string, string> = {}) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ message, ...more }) });
  /** Who presses a button so late is no scanner of mail. */
  const threeMinutesPass = () =>
    database.query(`update intake.deliveries set delivered_at = delivered_at - interval '3 min'`);
  /** The calendar would allow another notice. */
  const anotherDate = (kind: string) =>
    database.query(`update intake.messages set key = 'before' where kind = $1`, [kind]);
  const noticesOf = async (kind: string) =>
    (await database.query('select from intake.messages where kind = $1', [kind])).rowCount;
  const heldNow = async () =>
    (await database.query('select distinct message_id from intake.deliveries where held')).rowCount;

  test('tells the owner within an hour what is held, why, and how it begins, without a link', async () => {
    const details = `See https://evil.example/a?b and WWW.Evil.example. 3.5 times\nReference: ${'x'.repeat(400)}`;
    const reference = await hold(details, { company: 'http://co.example' });
    await makeNotices(database);
    expect(await noticesOf('digest')).toBe(0);

    await shift(16);
    // The service looks every ten seconds.
    await arrived(digests);

    const [digest] = digests();
    const text = digestText();
    expect(digest?.to).toEqual([whole.settings.MAIL_TO]);
    expect(text).toContain(`Reference: ${reference}\nWhy it was held: it filled in a field`);
    expect(text).toContain(
      `> Name: ${value.firstName} ${value.lastName}\n> Email Address: ${value.email}`,
    );
    expect(text).toContain('> See hxxps://evil[.]example/a?b and WWW[.]Evil[.]example. 3.5 times');
    expect(text).toContain('> Reference: xxx');
    expect(text.slice(text.indexOf('> See')).replaceAll(/\[|\]|> /g, '').length).toBeLessThan(310);
    expect(digest && linksIn(digest)).toHaveLength(1);
  });

  test('shows a customer among robots that came first, and everything behind its link', async () => {
    const links = 'www.a.example www.b.example www.c.example';
    const send = (details: string, address?: string) =>
      post(paths.contact, { ...value, details }, address);
    for (let number = 0; number < 130; number++) await send(`Offer ${number}. ${links}`);
    await send(`Please call me. ${links}`, '203.0.113.7');
    await later(16);
    await arrived(digests);

    const text = digestText();
    expect(text).toContain('Held: 131. Shown here: 20.');
    expect(text).toContain('> Please call me.');
    const read = async (link: string) => (await fetch(link)).text();
    const first = await read(digestLink());
    const [, next = ''] = /<a href="([^"]*page=2)"/.exec(first) ?? [];
    const second = await read(new URL(next.replace('&amp;', '&'), digestLink()).href);
    const offers = (pages: string) => new Set(pages.match(/Offer \d+\./g));
    expect(first.indexOf('Please call me.')).toBeLessThan(first.indexOf('Offer 2.'));
    expect(offers(first).size).toBe(99);
    expect(offers(first + second).size).toBe(130);

    const [, shown = ''] = /name="shown" value="([^"]*)"/.exec(first) ?? [];
    const seen = async () => (await press(digestLink(), 'seen', { shown })).text();
    expect(await seen()).toContain('within two minutes');
    await threeMinutesPass();
    const rest = await seen();
    expect(rest.slice(0, rest.indexOf('You’ve seen this one.'))).toContain([...offers(second)][0]);
    expect(await heldNow()).toBe(131);
    await anotherDate('digest');
    await later(24 * 60);
    await arrived(digests, 2);
    const tomorrow = offers(digestText(1));
    expect(tomorrow.size).toBe(20);
    expect([...offers(second)]).toEqual(expect.arrayContaining([...tomorrow]));
  });

  test('sends one a day, and what came meanwhile with the next', async () => {
    await hold('Held at first.');
    await shift(16);
    await Promise.all(Array.from({ length: 5 }, () => makeNotices(database)));
    await arrived(digests);

    await hold('Held after it.');
    await later(23 * 60);
    await anotherDate('digest');
    await makeNotices(database);
    expect(await noticesOf('digest')).toBe(1);
    await whole.restart({}, 'SIGKILL');
    await later(60);
    await arrived(digests, 2);

    expect(digestText(1)).toMatch(/Held: 2\. Shown here: 1\.[\s\S]*> Held after it\./);
  });

  test('tells the owner at once, and once a day, that the forms have reached a limit', async () => {
    await whole.restart({ MAX_HELD: '1' });
    const alarms = () => emailsWith('no more room for held messages');
    await hold('Held, and nothing more.');

    await arrived(alarms);
    expect(alarms()[0] && linksIn(alarms()[0] as ReceivedEmail)[0]).toContain('/held?token=');
    await makeNotices(database, { MAX_HELD: 1 });
    expect(await noticesOf('alarm')).toBe(1);
    await whole.restart();
    await anotherDate('alarm');
    await later(24 * 60);
    expect(await noticesOf('alarm')).toBe(1);
    await database.query(
      `insert into intake.stranger_mail (hour, stopped) values (date_trunc('hour', now()), 1)
       on conflict (hour) do update set stopped = 1`,
    );
    await makeNotices(database);
    await arrived(() => emailsWith('asked for your newsletter'));
    await database.query('truncate intake.stranger_mail');
  });

  test('delivers by a button what is held, each message once, however often it is pressed', async () => {
    const one = await hold('Deliver this one.');
    await hold('Deliver with the others.');
    await later(16);
    await arrived(digests);
    const link = digestLink();

    await Promise.all([press(link, one), press(link, one), press(link, 'nothing')]);
    await arrived(() => emailsWith('\nDeliver this one.'));
    expect(await heldNow()).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => press(link, 'all')));
    await arrived(() => emailsWith('\nDeliver with the others.'));

    expect(await (await fetch(link)).text()).toContain('None of these messages is held');
    expect(messageIds(emailsWith('\nDeliver ')).size).toBe(2);
  });

  test('refuses a link that is forged, expired, of something else or of another digest, in the same way', async () => {
    const other = await hold('Not of this digest.');
    await later(16);
    await arrived(digests);
    const link = new URL(digestLink());
    const [id = '', end = ''] = link.searchParams.get('token')?.split('.') ?? [];
    const { rows } = await database.query(`select name, value from intake.secrets`);
    const secrets = Object.fromEntries(rows.map(({ name, value: secret }) => [name, secret]));
    const sign = (secret: string, purpose: string, until: string) =>
      `${id}.${until}.${createHmac('sha256', secret).update(`${purpose} ${id} ${until}`).digest('base64url')}`;
    expect(link.searchParams.get('token')).toBe(sign(secrets.links, 'held', end));
    const past = Math.floor(Date.now() / 1000 - 1).toString(36);
    const wrong = [
      ...['', 'x', `${id}.${end}.`, `${id}.${end}.${'A'.repeat(43)}`],
      sign(secrets.challenge, 'held', end),
      sign(secrets.links, 'answered', end),
      sign(secrets.links, 'held', past),
    ];

    const answers = new Set<string>();
    const elsewhere = link.href.replace('/held', '/answered');
    const links = wrong.map((token) => {
      link.searchParams.set('token', token);
      return link.href;
    });
    for (const address of [...links, elsewhere]) {
      for (const response of [await fetch(address), await press(address, 'all')]) {
        const headers = ['cache-control', 'referrer-policy', 'x-robots-tag'];
        answers.add(
          [
            response.status,
            ...headers.map((name) => response.headers.get(name)),
            await response.text(),
          ].join('\n'),
        );
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404\nno-store\nno-referrer\nnoindex\n[\s\S]*no longer works/);

    await hold('Of no digest yet.');
    link.searchParams.set('token', sign(secrets.links, 'held', end));
    await press(link.href, 'all');
    expect(await heldNow()).toBe(1);
    await arrived(() => emailsWith(other).filter(({ to }) => to.includes(value.email)));
    // Long after the link has expired, and nothing of it in a log.
    expect(whole.service.log.join('\n')).not.toMatch(/token|held\?/);
  });

  test('tells the owner what a visitor wants and until when, and notes the answer once it can be true', async () => {
    const reference = await post(paths.contact, { ...value, details: 'Please answer.' });
    await arrived(() => emailsWith('\nPlease answer.'));
    const [email] = emailsWith('\nPlease answer.');
    const [link = ''] = (email && linksIn(email)) ?? [];
    expect(email?.source).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(email?.source.replaceAll(/\r\n[ \t]/g, ' ')).toMatch(
      /^Subject: .*AI Analytics & Insights.*\$25k/m,
    );
    expect(email && textOf(email)).toMatch(/^Answer by: \w+day, .* UTC$/m);
    const answered = async () => {
      const [line = '', row = ''] = (await cli('export', 'messages')).split('\r\n');
      return Object.fromEntries(line.split(',').map((name, index) => [name, row.split(',')[index]]))
        .answered;
    };

    expect(await (await fetch(link)).text()).toContain(reference);
    expect(await (await press(link, '')).text()).toContain('within two minutes');
    expect(await answered()).toBe('');
    await threeMinutesPass();
    for (let times = 0; times < 2; times++) {
      expect(await (await press(link, '')).text()).toContain('Marked as answered');
    }

    expect(await answered()).toMatch(/^20/);
    expect(await cli('status')).toMatch(/Answered +1 of 1 on time, last 90 days/);
  });

  test('reminds the owner once before the promised time is over, of what is not answered', async () => {
    await post(paths.contact, { ...value, details: 'Answered.' });
    for (let number = 0; number < 22; number++)
      await post(paths.contact, { ...value, details: `Open ${number}.` });
    await database.query(
      `update intake.messages set answered_at = now() where fields ->> 'details' = 'Answered.'`,
    );
    await hold('Held, and so not promised.');
    await later(89);
    await makeNotices(database);
    expect(await noticesOf('reminder')).toBe(0);

    await later(2);
    await arrived(reminders);
    await anotherDate('reminder');
    await Promise.all(Array.from({ length: 3 }, () => makeNotices(database)));

    const [reminder] = reminders();
    expect(reminder?.source).toContain('Subject: Please answer soon: 22');
    expect(reminder && linksIn(reminder)).toHaveLength(22);
    expect(await noticesOf('reminder')).toBe(1);
    await later(40);
    expect(await cli('status')).toMatch(/Answered +0 of 23 on time/);
    await arrived(digests);
    expect(digestText()).toContain('Answered on time, last 90 days:');
  });

  /*
   * Scanners of mail open links, and some press buttons. Harm would be: a message or a delivery is gone, or
   * says something else; one counts as answered; a message is stored or emailed twice; a subscriber is gone or
   * someone else is on the list; something is shown that the email did not have. No harm is what the reader
   * of the email would do: what was held is delivered; a reader joins and leaves the newsletter (RFC 8058).
   */
  test('lets a scanner open every link and press every button, and no harm is done', async () => {
    await post(paths.contact, { ...value, details: 'An honest message.' });
    await post(paths.newsletter, { email: 'reader@example.com' });
    for (let number = 0; number < 3; number++) await hold(`Held ${number}. https://evil.example`);
    await arrived(() => emailsWith('\nAn honest message.'));
    await later(100);
    await arrived(digests);
    await arrived(reminders);
    await arrived(() => mail.received, 5);
    const state = async () => {
      const messages = await database.query(
        'select id, kind, digest, fields, suspicion, answered_at from intake.messages order by id',
      );
      const deliveries = await database.query(
        'select message_id, channel from intake.deliveries order by 1, 2',
      );
      const subscribers = await database.query('select id, token from intake.subscribers');
      return [messages.rows, deliveries.rows, subscribers.rows];
    };
    const before = await state();
    const seen: string[] = [];
    const opened = new Set<string>();
    const submitted = new Set<string>();
    const scan = async (address: string, body?: string): Promise<void> => {
      const what = `${address} ${body}`;
      if (opened.has(what) || !address.startsWith(whole.service.url)) return;
      opened.add(what);
      if (body === undefined) await fetch(address, { method: 'HEAD' });
      const response = await fetch(address, {
        ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
      });
      const page = await response.text();
      seen.push(page);
      for (const [, action = '', inside = ''] of page.matchAll(
        /<form method="post" action="([^"]*)">(.*?)<\/form>/gs,
      )) {
        const target = new URL(action.replaceAll('&amp;', '&'), address).href;
        for (const [, attributes = ''] of inside.matchAll(/<button([^>]*)>/g)) {
          const [, message] = /value="([^"]*)"/.exec(attributes) ?? [];
          submitted.add(target);
          await scan(target, message ? `message=${message}` : '');
        }
      }
    };

    for (const email of [...mail.received]) for (const link of linksIn(email)) await scan(link);
    const isQuiet = () =>
      expect(
        mail.received.filter(({ to }) => to.includes(whole.settings.MAIL_TO ?? '')),
      ).toHaveLength(6);
    await vi.waitFor(isQuiet, { timeout: 30_000 });

    expect(submitted.size).toBeGreaterThanOrEqual(4);
    expect(await state()).toEqual(before);
    expect(await cli('status', '--json')).toContain('"unseen": 0');
    expect(await heldNow()).toBe(0);
    expect(seen.join()).not.toMatch(/An honest message|<script|evil\.example/);
    expect(messageIds(mail.received).size).toBe(mail.received.length);
  });
});
