import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './settings.ts';

/**
 * Runs an action unless another process is in one. flock(1) locks the file description that it
 * shares with us, so the kernel releases the lock when this process ends, even if it is killed.
 */
export async function withLock<T>(home: string, action: () => Promise<T>): Promise<T> {
  const lock = openSync(join(home, 'lock'), 'w');
  try {
    const { error, status } = spawnSync('flock', ['--nonblock', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', lock],
    });
    if (error) throw new Refusal(`flock cannot be run: ${error.message}`);
    if (status !== 0) throw new Refusal('Another publish or rollback is at work here.');
    return await action();
  } finally {
    closeSync(lock);
  }
}
