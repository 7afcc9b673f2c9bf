import { execSync } from 'node:child_process';
import { resolve } from 'node:path';

/** If another company is chosen, site/dist is its site, and the sample gets a build of its own. */
export function setup(): void {
  if (process.env.DIST !== 'dist-sample') return;
  const cwd = resolve(import.meta.dirname, '..');
  execSync('npm run build -- --outDir dist-sample', { cwd, stdio: 'inherit' });
}
