import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { report } from '../log.ts';

/*
 * The queue keeps the jobs of a killed process locked for four hours, because it cannot know that the
 * process is gone. We can: each pool of workers holds a lock of a session with the database, and the
 * database drops it as soon as the process or its machine is gone. No clock is involved.
 */

/** The first half of all our locks; the second is a hash of the pool's name. */
export const poolLocks = 7421;

const lockPool = `select pg_advisory_lock(${poolLocks}, hashtext($1))`;

const lostPools = `
  select distinct locked_by as name
  from graphile_worker._private_jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${poolLocks}
      and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
  )`;

/*
 * Two rare cases. A pool has locked a job, but the answer of the database was lost: no delivery takes
 * so long (see deliver.ts). And the clock of the database was set back: no pause is so long.
 */
const freeForgotten = `
  update graphile_worker._private_jobs
  set locked_by = null, locked_at = null, run_at = least(run_at, now())
  where locked_at < now() - interval '5 minutes' or run_at > now() + interval '7 hours'`;

const pause = 2000;

/** The server notices within a minute that the machine at the other end is gone. */
const keepAlive =
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/** A session with the database that shows that this process is there. */
export interface Presence {
  /** Shows that a pool of workers is there. */
  show: (pool: string) => Promise<void>;
  /** Ends with the session, whoever ends it. */
  ended: Promise<void>;
  end: () => void;
}

/** Frees the jobs of pools that were not there the last time either. A new pool may just begin. */
async function freeJobs(client: Client, before: ReadonlySet<string>): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(lostPools);
  const lost = new Set(rows.map(({ name }) => name));
  const gone = [...lost].filter((name) => before.has(name));
  if (gone.length > 0) {
    await client.query('select graphile_worker.force_unlock_workers($1)', [gone]);
  }
  await client.query(freeForgotten);
  return lost;
}

/** Begins such a session. While it lasts, it frees the jobs of processes that are gone. */
export async function beginPresence(connectionString: string): Promise<Presence> {
  const client = new Client({
    connectionString,
    application_name: 'intake presence',
    options: keepAlive,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  const ending = new AbortController();
  const { signal } = ending;
  client.on('error', () => ending.abort());
  client.on('end', () => ending.abort());
  await client.connect();

  async function watch(): Promise<void> {
    let lost = new Set<string>();
    try {
      while (!signal.aborted) {
        lost = await freeJobs(client, lost);
        await wait(pause, undefined, { signal });
      }
    } catch (error) {
      // If it was not ended on purpose, the database does not answer.
      if (!signal.aborted) report('queue stopped', error);
    }
    ending.abort();
    client.end().catch(() => {});
  }

  return {
    show: async (pool) => {
      await client.query(lockPool, [pool]);
    },
    ended: watch(),
    end: () => ending.abort(),
  };
}
