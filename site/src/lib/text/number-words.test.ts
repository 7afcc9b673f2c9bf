import { shell } from 'virtual:labels';
import { expect, test } from 'vitest';
import { spellOutAll, spellOutWeeks } from './number-words.ts';

test.each([
  [8, 15, 'Eight to fifteen weeks'],
  [9, 16, 'Nine to sixteen weeks'],
  [1, 1, 'One week'],
  [12, 13, 'Twelve to thirteen weeks'],
  [19, 20, 'Nineteen to twenty weeks'],
  [6, 6, 'Six weeks'],
])('%d to %d weeks appear in a heading as "%s"', (least, most, words) => {
  expect(spellOutWeeks(least, most)).toBe(words);
});

test.each([
  [18, 24, 'Eighteen to 24 weeks'],
  [21, 52, '21 to 52 weeks'],
  [21, 21, '21 weeks'],
])('%d to %d weeks, above twenty, stay in digits: "%s"', (least, most, text) => {
  expect(spellOutWeeks(least, most)).toBe(text);
});

test.each([
  [1, 'The service'],
  [2, 'Both services'],
  [6, 'All six services'],
  [21, 'All 21 services'],
])('a count of %d reads "%s"', (count, words) => {
  expect(spellOutAll(shell.footer.allServices, count)).toBe(words);
});
