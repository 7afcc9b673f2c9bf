import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const parts = [
  'tsconfig.base.json',
  'form-contract/package.json',
  'form-contract/src',
  ...['src', 'build', 'public', 'astro.config.ts', 'package.json', 'tsconfig.json'].map(
    (part) => `site/${part}`,
  ),
];

/** A copy of the site to try something on, and what to do with it. */
export interface ScratchSite {
  /** The path of a file of the copied site; the form contract is beside it, as here. */
  path: (...names: string[]) => string;
  build: () => void;
  remove: () => void;
}

/** Copies the site to a folder of the project, where the installed packages are found. */
export function scratchSite(name: string): ScratchSite {
  const root = join(project, '.scratch', name);
  const site = join(root, 'site');
  rmSync(root, { recursive: true, force: true });
  for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
  // Else the site's import of the contract would find the one that was copied from.
  mkdirSync(join(root, 'node_modules/@orrery'), { recursive: true });
  // A junction: Windows lets anyone make one, and takes it for a link.
  symlinkSync(
    join(root, 'form-contract'),
    join(root, 'node_modules/@orrery/form-contract'),
    'junction',
  );
  return {
    path: (...names) => join(site, ...names),
    build: () => {
      execFileSync(process.execPath, [join(site, 'build/astro.ts'), 'build'], {
        // Astro puts what it renders with into the current folder: two builds there would mix.
        cwd: site,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
