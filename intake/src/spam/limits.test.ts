import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countMessages } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { perTenMinutes: 2, perHour: 4 };

test('many messages from one address are suspect, more are refused, until the time is over', async () => {
  const count = countMessages(limits);
  const send = async () => {
    const { isMuch, refusedFor } = await count('203.0.113.7');
    return refusedFor === undefined ? isMuch : refusedFor;
  };

  expect([await send(), await send(), await send()]).toEqual([false, false, true]);
  expect((await count('203.0.113.8')).isMuch).toBe(false);
  vi.advanceTimersByTime(600_000);
  expect([await send(), await send()]).toEqual([false, 3000]);
  vi.advanceTimersByTime(3_000_000);
  expect(await send()).toBe(false);
});

test('what was not stored, or had been stored before, does not count', async () => {
  const count = countMessages(limits);

  for (let times = 0; times < 10; times++) await (await count('203.0.113.7')).undo();

  expect((await count('203.0.113.7')).isMuch).toBe(false);
});

test('the addresses that are remembered are limited: the oldest is forgotten', async () => {
  const count = countMessages(limits, 2);
  for (let times = 0; times < 3; times++) await count('203.0.113.1');
  await count('203.0.113.2');

  expect((await count('203.0.113.1')).isMuch).toBe(true);
  await count('203.0.113.3');
  await count('203.0.113.4');
  expect((await count('203.0.113.1')).isMuch).toBe(false);
});
