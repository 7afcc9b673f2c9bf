import { type Database, inTransaction } from './database.ts';
import { strangerPriority } from './deliveries.ts';
import { findMailbox } from './mailbox.ts';
import { type StoredMessage, strangerPause } from './messages.ts';
import { eraseSubscriber } from './subscribers.ts';

const day = 24 * 3_600_000;
/** In days. The privacy policy says both. */
export const unconfirmedDays = strangerPause / day;
export const suspectDays = 30;

/**
 * Removes what is no longer needed: messages after some days, suspect ones and unconfirmed subscribers after 30, and
 * proofs that have expired. What has not reached the owner stays. Returns how many messages were removed: some at a
 * time, because visitors wait meanwhile.
 */
export function removeOld(database: Database, days: number, now = Date.now()): number {
  return inTransaction(database, () => {
    const oldest = now - days * day;
    database.prepare('delete from used_proofs where expires_at < ?').run(now);
    database
      .prepare(
        `delete from subscribers
         where confirmed_at is null and email is not null and requested_at < ?`,
      )
      .run(now - unconfirmedDays * day);
    const suspects = removeMessages(database, 'suspicion is not null', now - suspectDays * day);
    const messages = removeMessages(database, 'true', oldest);
    // Emails about several messages, once the messages are gone.
    database
      .prepare(
        `delete from deliveries where message_id is null and subscriber_id is null and done_at < ?
           and not exists (select 1 from messages where bundle_id = deliveries.id)
           and not exists (select 1 from deliveries as told where told.report_id = deliveries.id)`,
      )
      .run(oldest);
    return suspects + messages;
  });
}

function removeMessages(database: Database, condition: string, before: number): number {
  const isWaiting = 'done_at is null and given_up_at is null';
  const { changes } = database
    .prepare(
      `delete from messages where id in (
         select id from messages
         where ${condition} and received_at < ?
           and not exists (select 1 from deliveries where message_id = messages.id and ${isWaiting})
           and not exists (select 1 from deliveries where id = bundle_id and ${isWaiting})
           and (suspicion is null or bundle_id is not null)
         limit 500
       )`,
    )
    .run(before);
  return Number(changes);
}

/** Removes everything about a mailbox, and overwrites it. */
export function erasePerson(
  database: Database,
  email: string,
): { messages: number; subscribers: number } {
  const erased = inTransaction(database, () => {
    const { changes } = database
      .prepare('delete from messages where mailbox = ?')
      .run(findMailbox(email));
    return { messages: Number(changes), subscribers: eraseSubscriber(database, email) };
  });
  // Otherwise, SQLite's log keeps the old pages until they are overwritten.
  database.exec('pragma wal_checkpoint(truncate)');
  return erased;
}

/**
 * Writes a copy of the database while the service runs. It contains every message that was confirmed before.
 */
export function backUp(database: Database, file: string): void {
  database.prepare('vacuum into ?').run(file);
}

/** In bytes, without the free pages. */
export function readSize(database: Database): number {
  const read = (name: string) =>
    Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
  return (read('page_count') - read('freelist_count')) * read('page_size');
}

export interface Health {
  /** A message can be stored. */
  stores: boolean;
  /** No delivery to the owner or the webhook has been waiting for long. */
  delivers: boolean;
}

/** How long a delivery to the owner may take before the service is unhealthy. */
const maxDelay = 15 * 60_000;

/** Writes to the disk, because a full disk can still be read. */
export function checkHealth(database: Database, isFull: boolean, now = Date.now()): Health {
  inTransaction(database, () => {
    database.exec('delete from health');
    database.prepare('insert into health (checked_at) values (?)').run(now);
  });
  const late = database
    .prepare(
      `select 1 from deliveries
       where done_at is null and given_up_at is null and priority < ?
         and created_at not between ? and ? limit 1`,
    )
    .get(strangerPriority, now - maxDelay, now);
  return { stores: !isFull, delivers: late === undefined };
}

export interface Listed extends StoredMessage {
  state: string;
}

/**
 * The newest messages: all, those of a person, or those whose id begins like this. What is waiting or was given up
 * comes with its last error.
 */
export function listMessages(
  database: Database,
  { most, email, idStart = '' }: { most: number; email?: string | undefined; idStart?: string },
): Listed[] {
  const rows = database
    .prepare(
      `select id, fields, received_at as receivedAt, suspicion, network,
         (
           select group_concat(
             channel || ' ' || case
               when done_at is not null then 'delivered'
               when given_up_at is not null then 'given up: ' || coalesce(last_error, '')
               else 'waiting' || coalesce(': ' || last_error, '')
             end, ', ')
           from deliveries
           where message_id = messages.id or deliveries.id = messages.bundle_id
         ) as state
       from messages where mailbox = coalesce(?, mailbox) and substr(id, 1, length(?)) = ?
       order by received_at desc, rowid desc limit ?`,
    )
    .all(email === undefined ? null : findMailbox(email), idStart, idStart, most);
  return (
    rows as unknown as (Omit<Listed, 'fields' | 'state'> & {
      fields: string;
      state: string | null;
    })[]
  ).map(({ fields, state, ...columns }) => ({
    ...columns,
    fields: JSON.parse(fields),
    state: state ?? 'suspect, waiting for the next email',
  }));
}
