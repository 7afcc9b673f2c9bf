import {
  type FormService,
  getFormService,
} from '@website/content-model/lib/forms/form-services.ts';
import { keyHeader, proofHeader, retryHeader, statuses, trapField } from '@website/form-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { NotReceived, retrying, send, sendToService } from './send.ts';

const message = { email: 'ada@visitor.example', details: 'Forecast the ferries.' };
const receipt = { received: true, reference: '0123abcd' };

const answers = (status: number, body: unknown, headers = {}) =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status, headers })));

/** Sends the message to a server that answers so. */
function sendTo(fetch: (...args: never[]) => Promise<Response>, onLine = true) {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine });
  return send('https://intake.example/contact', { message, trap: null });
}
const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => 'received',
    ({ reason, mayRetry }: NotReceived) => ({ ...reason, mayRetry }),
  );

afterEach(() => vi.unstubAllGlobals());

test('a message arrives with a key of its own, and only a receipt confirms it', async () => {
  const server = answers(statuses.received, receipt);

  expect(await sendTo(server)).toEqual(receipt);

  const [, request] = server.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(request.body))).toEqual(message);
  expect((request.headers as Headers).get(keyHeader)).toMatch(/^[0-9a-f]{8,}/);
  expect((request.headers as Headers).has(proofHeader)).toBe(false);
  // The request goes on if the visitor leaves the page, and follows nobody elsewhere.
  expect(request).toMatchObject({ keepalive: true, redirect: 'error', credentials: 'omit' });
});

test('the same message has the same key, so that the server stores it once', async () => {
  const server = answers(statuses.received, receipt);

  await sendTo(server);
  await sendTo(server);

  const keys = server.mock.calls.map((call) =>
    ((call as unknown as [string, RequestInit])[1].headers as Headers).get(keyHeader),
  );
  expect(keys[0]).toBe(keys[1]);
});

test('what a robot has written into the trap goes along, and so does a proof', async () => {
  const server = answers(statuses.received, receipt);
  vi.stubGlobal('fetch', server);

  await send('/contact', { message, trap: 'spam' }, () => Promise.resolve('proven'));

  const [, request] = server.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(request.body))).toEqual({ ...message, [trapField]: 'spam' });
  expect((request.headers as Headers).get(proofHeader)).toBe('proven');
});

const inTwoHours = new Date(Date.now() + 7_200_000).toUTCString();
const timeout = Object.assign(new Error(), { name: 'TimeoutError' });

test.each([
  ['fails', answers(500, {}), { kind: 'failed', mayRetry: true }],
  [
    'is busy for ten minutes',
    answers(statuses.busy, {}, { [retryHeader]: '600' }),
    { kind: 'busy', seconds: 600, mayRetry: false },
  ],
  [
    'is busy for a second',
    answers(statuses.busy, {}, { [retryHeader]: '1' }),
    { kind: 'busy', seconds: 1, mayRetry: true },
  ],
  [
    'is busy until a date',
    answers(statuses.unavailable, {}, { [retryHeader]: inTwoHours }),
    { kind: 'busy', seconds: expect.closeTo(7200, -2), mayRetry: false },
  ],
  [
    'is busy and does not say how long',
    answers(statuses.busy, {}),
    { kind: 'busy', mayRetry: false },
  ],
  [
    'closes the connection',
    () => Promise.reject(new TypeError('failed to fetch')),
    { kind: 'unconfirmed', mayRetry: true },
  ],
  [
    'does not answer in time',
    () => Promise.reject(timeout),
    { kind: 'unconfirmed', mayRetry: false },
  ],
  [
    'is replaced by a page that is not ours',
    () => Promise.resolve(new Response('Log in here')),
    { kind: 'unconfirmed', mayRetry: false },
  ],
  [
    'says yes without a receipt',
    answers(200, { ok: true }),
    { kind: 'unconfirmed', mayRetry: false },
  ],
  [
    'is dealing with the same message',
    answers(statuses.conflict, {}),
    { kind: 'unconfirmed', mayRetry: true },
  ],
  [
    'refuses a field',
    answers(statuses.refused, { errors: { company: 'Unknown.' } }),
    { kind: 'refused', errors: { company: 'Unknown.' }, mayRetry: false },
  ],
  ['forbids it', answers(403, {}), { kind: 'refused', errors: {}, mayRetry: false }],
])('when the server %s, nothing is claimed', async (_, server, expected) => {
  expect(await refusal(sendTo(server))).toEqual(expected);
});

test('without a connection, the page says so, and does not try again on its own', async () => {
  const offline = () => Promise.reject(new TypeError('failed to fetch'));

  expect(await refusal(sendTo(offline, false))).toEqual({ kind: 'offline', mayRetry: false });
});

test('the page tries twice more, after one and three seconds, or when the server asks', () => {
  const failed = new NotReceived({ kind: 'failed' }, true);
  const busy = new NotReceived({ kind: 'busy', seconds: 4 }, true);

  expect([0, 1, 2].map((failures) => retrying.retry(failures, failed))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1].map((failures) => retrying.retryDelay(failures, failed))).toEqual([1000, 3000]);
  expect(retrying.retryDelay(0, busy)).toBe(4000);
  expect(retrying.retry(0, new NotReceived({ kind: 'refused', errors: {} }, false))).toBe(false);
  expect(retrying.retry(0, new Error('a fault of our own'))).toBe(false);
});

test.each([
  [200, { ok: true }, 'received'],
  [200, { success: false, message: 'Spam.' }, { kind: 'refused', errors: { 0: 'Spam.' } }],
  [200, undefined, { kind: 'unconfirmed' }],
  [
    422,
    { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'is no email' }] },
    { kind: 'refused', errors: { email: 'is no email' } },
  ],
])('a form service answers %i with %o', async (status, body, expected) => {
  const server = answers(status, body);
  vi.stubGlobal('fetch', server);
  const form = getFormService({ service: 'web3forms', id: 'abc' }) as FormService;

  expect(await refusal(sendToService(form, { message, trap: null }))).toEqual(
    expected === 'received' ? expected : { ...Object(expected), mayRetry: false },
  );
  const [, request] = server.mock.calls[0] as unknown as [string, RequestInit];
  // Such a request needs no other one before it.
  expect(request.headers).toEqual({ Accept: 'application/json' });
  expect(`${request.body}`).toMatch(/^access_key=abc&email=ada%40/);
});
