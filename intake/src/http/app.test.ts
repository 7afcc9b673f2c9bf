import {
  challengePath,
  keyHeader,
  messageKey,
  paths,
  proofHeader,
  retryHeader,
  trapField,
} from '@website/form-contract';
import { invalidContactMessages, validContactMessages } from '@website/form-contract/examples';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { id, service } from '../../test/app.ts';
import { bugs, log } from '../log.ts';
import { countMessages } from '../spam/limits.ts';
import type { Parts } from './app.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const { input, value } = validContactMessages['every field'];
const valid = JSON.stringify(input);
const away = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });

describe('a message', () => {
  test('is answered with a receipt after it was stored, and counted', async () => {
    const { post, stored, counted } = service();

    const response = await post(valid);

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ received: true, reference: '7F3A-9C21-4B' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(stored).toHaveLength(1);
    expect(stored[0]?.fields).toEqual(value);
    expect(counted).toEqual(['contact 201']);
  });

  test('is refused with a sentence for each wrong field', async () => {
    const { post, stored } = service();

    const response = await post('{}');

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: invalidContactMessages['an empty form'].errors,
    });
    expect(stored).toEqual([]);
  });

  test('has the key that the page has sent, or would have sent', async () => {
    const { post, stored } = service();

    await post(valid, { [keyHeader]: 'a'.repeat(64) });
    await post(valid, { [keyHeader]: `'; drop table` });

    expect(stored[0]?.key).toBe('a'.repeat(64));
    expect(stored[1]?.key).toBe(await messageKey(value));
  });

  test('above the limit is turned away at once', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const accept = vi.fn(() => held.then(() => ({ id, isNew: true })));
    const { post } = service({ accept });

    const first = [post(valid), post(valid)];
    await vi.waitFor(() => expect(accept).toHaveBeenCalledTimes(2));
    const third = await post(valid);
    release();

    expect(third.status).toBe(503);
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
  });
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };

test('a form without script gets a page that says what is wrong, without repeating what was typed', async () => {
  const response = await service().post('firstName=<script>alert(1)</script>&email=x', form);

  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('Enter your last name.');
  expect(page).not.toContain('alert(1)');
});

