import type { Database } from './database.ts';
import { addJob } from './delivery-job.ts';

export interface Subscriber {
  token: string;
  isConfirmed: boolean;
}

/*
 * The row of the delivery is held, so that an erasure waits. If the erasure was first, there is no
 * such row, and the address is not stored again.
 */
const request = `
  with delivery as (
    select from intake.deliveries
    where message_id = $2 and channel = 'confirmation' for key share
  )
  insert into intake.subscribers (email) select $1 from delivery
  on conflict (lower(email)) do update set requested_at = now()
  returning token, confirmed_at is not null and unsubscribed_at is null as "isConfirmed"`;

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
  update intake.subscribers set confirmed_at = now(), unsubscribed_at = null where token = $1`;

/** Whether there is such a subscriber. */
export async function confirm(database: Database, token: string): Promise<boolean> {
  return (await database.query(confirmation, [token])).rowCount === 1;
}

const end = 'update intake.subscribers set unsubscribed_at = now() where token = $1';

export async function unsubscribe(database: Database, token: string): Promise<boolean> {
  return (await database.query(end, [token])).rowCount === 1;
}

/*
 * Someone who asks again may not have received the email: send it again, but not more often than
 * every ten minutes, so that nobody can fill the inbox of someone else.
 */
const again = `
  with delivery as (
    update intake.deliveries
    set delivered_at = null, dead_at = null, created_at = now(), attempts = 0
    where message_id = $1 and channel = 'confirmation'
      and coalesce(delivered_at, dead_at) < now() - interval '10 minutes'
    returning message_id, channel
  )
  select ${addJob} from delivery`;

export async function askAgain(database: Database, id: string): Promise<void> {
  await database.query(again, [id]);
}
