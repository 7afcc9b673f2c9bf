import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOutcome } from './outcome.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { withWorld } from './world.ts';

/** Fills a file system with a file. Returns the file. */
async function fill(folder: string): Promise<string> {
  const name = join(folder, 'full');
  const file = await open(name, 'w');
  const chunk = Buffer.alloc(4 * 1024);
  try {
    for (;;) await file.write(chunk);
  } catch {
    return name;
  } finally {
    await file.close();
  }
}

/** The disk of the database is full for a few seconds. */
export const diskFull: Scenario = {
  name: 'disk-full',
  run: async ({ of }) => {
    const disk = mkdtempSync(join(tmpdir(), 'intake-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=50m', 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      rmdirSync(disk);
      console.error('disk-full was not run: this user cannot mount a small file system.');
      return [];
    }
    try {
      return await withWorld({ parent: disk }, async (world) => {
        const before = await send({ ...world, messages: of(500, 100), atATime: 50 });
        const sending = send({
          ...world,
          messages: of(5000, 1500),
          atATime: 50,
          first: before.messages,
        });
        await wait(of(1000, 300));
        const file = await fill(disk);
        await wait(of(8000, 4000));
        rmSync(file);
        return [await checkOutcome('disk full', world, [before, await sending])];
      });
    } finally {
      execFileSync('umount', ['-l', disk]);
      rmdirSync(disk);
    }
  },
};

/** Another process has locked the file, as a tool for databases does that somebody leaves open. */
export const fileLocked: Scenario = {
  name: 'file-locked',
  run: ({ of }) =>
    withWorld({}, async (world) => {
      const sending = send({ ...world, messages: of(5000, 500), atATime: 50 });
      await wait(of(1000, 300));
      const blocker = new DatabaseSync(world.file, { timeout: 30_000 });
      blocker.exec('begin immediate');
      await wait(of(15_000, 4000));
      blocker.exec('rollback');
      blocker.close();
      return [await checkOutcome('file locked', world, [await sending])];
    }),
};

/** Many visitors at a time. */
export const crowd: Scenario = {
  name: 'crowd',
  run: ({ of }) =>
    withWorld({}, async (world) => {
      const seen = await send({ ...world, messages: of(10_000, 1000), atATime: 500 });
      return [await checkOutcome('500 visitors at a time', world, [seen])];
    }),
};
