import { expect, test } from 'vitest';
import { proportionOf } from './proportion.ts';

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
])('%s, "%s", has no honest picture', (_, value) => {
  expect(proportionOf(value)).toBeUndefined();
});
