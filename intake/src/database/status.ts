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

/*
 * A worker holds a lock of its session (delivery/presence.ts). The column `held` is read through
 * JSON, because a database that was not migrated yet does not have it.
 */
const status = `
  select
    (select count(*) from intake.messages)::int as messages,
    count(*) filter (where dead_at is null and not is_held)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at)
      filter (where dead_at is null and not is_held)), 0)::float as oldest,
    count(*) filter (where dead_at is not null and not is_held)::int as dead,
    count(*) filter (where is_held)::int as quarantined,
    coalesce(extract(epoch from now() - min(created_at) filter (where is_held)), 0)::float
      as "oldestQuarantined",
    (
      select count(distinct pid) from pg_locks where locktype = 'advisory' and classid = 7421
    )::int as processes
  from (
    select deliveries.*, coalesce((to_jsonb(deliveries) ->> 'held')::boolean, false) as is_held
    from intake.deliveries where delivered_at is null
  ) undelivered`;

export async function readStatus(database: Database): Promise<Status> {
  return (await database.query(status)).rows[0];
}
