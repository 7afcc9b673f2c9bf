import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * `owner`, `webhook`, `visitor`: about one message. `bundle`: all suspect messages of the last while.
 * `failures`: what was given up. `confirmation`: whether someone wants the newsletter.
 */
export type Channel = 'owner' | 'bundle' | 'failures' | 'webhook' | 'visitor' | 'confirmation';

export const ownerChannels: readonly Channel[] = ['owner', 'bundle', 'failures'];
export const strangerChannels: readonly Channel[] = ['visitor', 'confirmation'];

/** Due deliveries are sent in this order. */
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
const maxPause = 900 * second;
/** A delivery is given up after two days, but not before many attempts: a clock can jump ahead. */
const giveUpAfter = 2 * 24 * 3600 * second;
const minAttempts = 20;

/** 2, 4, 8 seconds and so on, up to 15 minutes. */
export const calculatePause = (attempts: number) => Math.min(2 ** attempts * second, maxPause);

const formatList = (channels: readonly Channel[]) =>
  channels.map((channel) => `'${channel}'`).join();

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

/** How many deliveries are left of a limit per hour. `created_at`: to queue. `done_at`: to send. */
export function countRemaining(
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
       where channel in (${formatList(channels)}) and ${time} between ? and ?`,
    )
    .get(now - 3600 * second, now);
  return mostPerHour - Number(row?.count);
}

/** Finds due deliveries: to the owner before strangers, and the oldest first. */
export function findDueDeliveries(
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
         and channel not in (${formatList(excluded)})
       order by priority, rowid limit ?`,
    )
    .all(now, most);
  return rows as unknown as Delivery[];
}

export function recordDelivered(
  database: Database,
  { id, channel }: Delivery,
  now = Date.now(),
): void {
  database
    .prepare(
      'update deliveries set done_at = ?, attempts = attempts + 1, last_error = null where id = ?',
    )
    .run(now, id);
  // The email is sent in its order, so the names of networks are no longer needed.
  if (channel === 'bundle')
    database.prepare('update messages set network = null where bundle_id = ?').run(id);
}

/** Plans the next attempt. After two days, gives up, and queues one email to the owner that says so. */
export function recordFailure(
  database: Database,
  delivery: Delivery,
  error: string,
  now = Date.now(),
): void {
  const attempts = delivery.attempts + 1;
  const isGivenUp =
    // An email about failures is never given up: nobody could be told.
    delivery.channel !== 'failures' &&
    attempts >= minAttempts &&
    now - delivery.createdAt >= giveUpAfter;
  database
    .prepare(
      `update deliveries set attempts = ?, last_error = ?, due_at = ?, given_up_at = ?, report_id = ?
       where id = ?`,
    )
    .run(
      attempts,
      error,
      now + calculatePause(attempts),
      isGivenUp ? now : null,
      isGivenUp ? findOrAddReport(database, now) : null,
      delivery.id,
    );
}

/** The email about failures that was not sent yet, or a new one. */
function findOrAddReport(database: Database, now: number): string {
  const unsent = database
    .prepare(`select id from deliveries where channel = 'failures' and done_at is null`)
    .get();
  return unsent ? String(unsent.id) : addDelivery(database, { channel: 'failures' }, now);
}

export interface Failure {
  channel: Channel;
  message: string | null;
  error: string;
}

/** Reads the failures that an email reports. */
export const readFailures = (database: Database, report: string) =>
  database
    .prepare(
      `select channel, message_id as message, last_error as error from deliveries
       where report_id = ? order by rowid`,
    )
    .all(report) as unknown as Failure[];

/**
 * Makes all waiting deliveries due: after a start, when the mail server is back, or if the clock was set
 * back.
 */
export function makeAllDue(database: Database): void {
  database
    .prepare(
      'update deliveries set due_at = 0 where due_at > 0 and done_at is null and given_up_at is null',
    )
    .run();
}
