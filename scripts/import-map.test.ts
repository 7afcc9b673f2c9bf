import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeleted } from './documentation.ts';

const project = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** The map in docs/architecture.md: each place that is there, and the places that it may import from. */
function readMap(): Map<string, string[]> {
  const [, table = ''] = read('docs/architecture.md').split('## The map');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const names = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  return new Map(
    rows.flatMap((row) => {
      const [, place, , uses] = row.split('|');
      const there = names(place).filter((name) => !isDeleted(name));
      return there.map((name): [string, string[]] => [name, names(uses)]);
    }),
  );
}

const map = readMap();
const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

/** The most specific row of the map that contains a file. */
function placeOf(file: string): string | undefined {
  const places = [...map.keys()].filter((place) => isIn(file, place));
  return places.toSorted((a, b) => b.length - a.length)[0];
}

const parts = ['src', 'integrations', 'commands'].map((part) => `site/${part}`);
const rooms = [...parts, 'form-contract', 'content-model', 'editor', 'intake/src', 'deploy'];
const files = rooms
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: project }))
  .map((file) => file.replaceAll('\\', '/'))
  // Tests may import anything.
  .filter((file) => !/\.(test|d)\.tsx?$|node_modules|\/(e2e|test|test-helpers)\//.test(file));

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The files of this project that a file imports. */
function importsOf(file: string): string[] {
  return Array.from(read(file).matchAll(specifiers), ([, name = '']) => name.split('?')[0] ?? '')
    .map((name) => name.replace(/^@website\//, '/'))
    .filter((name) => /^[./]/.test(name))
    .map((name) => (name.startsWith('/') ? name.slice(1) : join(dirname(file), name)))
    .map((path) => path.replaceAll('\\', '/'));
}

test('every file has a place on the map', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => placeOf(file) === undefined)).toEqual([]);
});

test('the map has no missing places and no import cycles', () => {
  const gone = [...map.keys()].filter((place) => !globSync(place, { cwd: project }).length);
  const reaches = (from: string, to: string): boolean =>
    (map.get(from) ?? []).some((next) => next === to || reaches(next, to));

  expect(gone).toEqual([]);
  expect([...map.keys()].filter((place) => reaches(place, place))).toEqual([]);
});

describe.each([...map.keys()])('%s', (place) => {
  test('imports only what the map allows', () => {
    const allowed = [place, ...(map.get(place) ?? [])];

    const strays = files
      .filter((file) => placeOf(file) === place)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => !allowed.some((place) => isIn(target, place)))
          .map((target) => `${file} imports ${target}`),
      );

    expect(strays).toEqual([]);
  });
});