test('a page on a static host of the site may send, read the answer, and learn when to try again', async () => {
  const { app, post } = service({ accept: () => Promise.reject(away) });
  const from = (origin: string) => ({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' });
  const headers = `content-type,${keyHeader},${proofHeader}`.toLowerCase();
  const ask = (origin: string) =>
    app.request(paths.contact, {
      method: 'OPTIONS',
      headers: {
        ...from(origin),
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': headers,
      },
    });
  const readers = (response: Response) => response.headers.get('access-control-allow-origin');

  const allowed = await ask('https://site.example');
  const sent = await post(valid, from('https://site.example'));

  expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toBe(headers);
  expect([allowed, sent].map(readers)).toEqual(Array(2).fill('https://site.example'));
  expect([sent.status, sent.headers.get('vary')]).toEqual([503, 'Origin']);
  expect(sent.headers.get('access-control-expose-headers')).toBe(retryHeader);
  expect(readers(await ask('https://site.example.other.example'))).toBeNull();
});

describe('a suspect message', () => {
  const fields = input as Record<string, string>;
  const asForm = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...fields, ...more }).toString();
  const asJson = (more: object = {}) => JSON.stringify({ ...fields, ...more });
  const proof = { [proofHeader]: 'valid' };
  const two = { details: 'See https://www.company.example and www.visitor.example.' };
  const three = { details: 'http://a.example,HTTPS://b.example www.c.example' };

  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['a form', asForm({ [trapField]: '' }), form, undefined],
    ['a script with a proof', asJson({ [trapField]: '' }), proof, undefined],
    ['a form with a filled trap', asForm({ [trapField]: 'x' }), form, 'trap'],
    ['a script with a filled trap', asJson({ [trapField]: 'x' }), proof, 'trap'],
    ['a script with two links and no proof', asJson(two), {}, undefined],
    ['a script with three links', asJson(three), { [proofHeader]: 'wrong' }, 'links'],
    ['a script with three links and a proof', asJson(three), proof, undefined],
    ['another site', asForm(), { ...form, ...proof, 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
    ['this site', asForm(), { ...form, 'Sec-Fetch-Site': 'same-origin' }, undefined],
  ])('is marked, and gets the same answer: %s', async (_, body, headers, suspicion) => {
    const { post, stored } = service();
    const usual = await service().post(asForm(), { ...form, Accept: headers.Accept ?? '*/*' });

    const response = await post(body, headers);

    expect(stored[0]?.suspicion).toBe(suspicion);
    expect(stored[0]?.fields).not.toHaveProperty(trapField);
    expect(response.status).toBe(usual.status);
    expect([...response.headers]).toEqual([...usual.headers]);
    expect(await response.text()).toBe(await usual.text());
  });

  test('is one of many from the same address; many more are refused', async () => {
    const { post, stored } = service({
      count: countMessages({ perTenMinutes: 1, perHour: 2, inAll: 10 }),
    });

    await post(asForm(), form);
    await post(asForm(), form);
    const page = await post(asForm(), form);
    const json = await post(asJson());

    expect(stored.map(({ suspicion }) => suspicion)).toEqual([undefined, 'limit']);
    expect([page.status, json.status]).toEqual([429, 429]);
    expect(Number(json.headers.get(retryHeader))).toBeGreaterThan(3500);
    expect(await page.text()).toContain('in 60 minutes');
    expect(await json.json()).toHaveProperty('errors');
  });

  test('is refused in words that name another way if too many are held', async () => {
    const { post } = service({ accept: async () => 'full' });

    const page = await post(asForm(), form);
    const json = await post(asJson());

    expect([page.status, json.status]).toEqual([429, 429]);
    expect(await page.text()).toContain('Please email office@company.example');
    expect((await json.json()).errors.service).toContain('Please email office@company.example');
  });

  test('is none of the first 60 of an office with one address, if each has a proof; a proof that comes again is', async () => {
    const { post, stored } = service({
      count: countMessages({ perTenMinutes: 1, perHour: 2, inAll: 1 }),
      countProven: countMessages({ perTenMinutes: 1000, perHour: 60, inAll: 1000 }),
      proofs: {
        challenge: async () => ({}),
        check: async (id) => (id ? { id, expiresAt: new Date() } : undefined),
      },
    });
    const office = Array.from({ length: 200 }, (_, number) => `${number}`);

    for (const id of office) await post(asJson(), { [proofHeader]: id });
    expect(stored.map(({ suspicion }) => suspicion)).toEqual(
      office.map((id) => (Number(id) < 60 ? undefined : 'limit')),
    );

    await post(asJson(), { [proofHeader]: '7' });
    expect(stored.at(-1)?.suspicion).toBe('limit');
    expect((await post(asJson(), { [proofHeader]: '7' })).status).toBe(429);
  });

  test('may come with a wrong proof, but many wrong ones are not checked any more', async () => {
    const check = vi.fn(async () => undefined);
    const { post } = service({ proofs: { challenge: async () => ({}), check } });

    for (let times = 0; times < 100; times++) await post(asJson(), { [proofHeader]: 'wrong' });

    expect(check).toHaveBeenCalledTimes(60);
  });

  test('is never a request for the newsletter: it is refused in words, or asked for', async () => {
    const limited = service({ count: countMessages({ perTenMinutes: 1, perHour: 9, inAll: 9 }) });
    const ask = (post: typeof limited.post) => post('email=a@example.com', form, paths.newsletter);
    const stopped = service({ accept: async () => 'stopped' });

    const first = await ask(limited.post);
    const second = await ask(limited.post);
    const late = await ask(stopped.post);

    expect([first.status, second.status, late.status]).toEqual([201, 429, 429]);
    expect(limited.stored).toHaveLength(1);
    expect(await second.text()).toContain('in 10 minutes');
    const page = await late.text();
    expect(page).toContain('send your confirmation');
    expect(page).not.toContain('Thank you');
  });

  test('does not count if it is sent again or not stored', async () => {
    const outcomes = [
      async () => ({ id, isNew: false }),
      () => Promise.reject(away),
      async () => 'conflict' as const,
    ];
    for (const accept of outcomes) {
      const { post } = service({
        accept,
        count: countMessages({ perTenMinutes: 1, perHour: 1, inAll: 1 }),
      });

      const statuses = [];
      for (let times = 0; times < 3; times++) statuses.push((await post(asForm(), form)).status);

      expect(statuses).not.toContain(429);
    }
  });
});

