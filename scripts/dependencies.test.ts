import { expect, test } from 'vitest';
import { files, read } from './documentation.ts';

const decisions = ['0005-dependencies', '0019-the-intake-service'];

/** The rows of all tables whose first column is "package". */
const rows = decisions.flatMap((name) => {
  const tables = read(`docs/decisions/${name}.md`).matchAll(
    /^\| package .*\n\|.*\n((?:\|.*\n)+)/gm,
  );
  const lines = Array.from(tables, ([, body = '']) => body.trim().split('\n')).flat();
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
});

/** The packages that every package.json asks for, without our own. */
const packages = files
  .filter((file) => /(?:^|\/)package\.json$/.test(file))
  .flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  })
  .filter((name) => !name.startsWith('@website/'));

test('every dependency has its reason in a decision, and no row is about one that is gone', () => {
  const named = rows.flatMap(([names = '']) => names.split(', '));

  expect([...new Set(named)].sort()).toEqual([...new Set(packages)].sort());
});

test('every row says what it is for, instead of what, and what the largest users run', () => {
  const incomplete = rows.filter((cells) => cells.length !== 4 || cells.includes(''));

  expect(incomplete).toEqual([]);
});
