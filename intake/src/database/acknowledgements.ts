import type { Database } from './database.ts';

/*
 * The address may be someone else's, so it gets at most one acknowledgement an hour. Idempotent for
 * one message, so that its retries go on.
 */
const claim = `
  insert into intake.acknowledgements as last (email, message_id)
  select intake.mailbox(fields ->> 'email'), id from intake.messages where id = $1
  on conflict (email) do update set message_id = excluded.message_id, sent_at = now()
  where last.message_id = excluded.message_id or last.sent_at < now() - interval '1 hour'`;

/** Whether the acknowledgement may be sent. If so, no other message can claim the address for an hour. */
export async function claimAcknowledgement(database: Database, id: string): Promise<boolean> {
  return (await database.query(claim, [id])).rowCount === 1;
}
