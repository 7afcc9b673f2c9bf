import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root })
  .filter((path) => !/tokens\.css$/.test(path))
  .map((path) => ({
    path,
    css: readFileSync(resolve(root, path), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));

test('colors are written only in the folder of a company', () => {
  const problems = sheets.flatMap(({ path, css }) =>
    (css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi) ?? []).map(
      (hit) => `${path}: ${hit}`,
    ),
  );

  expect(sheets.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

test('layouts change at the widths that tokens.css lists, and at no other', () => {
  const tokens = readFileSync(resolve(root, 'styles/tokens.css'), 'utf8');
  const listed = Array.from(tokens.matchAll(/^ \*\s+(\d+rem) /gm), ([, width]) => width);
  const problems = sheets.flatMap(({ path, css }) =>
    Array.from(css.matchAll(/@media[^{]*\bwidth\s*[<>]=?\s*([\d.a-z]+)/g), ([, width]) => ({
      path,
      width,
    })),
  );

  expect(listed).toHaveLength(6);
  expect(problems.length).toBeGreaterThan(100);
  expect(problems.filter(({ width }) => !listed.includes(width))).toEqual([]);
});

/** Letters in drawings, in the company's name, and in labels that must fit a line. */
const drawn = /^figures\/|StatList|LostPage|FigureNotes|Header\.module|base\.css/;
/** Charts, whose parts stand at distances that other parts have. */
const charts = /^figures\/|Comparison|FirstCall|RateLimits|ProcessSteps/;

/** The declarations that match, outside some files. */
const findDeclarations = (pattern: RegExp, exceptions: RegExp) =>
  sheets
    .filter(({ path }) => !exceptions.test(path))
    .flatMap(({ path, css }) => (css.match(pattern) ?? []).map((hit) => `${path}: ${hit}`));

test('the sizes of text are those of tokens.css', () => {
  expect(findDeclarations(/\bfont(?:-size)?:[^;]*\d(?:rem|px)[^;]*/g, drawn)).toEqual([]);
});

test('distances and round corners are those of tokens.css', () => {
  const pattern =
    /\b(?:margin|padding|gap|border-radius)[a-z-]*:[^;]*(?<![\d.])(?!0px|[12]px)[\d.]+(?:rem|px)[^;]*/g;

  expect(findDeclarations(pattern, charts)).toEqual([]);
});
