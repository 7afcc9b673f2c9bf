import type { Database } from './database.ts';

export interface Subscriber {
  token: string;
  isConfirmed: boolean;
}

/*
 * Locks the delivery, so that an erasure waits. After an erasure there is no delivery, and the address
 * is not stored again. A subscriber who had left and comes back keeps the row and its token.
 */
const request = `
  with delivery as (
    select from intake.deliveries
    where message_id = $2 and channel = 'confirmation' for key share
  ), returned as (
    update intake.subscribers
    set email = $1, requested_at = now(), confirmed_at = null, unsubscribed_at = null
    from delivery where email = intake.leaver($1)
    returning token
  ), requested as (
    insert into intake.subscribers (email)
    select $1 from delivery where not exists (select from returned)
    on conflict (lower(email)) do update set requested_at = now()
    returning token, confirmed_at is not null as "isConfirmed"
  )
  select token, "isConfirmed" from requested union all select token, false from returned`;

/** The subscriber with this address, who may be new. None if the message was just erased. */
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

/*
 * Who asks again may not have received the email. At most one every ten minutes, so that the form
 * cannot be used to flood an inbox.
 */
const again = `
  update intake.deliveries
  set delivered_at = null, dead_at = null, created_at = now(), attempts = 0, next_at = null
  where message_id = $1 and channel = 'confirmation'
    and coalesce(delivered_at, dead_at) < now() - interval '10 minutes'`;

export async function askAgain(database: Database, id: string): Promise<void> {
  await database.query(again, [id]);
}