test('whoever sends many wrong messages is refused before they are read, and others are not', async () => {
  let visitor = 'a robot';
  const { post } = service({ visitorOf: () => [visitor] });
  const statuses = new Set<number>();

  for (let times = 0; times < 59; times++) statuses.add((await post('{}')).status);
  const right = await post(valid);
  await post('not JSON');
  const late = await post(valid);
  visitor = 'a person';
  const other = await post(valid);

  expect([...statuses]).toEqual([422]);
  expect([right, late, other].map(({ status }) => status)).toEqual([201, 429, 201]);
  expect(Number(late.headers.get(retryHeader))).toBeGreaterThan(500);
});

describe('a fault in our own code', () => {
  const fields = input as Record<string, string>;
  const broken = () => {
    throw new TypeError(`${fields.email} is not a function\n    at secret/${fields.email}.ts:1:1`);
  };

  test.each<[string, string, Partial<Parts>]>([
    ['while a message is stored', paths.contact, { accept: broken }],
    ['before it is read', paths.contact, { visitorOf: broken }],
    ['behind a link', `/newsletter/confirm?token=${id}`, { confirm: broken }],
  ])('is answered with 500 and noted without a word of the visitor: %s', async (_, path, parts) => {
    const noted = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { value: before } = (await bugs.get()).values[0] ?? { value: 0 };

    const { status } = await service(parts).post(valid, {}, path);

    const lines = JSON.stringify(noted.mock.calls);
    expect(status).toBe(500);
    expect(lines).toContain('"event":"bug"');
    expect(lines).toContain('"code":"TypeError","at":["http/app.test.ts:');
    expect(lines).not.toContain(fields.email);
    expect((await bugs.get()).values[0]?.value).toBe(before + 1);
  });
});

test.each([
  ['another type', 415, 'hello', { 'Content-Type': 'text/plain' }],
  ['no JSON', 400, '{', {}],
  ['no UTF-8', 400, new Uint8Array([123, 255, 254, 125]), {}],
  ['a broken letter at the end', 400, new Uint8Array([34, 0xe2, 0x82]), {}],
  ['10 MB', 413, 'x'.repeat(10_000_000), {}],
])('a body that cannot be read is refused: %s gets %d', async (_, status, body, headers) => {
  const { post, stored } = service();

  const response = await post(body, headers as Record<string, string>);

  expect(response.status).toBe(status);
  expect(stored).toEqual([]);
});

test('no challenge is cached, and every answer has a policy: data may do nothing, a plain page only post to us, and nobody may frame a page', async () => {
  const { app, post } = service();
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

  expect((await app.request(challengePath)).headers.get('cache-control')).toBe('no-store');
  expect(policyOf(await post(valid))).toMatch(/^default-src 'none'/);
  expect(policyOf(await post('{'))).toMatch(/^default-src 'none'/);
  expect(policyOf(await app.request('/nowhere'))).toMatch(/^default-src 'none'/);
  expect(policyOf(await post(valid, { Accept: 'text/html' }))).toBe(
    `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  // That of the site has the rest in the page.
  const site = service({ isPlain: false });
  expect(policyOf(await site.post(valid, { Accept: 'text/html' }))).toBe(`frame-ancestors 'none'`);
});

test('a link in an email changes nothing when it is opened: its button does, for whom it is', async () => {
  const confirm = vi.fn(async (token: string) => token === id);
  const { app } = service({ confirm });
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
