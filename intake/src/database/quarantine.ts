import type { ClientBase } from 'pg';
import type { Database } from './database.ts';

const releaseSql = `
  with delivery as (
    update intake.deliveries set held = false, created_at = now()
    where held and ($1::uuid is null or message_id = $1)
    returning message_id
  )
  update intake.messages set released_at = now() where id in (select message_id from delivery)`;

/** Delivers messages that were held as suspect: all, or one. Returns how many. */
export async function release(database: Database | ClientBase, id?: string): Promise<number> {
  return (await database.query(releaseSql, [id ?? null])).rowCount ?? 0;
}
