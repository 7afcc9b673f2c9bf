import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Installs the packages that only the weekly run needs (measure/package.json, 400 MB), without their install
 * scripts. Returns their folder.
 */
export function installTools(): string {
  const cwd = resolve(import.meta.dirname, '../measure');
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  return resolve(cwd, 'node_modules');
}
