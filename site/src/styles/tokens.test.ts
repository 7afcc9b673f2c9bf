import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root })
  .filter((path) => !/tokens\.css$|^gallery/.test(path))
  .map((path) => ({
    path,
    css: readFileSync(resolve(root, path), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));

/** Every match of a pattern, with its style sheet. */
const found = (pattern: RegExp, partsOf: (css: string) => string[] = (css) => [css]) =>
  sheets.flatMap(({ path, css }) =>
    partsOf(css).flatMap((part) => (part.match(pattern) ?? []).map((hit) => `${path}: ${hit}`)),
  );

test('colors are written only in the folder of a company', () => {
  expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi)).toEqual([]);
});

describe('distances are tokens', () => {
  /** The values of margins, paddings and gaps, without function calls. */
  const distances = (css: string) =>
    Array.from(
      css.matchAll(/(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:([^;}]+)/g),
      ([, value = '']) => value.replace(/\w+\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ''),
    );

  test('in every style sheet', () => {
    // Lengths above the largest token are the geometry of a drawing, not distances.
    expect(found(/(?<![\d.])[0-5]?(?:\.\d+)?(?<=\d)rem/g, distances)).toEqual([]);
  });
});

test('layouts change only at widths that tokens.css names', () => {
  const tokens = readFileSync(resolve(root, 'styles/tokens.css'), 'utf8');
  const named = new Set(
    Array.from(tokens.matchAll(/^ \* {3}(\d+rem) {2}/gm), ([, width]) => width),
  );
  const scripts = globSync('scripts/*.ts', { cwd: root }).map((path) => ({
    path,
    code: readFileSync(resolve(root, path), 'utf8'),
  }));
  const queries = [
    ...found(/@(?:media|container)[^{]*width[^{]*/g),
    ...scripts.flatMap(({ path, code }) =>
      (code.match(/matchMedia\([^)]*width[^)]*/g) ?? []).map((query) => `${path}: ${query}`),
    ),
  ];
  const widths = queries.flatMap((query) => query.match(/[\d.]+(?:r?em|px)/g) ?? []);

  expect(widths).not.toEqual([]);
  expect(queries.filter((query) => /(?:min|max)-width/.test(query))).toEqual([]);
  expect(widths.filter((width) => !named.has(width))).toEqual([]);
});
