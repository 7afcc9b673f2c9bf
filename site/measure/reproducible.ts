/**
 * Builds the site a second time, in another folder, and compares it with site/dist byte for byte.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { astro } from '../test-helpers/scratch-company.ts';

const first = resolve(import.meta.dirname, '../dist');
const second = mkdtempSync(join(tmpdir(), 'website-second-build-'));

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

try {
  const site = resolve(import.meta.dirname, '..');
  execFileSync(process.execPath, [astro, 'build', '--root', site, '--outDir', second], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const names = new Set([...filesOf(first), ...filesOf(second)]);
  const differing = [...names].filter((name) => {
    try {
      return !readFileSync(join(first, name)).equals(readFileSync(join(second, name)));
    } catch {
      return true;
    }
  });
  if (differing.length > 0) {
    console.error(`Two builds differ in: ${differing.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(`Two builds, ${names.size} files each, are the same byte for byte.`);
  }
} finally {
  rmSync(second, { recursive: true });
}
