import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { languageSchema } from './labels.ts';

const folder = resolve(import.meta.dirname, '../../../languages');

test.each(globSync('*.json', { cwd: folder }))('%s has every label of the interface', (file) => {
  const labels = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

  const { error } = languageSchema.safeParse(labels);

  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toBeUndefined();
});
