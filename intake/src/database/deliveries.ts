import type { ClientBase } from 'pg';
import type { Channel, Kind, Notice } from './accept.ts';
import type { Database } from './database.ts';

/*
 * The queue is the table of deliveries. A delivery is claimed in two steps:
 *
 * 1. `claim` counts the attempt and commits. This proves, just before an email is sent, that the
 *    database can write: with a full disk, the same email would be sent again and again.
 * 2. `lock` holds the row in a transaction until the outcome is stored. If the process, its machine
 *    or the connection dies, PostgreSQL releases the row.
 *
 * Between the two, a short lease keeps other workers away. If it expires too soon, the attempt number
 * is a fencing token: only the last claim can lock the row.
 */

/** With this backoff, about two days. */
const mostAttempts = 17;

/** 3, 7, 20, 55 … seconds, and at most six hours. */
const backoff = `exp(least(10, attempts)) * interval '1 second'`;

export interface Claim {
  id: string;
  channel: Channel;
  attempts: number;
}

/*
 * The owner comes before strangers. No pause is as long as seven hours, unless the clock of the database
 * was set back.
 */
const claimSql = `
  with due as (
    select message_id, channel from intake.deliveries
    where delivered_at is null and dead_at is null and not held
      and (next_at is null or next_at <= now() or next_at > now() + interval '7 hours')
    order by channel in ('visitor', 'confirmation'), coalesce(next_at, created_at) limit $1
    for no key update skip locked
  )
  update intake.deliveries as delivery
  set attempts = attempts + 1, next_at = now() + interval '3 seconds'
  from due
  where delivery.message_id = due.message_id and delivery.channel = due.channel
  returning delivery.message_id as id, delivery.channel, attempts`;

/** Claims deliveries that are due, and commits. */
export async function claimDeliveries(database: Database, most: number): Promise<Claim[]> {
  return (await database.query<Claim>({ name: 'claim', text: claimSql, values: [most] })).rows;
}

export interface StoredMessage {
  id: string;
  kind: Kind | Notice;
  fields: Record<string, string>;
  receivedAt: Date;
  /** Until when the site promises an answer. */
  dueAt: Date | null;
  /** The first attempt has the number 1. */
  attempts: number;
  /** When the same person has sent the same words before. */
  earlier: { id: string; receivedAt: string } | null;
}

/*
 * An erasure waits for the message, and so for the end of the delivery. The messages come first, as when
 * one is stored, so that a migration that changes both tables does not deadlock.
 */
const lockSql = `
  select id, kind, fields, received_at as "receivedAt", due_at as "dueAt", attempts, (
    select json_build_object('id', earlier.id, 'receivedAt', earlier.received_at)
    from intake.messages as earlier
    where lower(earlier.fields ->> 'email') = lower(messages.fields ->> 'email')
      and earlier.digest = messages.digest and earlier.received_at < messages.received_at
    order by earlier.received_at desc limit 1
  ) as earlier
  from intake.messages join intake.deliveries on message_id = id
  where message_id = $1 and channel = $2 and attempts = $3
    and delivered_at is null and dead_at is null
  for no key update of deliveries skip locked for key share of messages`;

/** Begins a transaction that holds the delivery. None if it was erased, or claimed by another worker. */
export async function lockDelivery(
  client: ClientBase,
  { id, channel, attempts }: Claim,
): Promise<StoredMessage | undefined> {
  await client.query('begin');
  const values = [id, channel, attempts];
  return (await client.query<StoredMessage>({ name: 'lock', text: lockSql, values })).rows[0];
}

const settleSql = `
  update intake.deliveries set delivered_at = now(), last_error = null, left_out = $3
  where message_id = $1 and channel = $2`;

/** Records that a delivery is done, with or without an email. */
export async function settleDelivery(
  client: ClientBase,
  { id, channel }: Claim,
  isLeftOut: boolean,
): Promise<void> {
  await client.query({ name: 'settle', text: settleSql, values: [id, channel, isLeftOut] });
  await client.query('commit');
}

const failSql = `
  update intake.deliveries
  set last_error = $3, next_at = now() + ${backoff},
    dead_at = case when attempts >= ${mostAttempts} then now() end
  where message_id = $1 and channel = $2`;

/** Records why a delivery has failed, and when to try again. After the last attempt, it is dead. */
export async function failDelivery(
  client: ClientBase,
  { id, channel }: Claim,
  reason: string,
): Promise<void> {
  await client.query(failSql, [id, channel, reason]);
  await client.query('commit');
}
