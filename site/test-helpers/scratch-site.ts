import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { astro } from '@website/content-model/test-helpers/scratch-company.ts';

const project = resolve(import.meta.dirname, '../..');
const parts = [
  'tsconfig.base.json',
  'company.json',
  'companies/orrery',
  'languages',
  'form-contract/package.json',
  'form-contract/src',
  'content-model',
  ...['src', 'integrations', 'astro.config.ts', 'package.json', 'tsconfig.json'].map(
    (part) => `site/${part}`,
  ),
];

/** A temporary copy of the site for experiments. */
export interface ScratchSite {
  /**
   * The path of a file in the copied site. The form contract is next to it, as in this repository.
   */
  path: (...names: string[]) => string;
  build: () => void;
  remove: () => void;
}

/** Copies the site into a folder of the project, so that the installed packages are found. */
export function scratchSite(name: string): ScratchSite {
  const root = join(project, '.scratch', name);
  const site = join(root, 'site');
  rmSync(root, { recursive: true, force: true });
  for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'node_modules/@website'), { recursive: true });
  // Without these, the copied site would import the originals.
  for (const room of ['form-contract', 'content-model']) {
    // A junction, because on Windows every user may create one.
    symlinkSync(join(root, room), join(root, 'node_modules/@website', room), 'junction');
  }
  return {
    path: (...names) => join(site, ...names),
    build: () => {
      execFileSync(process.execPath, [astro, 'build'], {
        // Astro writes its renderer into the current folder, so two builds in one folder would mix.
        cwd: site,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
