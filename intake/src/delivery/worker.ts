import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { getErrorCode, isOutsideFailure, log, reportError, Unavailable } from '../log.ts';
import { type Database, inTransaction } from '../store/database.ts';
import {
  countRemaining,
  type Delivery,
  findDueDeliveries,
  makeAllDue,
  ownerChannels,
  recordDelivered,
  recordFailure,
} from '../store/deliveries.ts';
import { removeOld } from '../store/maintenance.ts';
import { collectSuspects } from '../store/messages.ts';

const second = 1000;
const hour = 3600 * second;
const pollInterval = second;
export const maxConcurrent = 10;
/** While the mail server is down, the longest time until the next attempt. */
const maxBackoff = 30 * second;
/** How long a stop waits for a mail server: longer than the timeouts of an email. */
export const maxStopTime = 40 * second;

/** The mail server cannot be reached, or rejects the connection: other emails would fail as well. */
export class MailServerDown extends Unavailable {}

export interface Worker {
  /** Looks for due deliveries at once. */
  wake: () => void;
  /** Starts no more deliveries, and waits for those in progress. */
  stop: () => Promise<void>;
}

export interface Work {
  database: Database;
  /** Sends what a delivery is about. Throws if that fails. */
  send: (delivery: Delivery) => Promise<void>;
  mostToOwnerPerHour: number;
  /** How long suspect messages are collected, in milliseconds. */
  collectFor: number;
  keepDays: number;
}

/** Starts a loop that sends due deliveries. */
export function startWorker(work: Work): Worker {
  const { database } = work;
  const inProgress = new Map<string, { delivery: Delivery; promise: Promise<void> }>();
  /** Results that are not recorded yet. While they cannot be, as on a full disk, nothing else is sent. */
  const unrecorded: (() => void)[] = [];
  let isStopping = false;
  let wake = () => {};
  /** How often in a row the mail server was down, and when the next attempt may begin (monotonic clock). */
  let failuresInARow = 0;
  let backoffEnd = 0;
  let lastTime = Date.now();
  let cleanedAt = Number.NEGATIVE_INFINITY;

  /** Records everything at once, because each commit waits for the disk. Returns whether that worked. */
  function recordAll(): boolean {
    if (unrecorded.length === 0) return true;
    try {
      inTransaction(database, () => {
        for (const record of unrecorded) record();
      });
      unrecorded.length = 0;
      return true;
    } catch (error) {
      reportError('not recorded', error);
      return false;
    }
  }

  function recordMailServerState(isDown: boolean): void {
    // Emails that are sent at the same time fail together, which counts once.
    if (isDown && performance.now() < backoffEnd) return;
    if (isDown) {
      backoffEnd = performance.now() + Math.min(2 ** failuresInARow * second, maxBackoff);
      failuresInARow += 1;
    } else {
      backoffEnd = 0;
      // One email can also end a connection, so a single failure does not mean that the server was down.
      if (failuresInARow > 2) unrecorded.push(() => makeAllDue(database));
      failuresInARow = 0;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { channel } = delivery;
    try {
      await work.send(delivery);
      unrecorded.push(() => recordDelivered(database, delivery));
      if (channel !== 'webhook') recordMailServerState(false);
    } catch (error) {
      if (!isOutsideFailure(error)) reportError('delivery', error);
      const code = error instanceof Unavailable ? error.code : getErrorCode(error);
      log('not delivered', { channel, code });
      unrecorded.push(() => recordFailure(database, delivery, code));
      if (error instanceof MailServerDown) recordMailServerState(true);
    }
  }

  function startDue(): void {
    const freeSlots = (failuresInARow > 0 ? 1 : maxConcurrent) - inProgress.size;
    if (freeSlots <= 0 || performance.now() < backoffEnd) return;
    const now = Date.now();
    const underway = [...inProgress.values()].filter(({ delivery }) => isToOwner(delivery)).length;
    let remainingToOwner =
      countRemaining(database, ownerChannels, 'done_at', work.mostToOwnerPerHour, now) - underway;
    const excluded = remainingToOwner > 0 ? [] : ownerChannels;
    const dueDeliveries = findDueDeliveries(database, {
      most: maxConcurrent + inProgress.size,
      excluded,
    });
    for (const delivery of dueDeliveries
      .filter(({ id }) => !inProgress.has(id))
      .slice(0, freeSlots)) {
      if (isToOwner(delivery) && remainingToOwner-- <= 0) continue;
      const promise = deliver(delivery).finally(() => {
        inProgress.delete(delivery.id);
        wake();
      });
      inProgress.set(delivery.id, { delivery, promise });
    }
  }

  /** A due date that was planned before the clock was set back would be far away. */
  function checkClock(): void {
    const now = Date.now();
    if (now < lastTime) makeAllDue(database);
    lastTime = now;
  }

  function cleanUp(): void {
    if (performance.now() - cleanedAt < hour) return;
    // Repeats in each turn of the loop until nothing is left.
    if (removeOld(database, work.keepDays) === 0) cleanedAt = performance.now();
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (recordAll()) {
        try {
          checkClock();
          collectSuspects(database, work.collectFor);
          startDue();
          cleanUp();
        } catch (error) {
          reportError('queue stopped', error);
        }
      }
      await Promise.race([woken, wait(pollInterval)]);
      // Lets deliveries that end at the same time be recorded together.
      await nextTurn();
    }
  }

  try {
    makeAllDue(database);
  } catch (error) {
    // Deliveries also become due later, by themselves.
    reportError('queue stopped', error);
  }
  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      const deliveries = Promise.all([...inProgress.values()].map(({ promise }) => promise));
      await Promise.race([deliveries, wait(maxStopTime, undefined, { ref: false })]);
      recordAll();
    },
  };
}

const isToOwner = ({ channel }: Delivery) => ownerChannels.includes(channel);
