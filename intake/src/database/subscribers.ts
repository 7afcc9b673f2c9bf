import type { Database } from './database.ts';

export interface Subscriber {
  token: string;
  isConfirmed: boolean;
}

/*
 * Locks the delivery, so that an erasure waits. After an erasure there is no delivery, and the address
 * is not stored again. Who has left the newsletter gets nothing more, also with a tag in the address.
 */
const request = `
  with delivery as (
    select from intake.deliveries
    where message_id = $2 and channel = 'confirmation' for key share
  )
  insert into intake.subscribers (email)
  select $1 from delivery where not exists (
    select from intake.subscribers
    where email in (intake.leaver($1), intake.leaver(intake.mailbox($1)))
  )
  on conflict (lower(email)) do update set requested_at = now()
  returning token, confirmed_at is not null as "isConfirmed"`;

/** The subscriber with this address, who may be new. None who has left, or was just erased. */
export async function findSubscriber(
  database: Database,
  email: string,
  message: string,
): Promise<Subscriber | undefined> {
  const { rows } = await database.query(request, [email, message]);
  return rows[0];
}

const confirmation = `
  update intake.subscribers set confirmed_at = now() where token = $1 and unsubscribed_at is null`;

/** Returns false for an unknown token. */
export async function confirm(database: Database, token: string): Promise<boolean> {
  return (await database.query(confirmation, [token])).rowCount === 1;
}

/** Replaces the address with a digest. Idempotent: the link to leave can be used again. */
const end = `
  update intake.subscribers
  set unsubscribed_at = coalesce(unsubscribed_at, now()),
    email = case when unsubscribed_at is null then intake.leaver(email) else email end
  where token = $1`;

export async function unsubscribe(database: Database, token: string): Promise<boolean> {
  return (await database.query(end, [token])).rowCount === 1;
}
