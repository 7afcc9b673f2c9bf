import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeleted } from './documentation.ts';

const project = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** The map in docs/architecture.md: each folder that exists, and the folders that it may import from. */
function readMap(): Map<string, string[]> {
  const [, table = ''] = read('docs/architecture.md').split('## The map');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const names = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  return new Map(
    rows.flatMap((row) => {
      const [, folder, , uses] = row.split('|');
      const existing = names(folder).filter((name) => !isDeleted(name));
      return existing.map((name): [string, string[]] => [name, names(uses)]);
    }),
  );
}

const map = readMap();
const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The most specific row of the map that contains a file. */
function findFolder(file: string): string | undefined {
  const folders = [...map.keys()].filter((folder) => isIn(file, folder));
  return folders.toSorted((a, b) => b.length - a.length)[0];
}

const roots = ['src', 'integrations', 'commands'].map((root) => `site/${root}`);
const rooms = [...roots, 'form-contract', 'content-model', 'editor', 'intake/src', 'deploy'];
const files = rooms
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: project }))
  .map((file) => file.replaceAll('\\', '/'))
  // Tests may import anything.
  .filter((file) => !/\.(test|d)\.tsx?$|node_modules|\/(e2e|test|test-helpers)\//.test(file));

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The files of this project that a file imports. */
function findImports(file: string): string[] {
  return Array.from(read(file).matchAll(specifiers), ([, name = '']) => name.split('?')[0] ?? '')
    .map((name) => name.replace(/^@website\//, '/'))
    .filter((name) => /^[./]/.test(name))
    .map((name) => (name.startsWith('/') ? name.slice(1) : join(dirname(file), name)))
    .map((path) => path.replaceAll('\\', '/'));
}

test('every file belongs to a folder of the map', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => findFolder(file) === undefined)).toEqual([]);
});

test('the map has no missing folders and no import cycles', () => {
  const missing = [...map.keys()].filter((folder) => !globSync(folder, { cwd: project }).length);
  const reaches = (from: string, to: string): boolean =>
    (map.get(from) ?? []).some((next) => next === to || reaches(next, to));

  expect(missing).toEqual([]);
  expect([...map.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
});

describe.each([...map.keys()])('%s', (folder) => {
  test('imports only what the map allows', () => {
    const allowed = [folder, ...(map.get(folder) ?? [])];

    const forbidden = files
      .filter((file) => findFolder(file) === folder)
      .flatMap((file) =>
        findImports(file)
          .filter((target) => !allowed.some((folder) => isIn(target, folder)))
          .map((target) => `${file} imports ${target}`),
      );

    expect(forbidden).toEqual([]);
  });
});
