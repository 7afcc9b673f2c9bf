import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * `owner`, `webhook`, `visitor`: about one message. `bundle`: all suspect messages of the last while.
 * `failures`: what was given up. `confirmation`: whether someone wants the newsletter.
 */
export type Channel = 'owner' | 'bundle' | 'failures' | 'webhook' | 'visitor' | 'confirmation';

export const ownerChannels: readonly Channel[] = ['owner', 'bundle', 'failures'];
export const strangerChannels: readonly Channel[] = ['visitor', 'confirmation'];

/** What is due goes out in this order. */
const priorities: Record<Channel, number> = {
  owner: 1,
  bundle: 1,
  failures: 1,
  webhook: 2,
  visitor: 3,
  confirmation: 3,
};
export const strangerPriority = priorities.visitor;

export interface Delivery {
  id: string;
  channel: Channel;
  message: string | null;
  subscriber: string | null;
  createdAt: number;
  attempts: number;
}

const second = 1000;
const longestPause = 900 * second;
/** A delivery is given up after two days, and not before it was tried often: a clock can jump ahead. */
const patience = 2 * 24 * 3600 * second;
const fewestAttempts = 20;

/** 2, 4, 8 seconds and so on, up to 15 minutes. */
export const pauseAfter = (attempts: number) => Math.min(2 ** attempts * second, longestPause);

const listOf = (channels: readonly Channel[]) => channels.map((channel) => `'${channel}'`).join();

/** Queues a delivery. Returns its id. */
export function addDelivery(
  database: Database,
  about: { channel: Channel; message?: string; subscriber?: string },
  now: number,
): string {
  const id = randomUUID();
  database
    .prepare(
      `insert into deliveries (id, channel, priority, message_id, subscriber_id, created_at)
       values (?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      about.channel,
      priorities[about.channel],
      about.message ?? null,
      about.subscriber ?? null,
      now,
    );
  return id;
}

/** How many of so many deliveries an hour are left. `created_at`: to queue. `done_at`: to send. */
export function findRoom(
  database: Database,
  channels: readonly Channel[],
  time: 'created_at' | 'done_at',
  mostPerHour: number,
  now: number,
): number {
  if (mostPerHour === Number.POSITIVE_INFINITY) return mostPerHour;
  const row = database
    .prepare(
      `select count(*) as count from deliveries
       where channel in (${listOf(channels)}) and ${time} between ? and ?`,
    )
    .get(now - 3600 * second, now);
  return mostPerHour - Number(row?.count);
}

/** What is due: the owner before strangers, and the oldest first. */
export function findDue(
  database: Database,
  { most, excluded }: { most: number; excluded: readonly Channel[] },
  now = Date.now(),
): Delivery[] {
  const rows = database
    .prepare(
      `select id, channel, message_id as message, subscriber_id as subscriber,
         created_at as createdAt, attempts
       from deliveries
       where done_at is null and given_up_at is null and due_at <= ?
         and channel not in (${listOf(excluded)})
       order by priority, rowid limit ?`,
    )
    .all(now, most);
  return rows as unknown as Delivery[];
}

export function recordDone(database: Database, { id, channel }: Delivery, now = Date.now()): void {
  database
    .prepare(
      'update deliveries set done_at = ?, attempts = attempts + 1, last_error = null where id = ?',
    )
    .run(now, id);
  // The order is settled, so nothing about networks has to be kept.
  if (channel === 'bundle')
    database.prepare('update messages set network = null where bundle_id = ?').run(id);
}

/** Plans the next attempt. After two days, gives up, and queues one email to the owner that says so. */
export function recordFailed(
  database: Database,
  delivery: Delivery,
  error: string,
  now = Date.now(),
): void {
  const attempts = delivery.attempts + 1;
  const isGivenUp =
    // There is nobody to tell that the owner could not be told.
    delivery.channel !== 'failures' &&
    attempts >= fewestAttempts &&
    now - delivery.createdAt >= patience;
  database
    .prepare(
      `update deliveries set attempts = ?, last_error = ?, due_at = ?, given_up_at = ?, report_id = ?
       where id = ?`,
    )
    .run(
      attempts,
      error,
      now + pauseAfter(attempts),
      isGivenUp ? now : null,
      isGivenUp ? openReport(database, now) : null,
      delivery.id,
    );
}

/** The email about failures that is not sent yet, or a new one. */
function openReport(database: Database, now: number): string {
  const open = database
    .prepare(`select id from deliveries where channel = 'failures' and done_at is null`)
    .get();
  return open ? String(open.id) : addDelivery(database, { channel: 'failures' }, now);
}

export interface Failure {
  channel: Channel;
  message: string | null;
  error: string;
}

/** What an email about failures tells of. */
export const readFailures = (database: Database, report: string) =>
  database
    .prepare(
      `select channel, message_id as message, last_error as error from deliveries
       where report_id = ? order by rowid`,
    )
    .all(report) as unknown as Failure[];

/** Lets everything be tried at once: after a start, when the mail server is back, or the clock was set. */
export function makeAllDue(database: Database): void {
  database
    .prepare(
      'update deliveries set due_at = 0 where due_at > 0 and done_at is null and given_up_at is null',
    )
    .run();
}
