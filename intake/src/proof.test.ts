import { type Challenge, createProof } from '@website/form-contract/proof';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createProofs } from './proof.ts';

const proofs = createProofs('a secret');
let challenge: Challenge;
let header: string;

beforeAll(async () => {
  challenge = (await proofs.challenge()) as Challenge;
  header = await createProof(challenge);
});
afterEach(() => {
  vi.useRealTimers();
});

const decoded = () => JSON.parse(atob(header));
const encoded = (value: unknown) => btoa(JSON.stringify(value) ?? '');

test('the solution of the page is valid, after a restart and for no other service', async () => {
  const proof = await createProofs('a secret').check(header);

  expect(proof?.id).toBe(challenge.signature);
  expect(await createProofs('another secret').check(header)).toBeUndefined();
});

test('it is valid for two hours, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_190_000 });
  expect(await proofs.check(header)).toBeDefined();
  vi.setSystemTime(Date.now() - 14_000_000);
  expect(await proofs.check(header)).toBeDefined();

  vi.setSystemTime(Date.now() + 14_020_000);
  expect(await proofs.check(header)).toBeUndefined();
});

test.each<[string, (proof: ReturnType<typeof decoded>) => unknown]>([
  ['no solution', ({ challenge }) => ({ challenge })],
  [
    'a guessed solution',
    ({ challenge }) => ({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } }),
  ],
  ['a later end', ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9e9 })],
  ['no end', ({ challenge }) => Reflect.deleteProperty(challenge.parameters, 'expiresAt')],
  ['less work', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
  ['no signature', ({ challenge }) => Reflect.deleteProperty(challenge, 'signature')],
])('a proof with %s is not valid', async (_, change) => {
  const proof = decoded();
  const changed = change(proof);

  const isWhole = Object(changed).challenge !== undefined;
  expect(await proofs.check(encoded(isWhole ? changed : proof))).toBeUndefined();
});

test('whatever the header has, it is no error', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json().map((json) => btoa(unescape(encodeURIComponent(json)))),
    fc.record({ challenge: fc.anything(), solution: fc.anything() }).map((value) => {
      try {
        return encoded(value);
      } catch {
        return '';
      }
    }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      expect(await proofs.check(text)).toBeUndefined();
    }),
  );
});
