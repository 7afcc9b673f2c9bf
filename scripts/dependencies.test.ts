import { expect, test } from 'vitest';
import { files, read } from './documentation.ts';

/** Every word of the decision that gives a reason for each dependency. */
const words = read('docs/decisions/0005-dependencies.md').split(/[\s,|`]+/);

test('every direct dependency is listed with its reason', () => {
  const packages = files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
      return Object.keys({ ...dependencies, ...devDependencies });
    })
    .filter((name) => !name.startsWith('@website/'));

  expect(packages.length).toBeGreaterThan(30);
  expect(packages.filter((name) => !words.includes(name))).toEqual([]);
});
