import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimits } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const someone = ['203.0.113.7'];

test('many messages from one address are suspect, more are refused, until an hour is over', () => {
  const limits = createLimits({ messagesPerHour: 1, bytesPerHour: 1e6 });
  const send = () => {
    const counted = limits.countRequest(someone);
    return 'refusedFor' in counted ? counted.refusedFor : counted.isOverLimit;
  };

  expect([send(), send(), send(), send(), send()]).toEqual([false, true, true, true, true]);
  expect(send()).toBe(3600);
  expect(limits.countRequest(['203.0.113.8'])).toMatchObject({ isOverLimit: false });
  vi.advanceTimersByTime(3_600_001);
  expect(send()).toBe(false);
});

test('a /56 may send twice as much as a /64, and a /48 four times', () => {
  const limits = createLimits({ messagesPerHour: 1, bytesPerHour: 1e6 });
  const refused = (count: number, networks: (number: number) => string[]) =>
    Array.from({ length: count }, (_, number) => limits.countRequest(networks(number))).filter(
      (counted) => 'refusedFor' in counted,
    ).length;

  expect(refused(100, (number) => [`a${number}`, 'a/56', 'a/48'])).toBe(90);
  expect(refused(100, (number) => [`b${number}`, `b${number}/56`, 'b/48'])).toBe(80);
});

test('one network stores a tenth of what all may store in an hour', () => {
  const limits = createLimits({ messagesPerHour: 1000, bytesPerHour: 1000 });

  expect(limits.reserve(someone, 100, true)).toHaveProperty('settle');
  expect(limits.reserve(someone, 1, true)).toEqual({ refusedFor: 3600 });
  expect(limits.reserve(['another'], 1, true)).toHaveProperty('settle');
});

test('requests without proof of work leave half of the room to others', () => {
  const limits = createLimits({ messagesPerHour: 1000, bytesPerHour: 1000 });
  const countStored = (hasProof: boolean) =>
    Array.from({ length: 20 }, (_, number) =>
      limits.reserve([`${hasProof} ${number}`], 100, hasProof),
    ).filter((room) => 'settle' in room).length;

  expect([countStored(false), countStored(true)]).toEqual([5, 5]);
});

test('what was announced and not stored takes no room', () => {
  const limits = createLimits({ messagesPerHour: 1000, bytesPerHour: 1000 });
  for (let times = 0; times < 50; times++) {
    const room = limits.reserve(someone, 100, true);
    expect(room).toHaveProperty('settle');
    if ('settle' in room) room.settle(0);
  }
});

test('no more than 100,000 addresses are remembered: the oldest is forgotten', () => {
  const limits = createLimits({ messagesPerHour: 1, bytesPerHour: 1e6 });
  limits.countRequest(someone);
  for (let number = 0; number < 100_001; number++) limits.countRequest([`${number}`]);

  expect(limits.countRequest(someone)).toMatchObject({ isOverLimit: false });
  expect(limits.countRequest(['100000'])).toMatchObject({ isOverLimit: true });
});
