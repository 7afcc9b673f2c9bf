import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorsFile, shownPath } from '../../company.ts';
import { problemLine } from '../content/problem.ts';
import { colorProblems } from './color-problems.ts';

const tokens = readFileSync(colorsFile, 'utf8');

/** What the build says after a color was replaced. */
const problemsWith = (name: string, value: string) => {
  const changed = tokens.replace(
    new RegExp(`${name}: (light-dark\\([^)]*\\)|#\\w+);`),
    `${name}: ${value};`,
  );
  expect(changed).not.toBe(tokens);
  return colorProblems(changed).map((problem) => problemLine(problem));
};

test('every color of the site has the contrast that it needs', () => {
  expect(colorProblems(tokens)).toEqual([]);
});

test('a pale color stops the build with its line, its contrast and its goal', () => {
  const line = tokens.slice(0, tokens.indexOf('--soft: light-dark')).split('\n').length;

  const [problem, ...others] = problemsWith('--soft', 'light-dark(#999999, #ffffff)');

  expect(others).toEqual([]);
  expect(problem).toContain(`${shownPath(colorsFile)}:${line}: --soft: found a contrast of 2.`);
  expect(problem).toContain('must be at least 7:1, because small text has this color');
});

test.each(['teal', 'oklch(50% 0.1 200)'])(
  'a color that is not written as #… is named: %s',
  (value) => {
    expect(problemsWith('--accent', value)).toEqual([
      expect.stringContaining('--accent: found no color; must be a color for each theme'),
    ]);
  },
);

test('a file without colors is refused with the names of those that it needs', () => {
  expect(colorProblems('').map(({ field }) => field)).toContain('--paper');
});
