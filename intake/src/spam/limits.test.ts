import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countMessages, createCounter } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { perTenMinutes: 2, perHour: 4 };

test('many messages from one address are suspect, more are refused, until the time is over', () => {
  const count = countMessages(limits);
  const send = () => {
    const { isMuch, refusedFor } = count('203.0.113.7');
    return refusedFor === undefined ? isMuch : refusedFor;
  };

  expect([send(), send(), send()]).toEqual([false, false, true]);
  expect(count('203.0.113.8').isMuch).toBe(false);
  vi.advanceTimersByTime(600_000);
  expect([send(), send()]).toEqual([false, 3000]);
  vi.advanceTimersByTime(3_000_000);
  expect(send()).toBe(false);
});

test('the addresses that are remembered are limited: the oldest is forgotten', () => {
  const count = countMessages(limits, 2);
  for (let times = 0; times < 3; times++) count('203.0.113.1');
  count('203.0.113.2');

  expect(count('203.0.113.1').isMuch).toBe(true);
  count('203.0.113.3');
  count('203.0.113.4');
  expect(count('203.0.113.1').isMuch).toBe(false);
});

test('an address is gone when its time is over, also if nobody else comes', () => {
  const counter = createCounter(60, 100);
  counter.add('203.0.113.1', 1);

  vi.advanceTimersByTime(3_500_000);
  expect(counter.visitors()).toBe(1);
  vi.advanceTimersByTime(200_000);
  expect(counter.visitors()).toBe(0);
});
