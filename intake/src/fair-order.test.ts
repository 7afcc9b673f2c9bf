import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortFairly } from './fair-order.ts';

const messagesOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ network, number }));
const customer = { network: 'customer', number: 0 };

test('a network with thousands of messages cannot hide a customer', () => {
  const sorted = sortFairly([...messagesOf('robot', 2000), customer]);

  expect(sorted[0]).toBe(customer);
});

test('26 networks with 20 messages each cannot hide a customer', () => {
  const robots = Array.from({ length: 26 }, (_, number) =>
    messagesOf(`robot ${number}`, 20),
  ).flat();

  expect(sortFairly([...robots, customer])[0]).toBe(customer);
});

test('networks take turns, each with its oldest message first', () => {
  const sorted = sortFairly([...messagesOf('a', 3), ...messagesOf('b', 2)]);

  expect(sorted.map(({ network, number }) => network + number)).toEqual([
    'b0',
    'a0',
    'b1',
    'a1',
    'a2',
  ]);
});

test('no message is left out or shown twice', () => {
  const messages = fc.array(fc.record({ network: fc.constantFrom('a', 'b', 'c', null) }));

  fc.assert(
    fc.property(messages, (sample) => {
      expect(new Set(sortFairly(sample))).toEqual(new Set(sample));
      expect(sortFairly(sample)).toHaveLength(sample.length);
    }),
  );
});
