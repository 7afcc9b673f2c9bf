import { expect, test } from 'vitest';
import { displayWidth, printable, wrapped } from './display-width.ts';
import { duration } from './duration.ts';
import { facts } from './facts.ts';
import { startProgress } from './progress.ts';
import { table } from './table.ts';

test.each([
  ['plain', 5],
  ['日本語', 6],
  ['한국', 4],
  ['e\u0301', 1],
  ['क्षि', 1],
  ['👍🏽', 2],
  ['👨‍👩‍👧', 2],
  ['ﾊﾝｶｸ', 4],
  ['zero\u200bwidth', 9],
  ['', 0],
])('a terminal shows %j in %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test('columns stay aligned with wide and with combining characters', () => {
  const lines = table(
    ['Name', 'State'],
    [
      ['日本語', 'one'],
      ['Jose\u0301', 'two'],
      ['Ada', 'three'],
    ],
  ).split('\n');

  const starts = ['State', '─────', 'one', 'two', 'three'].map((word, index) => {
    const line = lines[index] ?? '';
    return displayWidth(line.slice(0, line.lastIndexOf(word)));
  });
  expect(new Set(starts).size).toBe(1);
});

test.each([40, 60, 80, 120])(
  'a table fits a terminal of %i columns, and says what it cut',
  (width) => {
    const error = 'a long answer of a mail server '.repeat(10);
    const text = table(
      ['Reference', 'State', 'Last error'],
      [['7F3A-9C21-4B', 'waiting', error]],
      width,
    );

    for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    expect(text).toContain('7F3A-9C21-4B  waiting');
    expect(text).toMatch(/…$/);
  },
);

test('long text stands below its name, in whole words', () => {
  const text = facts(
    [
      ['email', 'ada@example.com'],
      ['details', `First line.\n${'word '.repeat(40)}${'x'.repeat(90)}`],
    ],
    50,
  );

  const [email, details, first, ...more] = text.split('\n');
  expect(email).toBe('email    ada@example.com');
  expect([details, first]).toEqual(['details', '  First line.']);
  expect(more.join('')).toContain('word word');
  for (const line of more) expect(displayWidth(line)).toBeLessThanOrEqual(50);
  expect(more.join('').replaceAll(' ', '')).toBe('word'.repeat(40) + 'x'.repeat(90));
});

test('nothing that a visitor has written can move the cursor or turn the text around', () => {
  expect(printable('a\u001b[2J\u202eb\u0007\nc')).toBe('a [2Jb  c');
  expect(printable('a\r\nb\u009b31m', { lines: true })).toBe('a\nb 31m');
});

test('wrapping keeps every line break', () => {
  expect(wrapped('one\n\ntwo three', 5)).toEqual(['one', '', 'two', 'three']);
});

test.each([
  [0, '0 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [7200, '2 h'],
  [200_000, '2 d'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test('progress shows on a terminal only, and leaves nothing behind', () => {
  const written = (isTTY: boolean) => {
    const parts: string[] = [];
    const progress = startProgress({ isTTY, write: (text) => parts.push(text) });
    progress.show('1 of 3');
    progress.show('2 of 3');
    progress.end();
    return parts;
  };

  expect(written(true)).toEqual(['\r\u001b[2K1 of 3', '\r\u001b[2K']);
  expect(written(false)).toEqual([]);
});
