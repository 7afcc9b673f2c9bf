/**
 * `npm run try` (in intake/) shows the whole on this machine: the site behind nginx, the service, a
 * database, and a mailbox to look into. Everything is in one temporary folder, and goes with Ctrl-C. The site
 * takes the port 8090, or PORT, and the mailbox the next one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const { NGINX = 'nginx' } = process.env;

/** What this machine lacks. Without the packages, nothing else of the service can be loaded. */
async function lacks(): Promise<string[]> {
  const packages = ['node_modules/astro', 'intake/node_modules/pg'].map((it) => join(project, it));
  if (!packages.every(existsSync)) return ['packages: npm ci && npm ci --prefix intake'];
  const { hasPostgres } = await import('../test/postgres.ts');
  return [
    ...(spawnSync(NGINX, ['-v']).error ? ['nginx'] : []),
    ...(hasPostgres ? [] : ['PostgreSQL']),
  ];
}

const missing = await lacks();
if (missing.length > 0) {
  console.error(`This machine lacks:\n${missing.map((what) => `  ${what}`).join('\n')}`);
  console.error('On Debian, "bash .ci/run --install" in the root installs everything.');
  process.exitCode = 1;
} else await import('./start.ts');
