import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Puts the lock of a dead process aside, and checks that it was that one. */
function takeAway(lock: string, holder: string): boolean {
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
  } catch {
    return false;
  }
  const was = readFileSync(aside, 'utf8');
  // Between our look and our rename, another process may have done the same.
  if (was !== holder) tryLink(aside, lock);
  rmSync(aside);
  return was === holder;
}

/** Does something while no other process does. The lock is a file with the id of its process. */
export async function withLock<T>(home: string, action: () => Promise<T>): Promise<T> {
  const lock = join(home, 'lock');
  const own = `${lock}.${process.pid}`;
  // Written first and then linked, so that a lock is never seen without its content.
  writeFileSync(own, String(process.pid));
  try {
    if (!tryLink(own, lock)) {
      let holder = '';
      try {
        holder = readFileSync(lock, 'utf8');
      } catch {
        // It was given back in this moment.
      }
      const isFree = holder === '' || (!isAlive(Number(holder)) && takeAway(lock, holder));
      if (!isFree || !tryLink(own, lock)) {
        throw new Refusal(
          `Another command is at work here (process ${holder}). If it is not, delete ${lock}.`,
        );
      }
    }
  } finally {
    rmSync(own);
  }
  try {
    return await action();
  } finally {
    rmSync(lock);
  }
}
