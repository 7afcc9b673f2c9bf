import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countMessages, createCounter, everyone } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { perTenMinutes: 2, perHour: 4, inAll: 7 };

test('many messages from one address are suspect, more are refused, until the time is over', () => {
  const count = countMessages(limits);
  const send = () => {
    const { muchFor, refusedFor } = count('203.0.113.7');
    return refusedFor === undefined ? muchFor !== undefined : refusedFor;
  };

  expect([send(), send(), send()]).toEqual([false, false, true]);
  expect(count('203.0.113.8').muchFor).toBeUndefined();
  vi.advanceTimersByTime(600_000);
  expect([send(), send()]).toEqual([false, 3000]);
  vi.advanceTimersByTime(3_000_000);
  expect(send()).toBe(false);
});

test('the addresses that are remembered are limited: the oldest is forgotten', () => {
  const count = countMessages(limits, 2);
  for (let times = 0; times < 3; times++) count('203.0.113.1');
  count('203.0.113.2');

  expect(count('203.0.113.1').muchFor).toBe(600);
  count('203.0.113.3');
  count('203.0.113.4');
  expect(count('203.0.113.1').muchFor).toBeUndefined();
});

test('a network passes twice as much as an address, and all together a fixed number', () => {
  const count = countMessages({ ...limits, perHour: 1000 });
  /** How many of 100 addresses of a network pass. */
  const passed = (network: string) =>
    Array.from({ length: 100 }, (_, number) =>
      count(`${network}:${number}`, `${network}/56`, `${network}/48`, everyone),
    ).filter(({ muchFor }) => muchFor === undefined).length;

  expect(passed('2001:db8:1')).toBe(4);
  // What was over another limit took nothing from the others.
  expect(passed('2001:db8:2')).toBe(3);
  expect(passed('2001:db8:3')).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(passed('2001:db8:3')).toBe(4);
});

test('a network that changes its address is refused after a while, whatever the width', () => {
  const count = countMessages({ perTenMinutes: 1, perHour: 10, inAll: 1000 });
  /** How many of 100 messages are not refused, each from a /64 of its own. */
  const stored = (networkOf: (number: number) => string[]) =>
    Array.from({ length: 100 }, (_, number) =>
      count(`${networkOf(number)} ${number}`, ...networkOf(number), everyone),
    ).filter(({ refusedFor }) => refusedFor === undefined).length;

  expect(stored(() => ['2001:db8:1:1/56', '2001:db8:1/48'])).toBe(20);
  expect(stored((number) => [`2001:db8:2:${number}/56`, '2001:db8:2/48'])).toBe(40);
});

test('an address is gone when its time is over, also if nobody else comes', () => {
  const counter = createCounter(60, 100);
  counter.add('203.0.113.1', 1);

  vi.advanceTimersByTime(3_500_000);
  expect(counter.visitors()).toBe(1);
  vi.advanceTimersByTime(200_000);
  expect(counter.visitors()).toBe(0);
});
