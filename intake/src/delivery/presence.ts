import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '../database/database.ts';

/*
 * The queue keeps the jobs of a killed worker locked for four hours, because it cannot know that the
 * worker is gone. We can: each worker holds a lock of its session with the database, and the
 * database drops it as soon as the process or its machine is gone. No clock is involved.
 */

/** The first half of all our locks; the second is a hash of the worker's name. */
const space = 7421;

const lockWorker = `select pg_advisory_lock(${space}, hashtext($1))`;

const lostWorkers = `
  select distinct locked_by as name
  from graphile_worker._private_jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${space}
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
  )`;

/** Time for a worker that has just begun to take its lock, and for a lost connection to return. */
const pause = 2000;

export interface Presence {
  /** Shows that a worker of this process is there. */
  add: (worker: string) => void;
  stop: () => Promise<void>;
}

/** Shows that the workers of this process are there, and frees the jobs of those that are not. */
export function showPresence(connectionString: string, database: Database): Presence {
  const workers = new Set<string>();
  const stopping = new AbortController();
  let client: Client | undefined;
  /** One query after the other. */
  let queue = Promise.resolve<unknown>(undefined);

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString, application_name: 'intake presence' });
    next.on('error', () => {
      client = undefined;
    });
    await next.connect();
    for (const worker of workers) await next.query(lockWorker, [worker]);
    return next;
  }

  async function freeJobs(before: ReadonlySet<string>): Promise<Set<string>> {
    client ??= await connect();
    const { rows } = await database.query(lostWorkers);
    const lost = new Set<string>(rows.map(({ name }) => name));
    // Only those that were also missing the last time.
    const gone = [...lost].filter((name) => before.has(name) && !workers.has(name));
    if (gone.length > 0) {
      await database.query('select graphile_worker.force_unlock_workers($1)', [gone]);
    }
    return lost;
  }

  async function watch(): Promise<void> {
    let lost = new Set<string>();
    while (!stopping.signal.aborted) {
      try {
        lost = await freeJobs(lost);
      } catch {
        // The database is not there. The next round connects again.
        client = undefined;
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    add: (worker) => {
      workers.add(worker);
      queue = queue.then(() => client?.query(lockWorker, [worker])).catch(() => {});
    },
    stop: async () => {
      stopping.abort();
      await watching;
      await client?.end().catch(() => {});
    },
  };
}
