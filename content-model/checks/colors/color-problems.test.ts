import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorsFile, formatPath } from '../../company.ts';
import { formatProblem } from '../content/problem.ts';
import { findColorProblems } from './color-problems.ts';
import { parseColors } from './load-colors.ts';

const sample = readFileSync(colorsFile, 'utf8');
const file = formatPath(colorsFile);

/** The problems after some of the sample's colors are replaced. */
const findProblemsWith = (before: RegExp, after: string) => {
  const changed = sample.replace(before, () => after);
  expect(changed).not.toBe(sample);
  return findColorProblems(changed).map(formatProblem);
};
const soft = /(?<=^soft: ).*/m;
const lineOfSoft = sample.slice(0, sample.search(soft)).split('\n').length;

test('every color of the site has the contrast that it needs', () => {
  expect(findColorProblems(sample)).toEqual([]);
});

test('a pale color stops the build with its line, its contrast and its goal', () => {
  const [problem, ...otherProblems] = findProblemsWith(
    soft,
    '{ light: "#999999", dark: "#ffffff" }',
  );

  expect(otherProblems).toEqual([]);
  expect(problem).toContain(`${file}:${lineOfSoft}: soft.light: found a contrast of 2.`);
  expect(problem).toContain('must be at least 7:1, because small text has this color');
});

test.each([
  ['teal', 'found "teal"'],
  ['oklch(50% 0.1 200)', 'found "oklch(50% 0.1 200)"'],
  ['#12345', 'found "#12345"'],
  ['url(deploy/container/intake.env)', 'found "url(deploy/container/intake.env)"'],
  ['#161a24; } </style><script>', 'found "#161a24; } </style><script>"'],
])('a value that is not a color is refused with its place: %s', (value, found) => {
  expect(findProblemsWith(soft, `{ light: "${value}", dark: "#ffffff" }`)).toEqual([
    `${file}:${lineOfSoft}: soft.light: ${found}; must be a color of six digits from 0 to f, like "#8a5a16"`,
  ]);
});

test.each([
  ['one value for both themes', '"#161a24"', 'soft: found "#161a24"; must be a color for each'],
  ['a color without quotation marks', '#161a24', 'found "#161a24" after the value'],
  [
    'a color of another name',
    '{ light: "#161a24", dark: "#efe9dc" }\n"x}</style>": { light: "#161a24", dark: "#efe9dc" }',
    'found an unknown field; must be removed',
  ],
  [
    'a style sheet',
    '{ light: "#161a24", dark: "#efe9dc" }\n@import "a.css";',
    'found "@import "a.css";"; must have straight quotation marks',
  ],
  ['another field', '{ light: "#161a24", dark: "#efe9dc", print: "url(a)" }', 'soft.print: found'],
])('the file has only names and colors: %s is refused', (_, text, words) => {
  expect(findProblemsWith(soft, text)).toEqual([expect.stringContaining(words)]);
});

test('a file that is not there, or has no colors, is refused with what it needs', () => {
  expect(parseColors(undefined)).toEqual({
    problems: [expect.objectContaining({ file, found: 'nothing' })],
  });
  expect(findColorProblems('').map(formatProblem)).toEqual([
    `${file}:1: found nothing; must be a group of fields, each on a line of its own`,
  ]);
  expect(findProblemsWith(/^soft: .*\n/m, '')).toEqual([
    expect.stringContaining('soft: found nothing; must be a color for each theme'),
  ]);
});
