import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sampleFolder } from '../company.ts';

const site = resolve(import.meta.dirname, '../../site');

/** Astro's own command. */
export const astro = resolve(site, '../node_modules/astro/bin/astro.mjs');

/** A temporary copy of a company, to change and to build. */
export interface ScratchCompany {
  /** The path of a file in the company's folder. */
  path: (...names: string[]) => string;
  /** Where its site is built. */
  dist: string;
  build: () => void;
  remove: () => void;
}

export function createScratchCompany(name: string, folder = sampleFolder): ScratchCompany {
  const root = resolve(site, '../.scratch', name);
  const company = join(root, 'company');
  const dist = join(root, 'dist');
  rmSync(root, { recursive: true, force: true });
  cpSync(folder, company, { recursive: true });
  return {
    path: (...names) => join(company, ...names),
    dist,
    build: () => {
      execFileSync(process.execPath, [astro, 'build', '--root', site, '--outDir', dist], {
        // Astro writes its renderer into the output if that is inside the current folder. Elsewhere,
        // two builds would share it.
        cwd: resolve(site, '..'),
        env: { ...process.env, COMPANY: company, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
