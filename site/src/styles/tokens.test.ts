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

/** Where a pattern occurs, each with its sheet. */
const found = (pattern: RegExp, in_: (css: string) => string[] = (css) => [css]) =>
  sheets.flatMap(({ path, css }) =>
    in_(css).flatMap((part) => (part.match(pattern) ?? []).map((hit) => `${path}: ${hit}`)),
  );

test('a color is written in tokens.css and nowhere else', () => {
  expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi)).toEqual([]);
});

describe('a distance between things is a token', () => {
  /** The values of margins, paddings and gaps, without what functions compute. */
  const distances = (css: string) =>
    Array.from(
      css.matchAll(/(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:([^;}]+)/g),
      ([, value = '']) => value.replace(/\w+\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ''),
    );

  test('in every style sheet', () => {
    // What is larger than the largest token is the geometry of a drawing, and no distance.
    expect(found(/(?<![\d.])[0-5]?(?:\.\d+)?(?<=\d)rem/g, distances)).toEqual([]);
  });
});

test('a layout changes at a width that tokens.css names', () => {
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
