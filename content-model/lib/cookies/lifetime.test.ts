import { expect, test } from 'vitest';
import { countMonths } from './lifetime.ts';

test.each([
  ['Session', 0],
  ['24 hours', 12 / 365],
  ['365 days', 12],
  ['6 months', 6],
  ['1 year', 12],
  ['2 years', 24],
  ['Until cleared', Number.POSITIVE_INFINITY],
])('%s is %d months', (duration, months) => {
  expect(countMonths(duration)).toBeCloseTo(months, 10);
});

test.each(['', 'years', '2 fortnights', 'about 2 years', 'session'])('%j is refused', (words) => {
  expect(() => countMonths(words)).toThrow(`"${words}" is not a duration`);
});
