import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseUnknownFiles } from './unknown-files.ts';

const root = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(root, { recursive: true }));
const put = (name: string) => writeFileSync(join(root, '_astro', name), '');

test('a build with a file that no page loads is stopped, with its name', async () => {
  mkdirSync(join(root, '_astro'));
  for (const name of ['forms.a1.js', 'sans.b2.woff2', 'harbor.c3.svg', 'ADA.d4.JPG']) put(name);
  await expect(refuseUnknownFiles(root)).resolves.toBeUndefined();

  put('intake.e5.env');
  await expect(refuseUnknownFiles(root)).rejects.toThrow('intake.e5.env: must not be published');
});
