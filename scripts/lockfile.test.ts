import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const lockfile = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages: Record<string, Package> = JSON.parse(lockfile).packages;

/** Resolves a name from the package at `at`: its own entry, or the nearest one further up. */
function entryFor(name: string, at: string): Package | undefined {
  const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
  const entry = packages[path];
  if (entry !== undefined || at === '') return entry;
  const parent = at.lastIndexOf('/node_modules/');
  return entryFor(name, parent === -1 ? '' : at.slice(0, parent));
}

/** The optional packages that the lockfile asks for. */
const optional = Object.entries(packages).flatMap(([at, { os, optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({
    at,
    name,
    isForOneSystem: os !== undefined,
    entry: entryFor(name, at),
  })),
);

test('the lockfile has every optional package, so that npm ci accepts it on any system', () => {
  const missing = optional.filter(({ entry }) => entry === undefined);

  expect(optional.length).toBeGreaterThan(50);
  expect(missing.map(({ at, name }) => `${at} needs ${name}`)).toEqual([]);
});

test.for([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const)('every package with native parts has one for %s on %s', ([os, cpu]) => {
  const allows = (list: string[] | undefined, value: string) => !list || list.includes(value);
  const native = optional.filter(
    ({ isForOneSystem, entry }) => !isForOneSystem && entry?.os && entry.cpu,
  );

  const parents = Map.groupBy(native, ({ at }) => at);
  const without = [...parents].filter(
    ([, entries]) => !entries.some(({ entry }) => allows(entry?.os, os) && allows(entry?.cpu, cpu)),
  );

  expect(parents.size).toBeGreaterThan(5);
  expect(without.map(([at]) => at)).toEqual([]);
});
