import {
  challengePath,
  createMessageKey,
  keyHeader,
  paths,
  proofHeader,
  retryHeader,
  trapField,
} from '@website/form-contract';
import { invalidContactMessages, validContactMessages } from '@website/form-contract/examples';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, id } from '../../test/app.ts';
import { Unavailable } from '../log.ts';
import { readWords } from '../words.ts';
import { createAnswerPage } from './answer-page.ts';
import type { AppOptions } from './app.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const { input, value } = validContactMessages['every field'];
const valid = JSON.stringify(input);
const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const proof = { [proofHeader]: 'valid' };
const asForm = (more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(input as Record<string, string>), ...more }).toString();
const throwUnavailable = () => {
  throw new Unavailable('DISK');
};

describe('a message', () => {
  test('is answered with a receipt once it is stored', async () => {
    const { post, stored } = createTestApp();

    const response = await post(valid);

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ received: true, reference: '7F3A-9C21-4B' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(stored[0]?.fields).toEqual(value);
  });

  test('is refused with a sentence for each wrong field', async () => {
    const { post, stored } = createTestApp();

    const response = await post('{}');

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: invalidContactMessages['an empty form'].errors,
    });
    expect(stored).toEqual([]);
  });

  test('has the key that the page has sent, or would have sent', async () => {
    const { post, stored } = createTestApp();

    await post(valid, { [keyHeader]: 'a'.repeat(64) });
    await post(valid, { [keyHeader]: `'; drop table` });

    expect(stored.map(({ key }) => key)).toEqual(['a'.repeat(64), await createMessageKey(value)]);
  });

  test('that could not be stored is answered with words that name the email address', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { post } = createTestApp({ accept: throwUnavailable });

    const json = await post(valid);
    const page = await post(asForm(), form);

    expect([json.status, page.status]).toEqual([503, 503]);
    expect(json.headers.get(retryHeader)).toBe('3');
    expect((await json.json()).errors.service).toContain('office@company.example');
    expect(await page.text()).toContain('office@company.example');
  });
});

describe('a form without script', () => {
  test('gets a page that says what is wrong, without repeating what was typed', async () => {
    const response = await createTestApp().post(
      'firstName=<script>alert(1)</script>&email=x',
      form,
    );

    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('Enter your last name.');
    expect(page).not.toContain('alert(1)');
  });

  test('gets the receipt with what happens next; one for the newsletter does not', async () => {
    const nextSteps = {
      heading: 'What happens next',
      steps: ['We read it.', 'We <answer>.'],
      lines: ['Call us.'],
      booking: { label: 'Book a Call', url: 'https://booking.example/?a&b' },
    };
    const words = { ...readWords('en'), nextSteps };
    const { post } = createTestApp({ words, answerPage: createAnswerPage(undefined, words) });

    const contact = await (await post(asForm(), form)).text();
    const newsletter = await (await post('email=a@example.com', form, paths.newsletter)).text();

    expect(contact).toContain('<h1>Your message was received</h1>');
    expect(contact).toContain('<li>We read it.</li><li>We &lt;answer&gt;.</li>');
    expect(contact).toContain('<a href="https://booking.example/?a&amp;b">Book a Call</a>');
    expect(newsletter).toContain('<h1>Your request was received</h1>');
    expect(newsletter).not.toContain('What happens next');
  });
});

test('a page on another host of the company may send, read the answer, and learn when to try again', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { app, post } = createTestApp({ accept: throwUnavailable });
  const headers = `content-type,${keyHeader},${proofHeader}`.toLowerCase();
  const ask = (origin: string) =>
    app.request(paths.contact, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': headers,
      },
    });
  const reader = (response: Response) => response.headers.get('access-control-allow-origin');

  const allowed = await ask('https://site.example');
  const sent = await post(valid, { Origin: 'https://site.example' });

  expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toBe(headers);
  expect([allowed, sent].map(reader)).toEqual(Array(2).fill('https://site.example'));
  expect(sent.headers.get('access-control-expose-headers')).toBe(retryHeader);
  expect(reader(await ask('https://site.example.other.example'))).toBeNull();
});

describe('a message is suspect', () => {
  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['from a page with script', asForm({ [trapField]: '' }), { ...form, ...proof }, undefined],
    ['without a proof of work', asForm(), form, 'proof'],
    ['with a wrong proof', asForm(), { ...form, [proofHeader]: 'wrong' }, 'proof'],
    ['with a filled trap', asForm({ [trapField]: 'x' }), { ...form, ...proof }, 'trap'],
  ])('%s: %s', async (_, body, headers, suspicion) => {
    const { post, stored } = createTestApp();
    const usual = await createTestApp().post(asForm(), { ...form, ...proof });

    const response = await post(body, headers);

    expect(stored[0]?.suspicion).toBe(suspicion);
    expect(stored[0]?.fields).not.toHaveProperty(trapField);
    // Nobody can tell from the answer.
    expect(response.status).toBe(usual.status);
    expect([...response.headers]).toEqual([...usual.headers]);
    expect(await response.text()).toBe(await usual.text());
  });

  test('as one of many from a network; of many more, each is refused in words that name the email address', async () => {
    const { post, stored } = createTestApp({ limits: { messagesPerHour: 1 } });

    for (let times = 0; times < 5; times++) await post(valid, proof);
    const json = await post(valid, proof);
    const page = await post(asForm(), form);

    expect(stored.map(({ suspicion }) => suspicion)).toEqual([
      undefined,
      ...Array(4).fill('network'),
    ]);
    expect([json.status, page.status]).toEqual([429, 429]);
    expect(Number(json.headers.get(retryHeader))).toBeGreaterThan(3500);
    expect((await json.json()).errors.service).toContain('office@company.example');
    const text = await page.text();
    expect(text).toContain('office@company.example');
    expect(text).toContain('in 60 minutes');
  });
});

