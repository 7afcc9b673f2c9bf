import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProving } from './proof.ts';

/** A challenge that the first try solves. Each one has another signature. */
const challenge = (signature: string) => ({
  parameters: { nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '' },
  signature,
});
let answers: (() => Promise<Response>)[] = [];
let asked = 0;

const give = (signature: string) => async () => Response.json(challenge(signature));
const signatureIn = (proof: string | undefined) =>
  proof && JSON.parse(atob(proof)).challenge.signature;
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', () => answers[asked++]?.());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page sends with a message when its button is pressed. */
const press = async (proofFor: ReturnType<typeof startProving>, key: string) =>
  signatureIn(await proofFor(key));

test('all attempts to send a message carry the same proof, and the next message another one', async () => {
  answers = [give('first'), give('second')];
  const proofFor = startProving('');

  expect(await press(proofFor, 'a')).toBe('first');
  expect(await press(proofFor, 'a')).toBe('first');
  expect(await press(proofFor, 'b')).toBe('second');
});

test('in a page that was open for an hour, the proof is a new one', async () => {
  answers = [give('first'), give('second')];
  const proofFor = startProving('');
  await minutes(50);

  expect(await press(proofFor, 'a')).toBe('second');
});

test('if there was no connection at first, the proof is made when it is needed', async () => {
  answers = [() => Promise.reject(new TypeError('offline')), give('second')];
  const proofFor = startProving('');
  await minutes(1);

  expect(await press(proofFor, 'a')).toBe('second');
});

test('a proof is never waited for longer than five seconds', async () => {
  answers = [() => new Promise(() => {})];
  const proofFor = startProving('');

  const late = proofFor('a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await late).toBeUndefined();
});

test('a server without challenges gets the message at once, without a proof', async () => {
  answers = [async () => new Response('', { status: 404 })];
  answers.push(...answers);
  const proofFor = startProving('');

  expect(await proofFor('a')).toBeUndefined();
});
