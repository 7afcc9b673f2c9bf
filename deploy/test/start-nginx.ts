import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts nginx with a configuration of writeConfig(), and waits until it listens. Returns how to stop it. */
export async function startNginx(config: string) {
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'close');
  while (!existsSync(join(dirname(config), 'nginx.pid'))) {
    if (nginx.exitCode !== null) throw new Error('nginx has ended.');
    await sleep(20);
  }
  return async (signal: NodeJS.Signals = 'SIGTERM') => {
    nginx.kill(signal);
    await ended;
  };
}
