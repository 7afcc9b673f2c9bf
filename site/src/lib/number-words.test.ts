import { expect, test } from 'vitest';
import { numberWords, weeksInWords } from './number-words.ts';

test.each([
  [0, 'zero'],
  [1, 'one'],
  [8, 'eight'],
  [12, 'twelve'],
  [13, 'thirteen'],
  [15, 'fifteen'],
  [19, 'nineteen'],
  [20, 'twenty'],
])('%d is "%s"', (value, words) => {
  expect(numberWords(value)).toBe(words);
});

test.each([21, 52, 1.5])('%d stays in figures', (value) => {
  expect(numberWords(value)).toBe(String(value));
});

test.each([
  [8, 15, 'Eight to fifteen weeks'],
  [9, 16, 'Nine to sixteen weeks'],
  [18, 24, 'Eighteen to 24 weeks'],
  [6, 6, 'Six weeks'],
])('%d to %d weeks begin a heading as "%s"', (least, most, words) => {
  expect(weeksInWords(least, most)).toBe(words);
});
