import type { Database } from './database.ts';

export interface Status {
  messages: number;
  /** Deliveries that are not done yet, and for how many seconds the oldest has been waiting. */
  waiting: number;
  oldest: number;
  /** Deliveries that were given up. */
  dead: number;
  /** Deliveries of suspect messages, which wait for a person. */
  quarantined: number;
  oldestQuarantined: number;
  /** Processes of the service that deliver. */
  processes: number;
}

/** A pool of workers holds a lock of its session (delivery/presence.ts). */
const status = `
  select
    (select count(*) from intake.messages)::int as messages,
    count(*) filter (where dead_at is null and not held)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at)
      filter (where dead_at is null and not held)), 0)::float as oldest,
    count(*) filter (where dead_at is not null and not held)::int as dead,
    count(*) filter (where held)::int as quarantined,
    coalesce(extract(epoch from now() - min(created_at) filter (where held)), 0)::float
      as "oldestQuarantined",
    (
      select count(distinct pid) from pg_locks where locktype = 'advisory' and classid = 7421
    )::int as processes
  from intake.deliveries where delivered_at is null`;

export async function readStatus(database: Database): Promise<Status> {
  return (await database.query(status)).rows[0];
}
