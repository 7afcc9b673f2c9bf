import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const site = resolve(import.meta.dirname, '..');
const parts = ['src', 'build', 'public', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the site to try something on, and what to do with it. */
export interface Copy {
  /** The path of a file of the copy. */
  path: (...names: string[]) => string;
  build: () => void;
  remove: () => void;
}

/** Copies the site to a folder beside it, so that what it refers to above itself is found. */
export function copyOfSite(name: string): Copy {
  const root = join(site, '..', `.${name}`);
  rmSync(root, { recursive: true, force: true });
  for (const part of parts) cpSync(join(site, part), join(root, part), { recursive: true });
  return {
    path: (...names) => join(root, ...names),
    build: () => {
      execFileSync('npx', ['astro', 'build'], {
        cwd: root,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
