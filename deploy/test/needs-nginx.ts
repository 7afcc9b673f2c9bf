import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { debian, moduleFiles } from '../local-nginx.ts';

const isHere =
  process.platform === 'linux' &&
  spawnSync('nginx', ['-v']).status === 0 &&
  moduleFiles.every((file) => existsSync(join(debian.modules, file)));

/** Publishing is for Debian servers. In CI, a missing nginx is a failure, not a reason to skip. */
export const skipWithoutNginx = !isHere && process.env.CI === undefined;
