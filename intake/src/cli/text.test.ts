import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { facts, table } from './text.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49 30', `"'+49 30"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t=1"`],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('a spreadsheet shows %j and runs nothing', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

test('nothing that a visitor has written can move the cursor or reverse the text', () => {
  expect(table(['A', 'Long'], [['one\u001b[2J\u202e\u0007\n', 'x']])).toBe(
    'A          Long\n─────────  ────\none [2J    x',
  );
  expect(facts([['details', 'a\r\n\r\nb\u009b31m']])).toBe('details\n  a\n\n  b 31m');
});
