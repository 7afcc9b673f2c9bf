import type { ClientBase } from 'pg';
import type { Database } from './database.ts';

const releaseSql = `
  with delivery as (
    update intake.deliveries set held = false, created_at = now()
    where held and ($1::uuid[] is null or message_id = any($1))
    returning message_id
  )
  update intake.messages set released_at = now() where id in (select message_id from delivery)`;

/** Delivers messages that were held as suspect: all, or some. Returns how many. */
export async function release(
  database: Database | ClientBase,
  ids?: readonly string[],
): Promise<number> {
  return (await database.query(releaseSql, [ids ?? null])).rowCount ?? 0;
}
