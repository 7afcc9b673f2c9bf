import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const nginxScript = resolve(import.meta.dirname, '../../deploy/serve.ts');

/** Whether this machine can serve the site as production does. */
export const hasNginx =
  existsSync(nginxScript) && !spawnSync(process.env.NGINX ?? 'nginx', ['-v']).error;

if (!hasNginx && process.env.CI) {
  throw new Error('There is no nginx. In CI, the tests need it: bash .ci/run --install');
}

/** Serves the folder ROOT at the port PORT: with nginx, or else with the preview of Astro. */
export const serverScript = hasNginx ? nginxScript : resolve(import.meta.dirname, 'preview.ts');