test.each([
  ['there is no room for more in an hour', { limits: { bytesPerHour: 1000 } }, 429],
  ['the disk has no room for more', { isFull: () => true }, 503],
])('if %s, a visitor reads the email address instead', async (_, changes, status) => {
  const { post, stored } = createTestApp(changes);

  const response = await post(valid, { ...proof, 'Content-Length': '900' });

  expect(response.status).toBe(status);
  expect((await response.json()).errors.service).toContain('Please email office@company.example');
  expect(stored).toEqual([]);
});

test('a request for the newsletter gets the same answer, or is refused in words', async () => {
  const closed = createTestApp({ requestNewsletter: () => 'full' });
  const open = createTestApp();
  const ask = ({ post }: typeof open) => post('email=a@example.com', form, paths.newsletter);

  const [accepted, refused] = [await ask(open), await ask(closed)];

  expect([accepted.status, refused.status]).toEqual([201, 429]);
  const page = await refused.text();
  expect(page).toContain('send your confirmation');
  expect(page).toContain('office@company.example');
});

test('what is sent again or was not stored does not count; what is wrong does', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const statusesOf = async (changes: Partial<AppOptions>, body = valid) => {
    const { post } = createTestApp({ ...(changes as object), limits: { messagesPerHour: 1 } });
    const statuses = [];
    for (let times = 0; times < 7; times++) statuses.push((await post(body, proof)).status);
    return statuses;
  };

  expect(await statusesOf({ accept: () => ({ id, isNew: false }) })).not.toContain(429);
  expect(await statusesOf({ accept: () => 'conflict' })).not.toContain(429);
  expect(await statusesOf({ accept: throwUnavailable })).not.toContain(429);
  expect((await statusesOf({}, '{}')).slice(4)).toEqual([422, 429, 429]);
});

test.each<[string, string, Partial<AppOptions>]>(
  [
    ['while a message is stored', paths.contact, 'accept'],
    ['before it is read', paths.contact, 'findNetworks'],
    ['behind a link', `/newsletter/confirm?token=${id}`, 'confirm'],
  ].map(([when = '', path = '', part = '']) => [
    when,
    path,
    {
      [part]: () => {
        throw new TypeError(`${value.email} is wrong\n    at secret/${value.email}.ts:1:1`);
      },
    },
  ]),
)(
  'a fault in our own code %s is logged without a word of the visitor',
  async (_, path, changes) => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {});

    const { status } = await createTestApp(changes as object).post(valid, {}, path);

    const lines = JSON.stringify(logged.mock.calls);
    expect(status).toBe(500);
    expect(lines).toContain('\\"event\\":\\"bug\\"');
    expect(lines).toContain('http/app.test.ts:');
    expect(lines).not.toContain(value.email);
  },
);

test.each([
  ['another type', 415, 'hello', { 'Content-Type': 'text/plain' }],
  ['no JSON', 400, '{', {}],
  ['no UTF-8', 400, new Uint8Array([123, 255, 254, 125]), {}],
  ['a broken letter at the end', 400, new Uint8Array([34, 0xe2, 0x82]), {}],
  ['10 MB', 413, 'x'.repeat(10_000_000), {}],
  ['10 MB, announced', 413, 'x', { 'Content-Length': '10000000' }],
  ['a length that is no number', 413, 'x', { 'Content-Length': 'long' }],
])('a body that cannot be read is refused: %s gets %d', async (_, status, body, headers) => {
  const { post, stored } = createTestApp();

  const response = await post(body, headers as Record<string, string>);

  expect(response.status).toBe(status);
  expect(stored).toEqual([]);
});

test('every answer has a policy: data may do nothing, a page only post to us, and nobody may frame it', async () => {
  const { app, post } = createTestApp();
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

  expect((await app.request(challengePath)).headers.get('cache-control')).toBe('no-store');
  expect(policyOf(await post(valid))).toMatch(/^default-src 'none'/);
  expect(policyOf(await post('{'))).toMatch(/^default-src 'none'/);
  expect(policyOf(await app.request('/nowhere'))).toMatch(/^default-src 'none'/);
  expect(policyOf(await post(valid, { Accept: 'text/html' }))).toBe(
    `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  // That of the site has the rest in the page.
  const site = createTestApp({ isPlain: false });
  expect(policyOf(await site.post(valid, { Accept: 'text/html' }))).toBe(`frame-ancestors 'none'`);
});

test('a link in an email changes nothing when it is opened: its button does, for whom it is', async () => {
  const confirm = vi.fn((token: string) => token === id);
  const { app } = createTestApp({ confirm });
  const link = `/newsletter/confirm?token=${id}`;
  const press = async (address: string) => (await app.request(address, { method: 'POST' })).status;

  const opened = await app.request(link);
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain('<button>');
  expect(confirm).not.toHaveBeenCalled();

  expect(await press(link)).toBe(200);
  expect(confirm).toHaveBeenCalledOnce();
  expect(await press(link.replace('=7', '=8'))).toBe(404);
});

test('says when messages cannot be stored or delivered', async () => {
  const { app } = createTestApp({ checkHealth: () => ({ stores: true, delivers: false }) });

  const response = await app.request('/health');

  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ stores: true, delivers: false });
});
