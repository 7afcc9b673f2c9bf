import type { Database } from './database.ts';
import { addJob } from './delivery-job.ts';

const releaseSql = `
  with delivery as (
    update intake.deliveries set held = false, created_at = now()
    where held and ($1::uuid is null or message_id = $1)
    returning message_id, channel
  ), message as (
    update intake.messages set released_at = now()
    where id in (select message_id from delivery)
    returning id
  )
  select
    (select count(*) from message)::int as messages,
    (select count(${addJob}) from delivery) as jobs`;

/** Delivers messages that were held as suspect: all, or one. Returns how many. */
export async function release(database: Database, id?: string): Promise<number> {
  const { rows } = await database.query(releaseSql, [id ?? null]);
  return rows[0].messages;
}
