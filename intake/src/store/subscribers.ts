import { createHmac, randomUUID } from 'node:crypto';
import type { Proof } from '../proof.ts';
import { type Database, inTransaction, readSecret } from './database.ts';
import { addDelivery, countRemaining, strangerChannels } from './deliveries.ts';
import { findMailbox } from './mailbox.ts';
import { strangerPause, useProof } from './messages.ts';

export interface Subscriber {
  id: string;
  token: string;
  email: string;
}

const digestMailbox = (database: Database, email: string) =>
  createHmac('sha256', readSecret(database, 'mailbox')).update(findMailbox(email)).digest('hex');

interface Row {
  id: string;
  email: string | null;
  requestedAt: number;
  confirmedAt: number | null;
}

const findByMailbox = (database: Database, mailbox: string) =>
  database
    .prepare(
      `select id, email, requested_at as requestedAt, confirmed_at as confirmedAt
       from subscribers where mailbox = ?`,
    )
    .get(mailbox) as Row | undefined;

/**
 * Sends a confirmation request for the newsletter. Addresses that were asked lately, are subscribed or have
 * unsubscribed get no email, and the answer does not tell. Too many requests in an hour are refused.
 */
export function requestNewsletter(
  database: Database,
  email: string,
  proof: Proof | undefined,
  mostPerHour: number,
  now = Date.now(),
): { id: string } | 'full' {
  return inTransaction(database, () => {
    const mailbox = digestMailbox(database, email);
    const existing = findByMailbox(database, mailbox);
    if (existing) {
      const hasLeft = existing.email === null;
      const wasAsked = existing.requestedAt > now - strangerPause;
      if (hasLeft || wasAsked || existing.confirmedAt !== null) return { id: existing.id };
    }
    // Requests without proof of work may use half of the limit.
    const limit = proof && useProof(database, proof) ? mostPerHour : Math.ceil(mostPerHour / 2);
    if (countRemaining(database, strangerChannels, 'created_at', limit, now) <= 0) return 'full';
    // A request that nobody has confirmed for 30 days begins anew.
    database.prepare('delete from subscribers where mailbox = ?').run(mailbox);
    const id = randomUUID();
    database
      .prepare(
        'insert into subscribers (id, token, mailbox, email, requested_at) values (?, ?, ?, ?, ?)',
      )
      .run(id, randomUUID(), mailbox, email, now);
    addDelivery(database, { channel: 'confirmation', subscriber: id }, now);
    return { id };
  });
}

/** Undefined if the subscriber has left since the email was queued. */
export const readSubscriber = (database: Database, id: string) =>
  database
    .prepare('select id, token, email from subscribers where id = ? and email is not null')
    .get(id) as Subscriber | undefined;

/** Returns false for an unknown token. */
export function confirmSubscriber(database: Database, token: string, now = Date.now()): boolean {
  const { changes } = database
    .prepare(
      `update subscribers set confirmed_at = coalesce(confirmed_at, ?)
       where token = ? and email is not null`,
    )
    .run(now, token);
  return changes === 1;
}

/** Removes the address, and keeps only its digest. The link can be used again. */
export function unsubscribe(database: Database, token: string): boolean {
  const { changes } = database
    .prepare('update subscribers set email = null, confirmed_at = null where token = ?')
    .run(token);
  return changes === 1;
}

/** Returns how many were removed. */
export function eraseSubscriber(database: Database, email: string): number {
  const { changes } = database
    .prepare('delete from subscribers where mailbox = ?')
    .run(digestMailbox(database, email));
  return Number(changes);
}

/** All confirmed subscribers. For one address, also an unconfirmed subscriber. */
export const exportSubscribers = (database: Database, email?: string) =>
  database
    .prepare(
      `select email, requested_at as requestedAt, confirmed_at as confirmedAt, token from subscribers
       where email is not null and case when ? is null then confirmed_at is not null else mailbox = ? end
       order by requested_at`,
    )
    .all(email ?? null, email === undefined ? null : digestMailbox(database, email)) as unknown as {
    email: string;
    requestedAt: number;
    confirmedAt: number | null;
    token: string;
  }[];
