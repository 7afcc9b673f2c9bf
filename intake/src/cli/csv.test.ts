import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { table } from './table.ts';

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

test('a table has aligned columns, and no character that moves the cursor', () => {
  expect(table(['A', 'Long'], [['one\u001b[2J', 'x']])).toBe(
    'A        Long\n───────  ────\none [2J  x',
  );
});
