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
  const found = sheets.flatMap(({ path, css }) =>
    (css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi) ?? []).map(
      (hit) => `${path}: ${hit}`,
    ),
  );

  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('layouts change at the widths that tokens.css lists, and at no other', () => {
  const tokens = readFileSync(resolve(root, 'styles/tokens.css'), 'utf8');
  const listed = Array.from(tokens.matchAll(/^ \*\s+(\d+rem) /gm), ([, width]) => width);
  const found = sheets.flatMap(({ path, css }) =>
    Array.from(css.matchAll(/@media[^{]*\bwidth\s*[<>]=?\s*([\d.a-z]+)/g), ([, width]) => ({
      path,
      width,
    })),
  );

  expect(listed).toHaveLength(6);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ width }) => !listed.includes(width))).toEqual([]);
});
