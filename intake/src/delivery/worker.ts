import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { codeOf, isFromOutside, log, report, Unavailable } from '../log.ts';
import { type Database, inTransaction } from '../store/database.ts';
import {
  type Delivery,
  findDue,
  findRoom,
  makeAllDue,
  ownerChannels,
  recordDone,
  recordFailed,
} from '../store/deliveries.ts';
import { removeOld } from '../store/maintenance.ts';
import { collectSuspects } from '../store/messages.ts';

const second = 1000;
const hour = 3600 * second;
const pollInterval = second;
export const mostAtATime = 10;
/** While the mail server is down, it is asked at least this often. */
const longestRest = 30 * second;
/** How long a stop waits for a mail server: longer than the timeouts of an email. */
export const longestStop = 40 * second;

/** The mail server cannot be reached, or does not speak with us: other emails would fail as well. */
export class MailServerDown extends Unavailable {}

export interface Worker {
  /** Looks at once for what is due. */
  wake: () => void;
  /** Starts nothing more, and waits for what is in progress. */
  stop: () => Promise<void>;
}

export interface Work {
  database: Database;
  /** Does a delivery, or throws. */
  send: (delivery: Delivery) => Promise<void>;
  mostToOwnerPerHour: number;
  /** How long suspect messages are collected, in milliseconds. */
  collectFor: number;
  keepDays: number;
}

/** Takes what is due, and delivers it. */
export function startWorker(work: Work): Worker {
  const { database } = work;
  const inProgress = new Map<string, { delivery: Delivery; promise: Promise<void> }>();
  /** What was done and is not recorded yet. With a full disk, that takes a while, and nothing else is sent. */
  const unrecorded: (() => void)[] = [];
  let isStopping = false;
  let wake = () => {};
  /** How often in a row the mail server was down, and until when it is left alone (monotonic). */
  let timesDown = 0;
  let restsUntil = 0;
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
      report('not recorded', error);
      return false;
    }
  }

  function noteMailServer(isDown: boolean): void {
    // Emails that were on their way together fail together: that counts once.
    if (isDown && performance.now() < restsUntil) return;
    if (isDown) {
      restsUntil = performance.now() + Math.min(2 ** timesDown * second, longestRest);
      timesDown += 1;
    } else {
      restsUntil = 0;
      // One email can also end a connection, so a single failure does not mean that the server was down.
      if (timesDown > 2) unrecorded.push(() => makeAllDue(database));
      timesDown = 0;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { channel } = delivery;
    try {
      await work.send(delivery);
      unrecorded.push(() => recordDone(database, delivery));
      if (channel !== 'webhook') noteMailServer(false);
    } catch (error) {
      if (!isFromOutside(error)) report('delivery', error);
      const code = error instanceof Unavailable ? error.code : codeOf(error);
      log('not delivered', { channel, code });
      unrecorded.push(() => recordFailed(database, delivery, code));
      if (error instanceof MailServerDown) noteMailServer(true);
    }
  }

  function startDue(): void {
    const places = (timesDown > 0 ? 1 : mostAtATime) - inProgress.size;
    if (places <= 0 || performance.now() < restsUntil) return;
    const now = Date.now();
    const underway = [...inProgress.values()].filter(({ delivery }) => isToOwner(delivery)).length;
    let roomToOwner =
      findRoom(database, ownerChannels, 'done_at', work.mostToOwnerPerHour, now) - underway;
    const excluded = roomToOwner > 0 ? [] : ownerChannels;
    const found = findDue(database, { most: mostAtATime + inProgress.size, excluded });
    for (const delivery of found.filter(({ id }) => !inProgress.has(id)).slice(0, places)) {
      if (isToOwner(delivery) && roomToOwner-- <= 0) continue;
      const promise = deliver(delivery).finally(() => {
        inProgress.delete(delivery.id);
        wake();
      });
      inProgress.set(delivery.id, { delivery, promise });
    }
  }

  /** A due date that was planned before the clock was set back would be far away. */
  function noticeClock(): void {
    const now = Date.now();
    if (now < lastTime) makeAllDue(database);
    lastTime = now;
  }

  function cleanUp(): void {
    if (performance.now() - cleanedAt < hour) return;
    // Until nothing is left, a part in each turn.
    if (removeOld(database, work.keepDays) === 0) cleanedAt = performance.now();
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (recordAll()) {
        try {
          noticeClock();
          collectSuspects(database, work.collectFor);
          startDue();
          cleanUp();
        } catch (error) {
          report('queue stopped', error);
        }
      }
      await Promise.race([woken, wait(pollInterval)]);
      // What has ended at the same time is recorded together.
      await nextTurn();
    }
  }

  try {
    makeAllDue(database);
  } catch (error) {
    // They become due by themselves, later.
    report('queue stopped', error);
  }
  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      const all = Promise.all([...inProgress.values()].map(({ promise }) => promise));
      await Promise.race([all, wait(longestStop, undefined, { ref: false })]);
      recordAll();
    },
  };
}

const isToOwner = ({ channel }: Delivery) => ownerChannels.includes(channel);
