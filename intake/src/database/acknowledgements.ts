import type { Database } from './database.ts';

/*
 * Whoever writes may type the address of someone else, so an address is told at most once an hour
 * that a message has arrived. The row belongs to one message, whose next attempts may go on.
 */
const claim = `
  insert into intake.acknowledgements as last (email, message_id)
  select lower(fields ->> 'email'), id from intake.messages where id = $1
  on conflict (email) do update set message_id = excluded.message_id, sent_at = now()
  where last.message_id = excluded.message_id or last.sent_at < now() - interval '1 hour'`;

/** Whether the visitor may be told about this message now. If so, nobody else may for an hour. */
export async function claimAcknowledgement(database: Database, id: string): Promise<boolean> {
  return (await database.query(claim, [id])).rowCount === 1;
}
