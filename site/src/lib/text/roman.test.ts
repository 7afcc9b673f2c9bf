import { expect, test } from 'vitest';
import { formatRoman } from './roman.ts';

test.each([
  [1, 'I'],
  [2, 'II'],
  [3, 'III'],
  [4, 'IV'],
  [5, 'V'],
  [6, 'VI'],
  [9, 'IX'],
  [14, 'XIV'],
  [39, 'XXXIX'],
])('plate %d has the numeral %s', (number, numeral) => {
  expect(formatRoman(number)).toBe(numeral);
});
