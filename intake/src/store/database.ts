import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

export type Database = DatabaseSync;

/*
 * All times are milliseconds since 1970. A message of good standing has a delivery for each receiver. A
 * suspect one has none: it belongs to a bundle, one email with all suspect messages of the last while.
 */
const schema = `
  create table messages (
    id text primary key,
    -- The idempotency key. A message that is sent twice is stored once.
    key text not null unique,
    -- Of the fields: the same key with other fields is a conflict.
    digest text not null,
    fields text not null,
    mailbox text not null,
    received_at integer not null,
    -- Why it is suspect.
    suspicion text,
    -- Which suspect messages came from one network, until they are in a bundle. See fair-order.ts.
    network text,
    bundle_id text references deliveries
  ) strict;
  create index messages_by_mailbox on messages (mailbox);
  create index messages_by_time on messages (received_at);
  create index suspects_by_time on messages (received_at) where suspicion is not null;
  create index suspects_to_collect on messages (received_at)
    where suspicion is not null and bundle_id is null;
  create index messages_by_bundle on messages (bundle_id) where bundle_id is not null;

  create table subscribers (
    id text primary key,
    -- The secret of the links in the emails to a subscriber.
    token text not null unique,
    -- A digest. It stays when someone leaves, so that nobody can subscribe them again.
    mailbox text not null unique,
    -- Null once someone has left.
    email text,
    requested_at integer not null,
    confirmed_at integer
  ) strict;

  create table deliveries (
    -- Also the Message-ID: the same for every attempt.
    id text primary key,
    channel text not null,
    message_id text references messages on delete cascade,
    subscriber_id text references subscribers on delete cascade,
    -- The owner comes before strangers.
    priority integer not null,
    created_at integer not null,
    due_at integer not null default 0,
    attempts integer not null default 0,
    last_error text,
    done_at integer,
    given_up_at integer,
    -- The email that tells the owner that this one was given up.
    report_id text references deliveries
  ) strict;
  create index open_deliveries on deliveries (priority) where done_at is null and given_up_at is null;
  create index done_deliveries on deliveries (channel, done_at);
  create index created_deliveries on deliveries (channel, created_at);
  create index deliveries_of_messages on deliveries (message_id);
  create index deliveries_of_subscribers on deliveries (subscriber_id);
  create index deliveries_in_reports on deliveries (report_id);

  create table used_proofs (id text primary key, expires_at integer not null) strict;
  create table secrets (name text primary key, value text not null) strict;
  -- Written to see whether the disk can be written.
  create table health (checked_at integer not null) strict;
  pragma user_version = 1;`;

/** In milliseconds. SQLite waits in the event loop, so it must give up soon: the visitor tries again. */
const lockTimeout = 100;

/** A file that this version of the service cannot use. */
export class DatabaseProblem extends Error {}

/**
 * Opens the file, and creates it if there is none. Every commit is on the disk when it returns
 * (`synchronous = full`), and other processes can read meanwhile (WAL).
 */
export function openDatabase(file: string, timeout = lockTimeout): Database {
  const database = new DatabaseSync(file, { timeout });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    -- What was erased is overwritten.
    pragma secure_delete = on;`);
  inTransaction(database, () => {
    const version = database.prepare('pragma user_version').get()?.user_version;
    if (version === 0) database.exec(schema);
    else if (version !== 1)
      throw new DatabaseProblem(`${file} was made by another version of this service.`);
  });
  return database;
}

/**
 * Makes sure that only one service works on a file: two would send everything twice. Locks a file of its
 * own, because the commands work on the database at the same time. The operating system ends the lock with
 * the process, however that ends.
 */
export function lockForService(file: string): void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: lockTimeout });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    if (isDatabaseBusy(error))
      throw new DatabaseProblem(`Another process of this service already uses ${file}.`);
    throw error;
  }
  // Without a reference to it, the garbage collector would close the file.
  locks.add(lock);
}
const locks = new Set<DatabaseSync>();

/** Commits the work as one transaction, or rolls it back if the work throws. */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // After some errors, as with a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Reads a secret of this installation, which is created when it is first needed. */
export function readSecret(database: Database, name: 'challenge' | 'mailbox'): string {
  database
    .prepare('insert into secrets (name, value) values (?, ?) on conflict do nothing')
    .run(name, randomBytes(32).toString('hex'));
  return String(database.prepare('select value from secrets where name = ?').get(name)?.value);
}

/** https://www.sqlite.org/rescode.html: busy, locked, read-only, input or output, full, cannot open. */
const outsideCodes = new Set([5, 6, 8, 10, 13, 14]);

/** The primary code of an error of SQLite. */
function getPrimaryCode(error: unknown): number | undefined {
  const { errcode } = Object(error);
  return typeof errcode === 'number' ? errcode % 256 : undefined;
}

const isDatabaseBusy = (error: unknown) => getPrimaryCode(error) === 5;

/** Whether the disk or another process blocks the database. Any other error is a bug of ours. */
export const isDatabaseUnavailable = (error: unknown) =>
  outsideCodes.has(getPrimaryCode(error) ?? -1);
