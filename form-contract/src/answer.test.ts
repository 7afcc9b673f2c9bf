import { expect, test } from 'vitest';
import { createMessageKey, parseReceipt, parseRefusal } from './index.ts';

test('only a confirmation with a reference is a receipt', () => {
  expect(parseReceipt({ received: true, reference: 'a1', more: 1 })).toEqual({
    received: true,
    reference: 'a1',
  });

  for (const other of [
    undefined,
    null,
    'received',
    true,
    [],
    {},
    { received: true },
    { received: 'true', reference: 'a1' },
    { received: false, reference: 'a1' },
    { received: true, reference: '' },
    { received: true, reference: 7 },
  ]) {
    expect(parseReceipt(other)).toBeUndefined();
  }
});

test('a refusal has a message for at least one field', () => {
  expect(parseRefusal({ errors: { email: 'Check it.', company: 7 } })).toEqual({
    errors: { email: 'Check it.' },
  });

  for (const other of [
    undefined,
    null,
    'no',
    {},
    { errors: null },
    { errors: {} },
    { errors: { a: 1 } },
    { errors: { a: '' } },
  ]) {
    expect(parseRefusal(other)).toBeUndefined();
  }
});

test('the key of a message does not depend on the order of its fields, and differs between messages', async () => {
  const key = await createMessageKey({ email: 'a@b.example', details: 'One' });

  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await createMessageKey({ details: 'One', email: 'a@b.example' })).toBe(key);
  expect(await createMessageKey({ details: 'Two', email: 'a@b.example' })).not.toBe(key);
});
