import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { during } from './during.ts';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { inWorld } from './world.ts';

/** The database crashes again and again, and recovers. */
export const databaseCrashes: Scenario = {
  name: 'database-crashes',
  run: ({ of }) =>
    inWorld({}, async (world) => {
      const crashes = of(10, 2);
      let done = 0;
      let first = 0;
      const sendSome = () => {
        const messages = of(1000, 150);
        first += messages;
        return send({ url: world.url, messages, atATime: 50, first: first - messages });
      };
      const all = [];
      // Sends until all crashes are done, and some messages after that.
      while (done < crashes) {
        const sending = Promise.all([sendSome(), sendSome()]);
        const seen = await during(sending, of(1500, 500), async () => {
          if (done === crashes) return;
          await world.cluster.stop('immediate');
          await world.cluster.start();
          done += 1;
        });
        all.push(...seen);
      }
      all.push(await sendSome());
      return [await balance(`database crashed ${crashes} times`, world, all)];
    }),
};

/** Fills a file system with a file. Returns the file. */
async function fill(folder: string): Promise<string> {
  const name = join(folder, 'full');
  const file = await open(name, 'w');
  const part = Buffer.alloc(64 * 1024);
  try {
    for (;;) await file.write(part);
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
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      rmdirSync(disk);
      console.error('disk-full was not run: this user cannot mount a small file system.');
      return [];
    }
    chmodSync(disk, 0o755);
    try {
      return await inWorld({ parent: disk }, async (world) => {
        const before = await send({ url: world.url, messages: of(500, 100), atATime: 50 });
        const file = await fill(disk);
        const sending = send({
          url: world.url,
          messages: of(5000, 1500),
          atATime: 50,
          first: before.messages,
        });
        await wait(of(8000, 4000));
        rmSync(file);
        // PostgreSQL shuts down when it cannot write its WAL.
        await world.cluster.start();
        return [await balance('disk of the database full', world, [before, await sending])];
      });
    } finally {
      execFileSync('umount', ['-l', disk]);
      rmdirSync(disk);
    }
  },
};

/** The database hangs: its connections stay open, and nothing answers. */
export const databaseHangs: Scenario = {
  name: 'database-hangs',
  run: ({ of }) =>
    inWorld({}, async (world) => {
      const [pid = ''] = readFileSync(
        join(world.cluster.folder, 'data/postmaster.pid'),
        'utf8',
      ).split('\n');
      const sending = send({ url: world.url, messages: of(5000, 800), atATime: 50 });
      await wait(of(2000, 500));
      process.kill(Number(pid), 'SIGSTOP');
      execFileSync('pkill', ['-STOP', '-P', pid]);
      await wait(of(15_000, 7000));
      process.kill(Number(pid), 'SIGCONT');
      execFileSync('pkill', ['-CONT', '-P', pid]);
      return [await balance('database hangs', world, [await sending])];
    }),
};

/** Many more concurrent visitors than database connections. */
export const crowd: Scenario = {
  name: 'crowd',
  run: ({ of }) =>
    inWorld({}, async (world) => {
      const seen = await send({ url: world.url, messages: of(10_000, 1000), atATime: 500 });
      return [await balance('500 visitors at a time', world, [seen])];
    }),
};
