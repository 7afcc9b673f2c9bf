import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@website/form-contract';
import type { Proof } from '../proof.ts';
import { type Database, inTransaction } from './database.ts';
import { addDelivery, type Channel, countRemaining, strangerChannels } from './deliveries.ts';
import { findMailbox } from './mailbox.ts';

/** Why a message is suspect. */
export type Suspicion = 'trap' | 'proof' | 'network' | 'many';

/** A message as it comes from a visitor. */
export interface Incoming {
  key: string;
  digest: string;
  fields: ContactMessage;
  suspicion: Suspicion | undefined;
  /** The proof of work that came with it. It counts for one message. */
  proof: Proof | undefined;
  /** The same for all messages of a network. */
  network: string;
}

/** Whom a message of good standing is delivered to. */
export interface Receivers {
  acknowledgesVisitors: boolean;
  hasWebhook: boolean;
  /** More messages than this within an hour are suspect, so that the owner's mailbox stays usable. */
  mostToOwnerPerHour: number;
  mostToStrangersPerHour: number;
}

export interface StoredMessage {
  id: string;
  fields: ContactMessage;
  receivedAt: number;
  suspicion: Suspicion | null;
  network: string | null;
}

/** The message is stored, now or before, or its key belongs to another message. */
export type Accepted = { id: string; isNew: boolean } | 'conflict';

const day = 24 * 3_600_000;
/** An address gets at most one email in this time, because anyone can have typed it. */
export const strangerPause = 30 * day;

/** The short name of a stored message, which visitors can quote: "7F3A-9C21-4B". */
export function formatReference(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 10).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

/**
 * Stores a message and its deliveries, once. When this returns, they are on the disk. Throws if that is
 * not certain.
 */
export function acceptMessage(
  database: Database,
  incoming: Incoming,
  receivers: Receivers,
  now = Date.now(),
): Accepted {
  return inTransaction(database, () => {
    const previous = findByKey(database, incoming.key);
    if (previous && previous.receivedAt > now - day) {
      return previous.digest === incoming.digest ? { id: previous.id, isNew: false } : 'conflict';
    }
    // After a day, the same key is no retry: somebody has written the same message again.
    if (previous) database.prepare('update messages set key = id where id = ?').run(previous.id);
    const suspicion = findSuspicion(database, incoming, receivers, now);
    const id = randomUUID();
    insertMessage(database, id, { ...incoming, suspicion }, now);
    if (!suspicion) addDeliveries(database, id, incoming.fields.email, receivers, now);
    return { id, isNew: true };
  });
}

interface PreviousMessage {
  id: string;
  digest: string;
  receivedAt: number;
}

const findByKey = (database: Database, key: string) =>
  database
    .prepare('select id, digest, received_at as receivedAt from messages where key = ?')
    .get(key) as PreviousMessage | undefined;

/** Also uses up the proof, unless the message is suspect for another reason. */
function findSuspicion(
  database: Database,
  { suspicion, proof }: Incoming,
  { mostToOwnerPerHour }: Receivers,
  now: number,
): Suspicion | undefined {
  if (suspicion) return suspicion;
  if (!proof || !useProof(database, proof)) return 'proof';
  const remaining = countRemaining(database, ['owner'], 'created_at', mostToOwnerPerHour, now);
  return remaining > 0 ? undefined : 'many';
}

/** Returns false if another message came with the same proof. */
export function useProof(database: Database, { id, expiresAt }: Proof): boolean {
  const { changes } = database
    .prepare('insert into used_proofs (id, expires_at) values (?, ?) on conflict do nothing')
    .run(id, expiresAt);
  return changes === 1;
}

function insertMessage(database: Database, id: string, incoming: Incoming, now: number): void {
  const { key, digest, fields, suspicion, network } = incoming;
  database
    .prepare(
      `insert into messages (id, key, digest, fields, mailbox, received_at, suspicion, network)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      key,
      digest,
      JSON.stringify(fields),
      findMailbox(fields.email),
      now,
      suspicion ?? null,
      suspicion ? network : null,
    );
}

function addDeliveries(
  database: Database,
  id: string,
  email: string,
  { acknowledgesVisitors, hasWebhook, mostToStrangersPerHour }: Receivers,
  now: number,
): void {
  const channels: Channel[] = ['owner'];
  if (hasWebhook) channels.push('webhook');
  const mayMailStranger =
    acknowledgesVisitors &&
    !wasAcknowledged(database, email, now) &&
    countRemaining(database, strangerChannels, 'created_at', mostToStrangersPerHour, now) > 0;
  if (mayMailStranger) channels.push('visitor');
  for (const channel of channels) addDelivery(database, { channel, message: id }, now);
}

/** Whether this mailbox was told lately that a message has arrived. Anyone can have typed the address. */
function wasAcknowledged(database: Database, email: string, now: number): boolean {
  const row = database
    .prepare(
      `select 1 from messages join deliveries on message_id = messages.id
       where mailbox = ? and channel = 'visitor' and created_at between ? and ?`,
    )
    .get(findMailbox(email), now - strangerPause, now);
  return row !== undefined;
}

const columns = 'id, fields, received_at as receivedAt, suspicion, network';

/** The fields are stored as JSON. */
function parseMessage(row: unknown): StoredMessage {
  const { fields, ...columns } = row as Omit<StoredMessage, 'fields'> & { fields: string };
  return { ...columns, fields: JSON.parse(fields) };
}

export function readMessage(database: Database, id: string): StoredMessage | undefined {
  const row = database.prepare(`select ${columns} from messages where id = ?`).get(id);
  return row && parseMessage(row);
}

/** The messages of a bundle, in the order in which they came. */
export const readBundle = (database: Database, bundle: string): StoredMessage[] =>
  database
    .prepare(`select ${columns} from messages where bundle_id = ? order by rowid`)
    .all(bundle)
    .map(parseMessage);

/**
 * Collects all suspect messages in one email, once the oldest has waited for this long. Returns whether
 * there is one.
 */
export function collectSuspects(database: Database, wait: number, now = Date.now()): boolean {
  const waiting = 'suspicion is not null and bundle_id is null';
  // A message from the future was received before the clock was set back.
  const oldest = database
    .prepare(`select 1 from messages where ${waiting} and received_at not between ? and ? limit 1`)
    .get(now - wait, now);
  if (!oldest) return false;
  inTransaction(database, () => {
    const bundle = addDelivery(database, { channel: 'bundle' }, now);
    database.prepare(`update messages set bundle_id = ? where ${waiting}`).run(bundle);
  });
  return true;
}

/** Sends a message to the owner and the webhook again, as one of good standing. */
export function sendAgain(
  database: Database,
  id: string,
  hasWebhook: boolean,
  now = Date.now(),
): void {
  inTransaction(database, () => {
    // A delivery that still waits would be a second email.
    database.prepare('delete from deliveries where message_id = ? and done_at is null').run(id);
    // New deliveries have new Message-IDs, so no mailbox takes them for copies.
    addDelivery(database, { channel: 'owner', message: id }, now);
    if (hasWebhook) addDelivery(database, { channel: 'webhook', message: id }, now);
  });
}
