import type { Database } from './database.ts';

const requeueSql = `
  with delivery as (
    update intake.deliveries set dead_at = null, attempts = 0
    where delivered_at is null and dead_at is not null and ($1::uuid is null or message_id = $1)
    returning message_id, channel
  )
  select graphile_worker.add_job(
    'deliver',
    json_build_object('message', message_id, 'channel', channel),
    max_attempts => 17
  ) from delivery`;

/** Tries deliveries again that were given up: all, or those of one message. Returns how many. */
export async function requeue(database: Database, id?: string): Promise<number> {
  const { rowCount } = await database.query(requeueSql, [id ?? null]);
  return rowCount ?? 0;
}

export interface Erased {
  messages: number;
  subscribers: number;
  jobs: number;
}

/*
 * The jobs of the queue contain no address, only the ids of messages. They go too, so that nothing
 * is left that would point to the person.
 */
const eraseSql = `
  with message as (
    delete from intake.messages where lower(fields ->> 'email') = lower($1) returning id
  ), subscriber as (
    delete from intake.subscribers where lower(email) = lower($1) returning id
  ), job as (
    delete from graphile_worker._private_jobs
    where payload ->> 'message' in (select id::text from message) returning id
  )
  select
    (select count(*) from message)::int as messages,
    (select count(*) from subscriber)::int as subscribers,
    (select count(*) from job)::int as jobs`;

/** Removes everything about an address, at once. */
export async function erase(database: Database, email: string): Promise<Erased> {
  const { rows } = await database.query(eraseSql, [email]);
  return rows[0];
}

const retentionSql = `
  delete from intake.messages
  where received_at < now() - make_interval(days => $1)
    and not exists (
      select from intake.deliveries where message_id = id and delivered_at is null
    )`;

/** Removes messages that are older, except those that have not reached everyone. */
export async function removeOld(database: Database, days: number): Promise<number> {
  const { rowCount } = await database.query(retentionSql, [days]);
  return rowCount ?? 0;
}
