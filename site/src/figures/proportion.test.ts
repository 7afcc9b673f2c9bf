import { expect, test } from 'vitest';
import { multipleOf, proportionOf, weeksOf, yearsOf } from './proportion.ts';

test.each([
  ['0%', 0],
  ['95%', 0.95],
  ['99.9%', 0.999],
  ['100%', 1],
  ['4.9/5', 0.98],
  ['0/5', 0],
  ['5/5', 1],
])('%s is drawn as %d of the whole', (value, part) => {
  expect(proportionOf(value)).toBeCloseTo(part, 10);
});

test.each([
  ['a count', '200+'],
  ['a multiple', '3x'],
  ['hours and days', '24/7'],
  ['more than the whole', '300%'],
  ['a span of time', '8-12 weeks'],
  ['a loss', '-38%'],
  ['a score out of nothing', '0/0'],
  ['a percentage inside a sentence', 'up to 95%'],
  ['nothing', ''],
])('%s, "%s", has no honest drawing', (_, value) => {
  expect(proportionOf(value)).toBeUndefined();
});

test.each([
  ['101%', 1.01],
  ['180%', 1.8],
  ['250%', 2.5],
  ['300%', 3],
])('%s is drawn as %d times the whole', (value, times) => {
  expect(multipleOf(value)).toBeCloseTo(times, 10);
});

test.each([
  ['a part of the whole', '95%'],
  ['just the whole', '100%'],
  ['a multiple', '3x'],
  ['a count', '200+'],
  ['hours and days', '24/7'],
  ['a gain', '+300%'],
  ['a percentage inside a sentence', 'up to 300%'],
  ['nothing', ''],
])('%s, "%s", is not drawn as more than the whole', (_, value) => {
  expect(multipleOf(value)).toBeUndefined();
});

test('8-12 weeks are drawn from 8 to 12', () => {
  expect(weeksOf('8-12 weeks')).toEqual({ least: 8, most: 12 });
});

test.each([
  ['one length of time', '10 weeks'],
  ['another unit', '8-12 days'],
  ['hours and days', '24/7'],
  ['a span inside a sentence', 'in 8-12 weeks'],
  ['nothing', ''],
])('%s, "%s", is not a span of weeks', (_, value) => {
  expect(weeksOf(value)).toBeUndefined();
});

test.each([
  ['14 years', 14],
  ['21 years, nine of them on the railways', 21],
])('%s are drawn as %d', (value, years) => {
  expect(yearsOf(value)).toBe(years);
});

test.each(['Many years', '14 months', '5+ years', 'over 14 years', ''])(
  'no years are drawn from "%s"',
  (value) => {
    expect(yearsOf(value)).toBeUndefined();
  },
);
