import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { contentFolder } from '../../company.ts';

test('the API is described by a valid OpenAPI document with valid examples', async () => {
  const file = resolve(contentFolder, 'openapi.yaml');
  const config = await loadConfig({
    configPath: fileURLToPath(new URL('../../redocly.yaml', import.meta.url)),
  });

  const problems = await lint({ ref: file, config });

  const lines = problems.map(({ message, location: [at] }) =>
    [at && 'pointer' in at ? at.pointer : '', message].join(': '),
  );
  expect(lines).toEqual([]);
});
