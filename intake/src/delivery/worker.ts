import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Config } from '../config.ts';
import type { Channel } from '../database/accept.ts';
import type { Database } from '../database/database.ts';
import { forgetProofs } from '../database/proofs.ts';
import { queueLog, report } from '../log.ts';
import { type Courier, type DeliveryJob, deliver } from './deliver.ts';
import { beginPresence, type Presence } from './presence.ts';

/** Before the queue begins again. */
const pause = 1000;
/** How long deliveries in progress may take when the service stops, and after the database is lost. */
const [drain, lost] = [20_000, 3000];

/** Does the deliveries that wait in the database, until it is stopped. */
export function startWorker(
  database: Database,
  couriers: Readonly<Partial<Record<Channel, Courier>>>,
  { DATABASE_URL, DELIVERIES_AT_A_TIME }: Config,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

  function begin(presence: Presence): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      presence.show(workerPool.id).catch((error) => {
        report('queue stopped', error);
        presence.end();
      });
    });
    // The queue could not note what became of a job.
    events.on('pool:fatalError', presence.end);
    return run({
      pgPool: database,
      noHandleSignals: true,
      logger: queueLog,
      events,
      preset: {
        worker: {
          concurrentJobs: DELIVERIES_AT_A_TIME,
          pollInterval: 1000,
          // Jobs are fetched and completed several at a time. A delivery that is done is never done
          // again, even if its job is.
          localQueue: { size: 4 * DELIVERIES_AT_A_TIME, ttl: 10_000 },
          completeJobBatchDelay: 20,
          failJobBatchDelay: 20,
        },
      },
      taskList: {
        deliver: (payload, { job }) =>
          deliver(database, couriers, payload as DeliveryJob, job.attempts >= job.max_attempts),
        forgetProofs: () => forgetProofs(database),
      },
      // Once an hour, in one of the replicas.
      crontab: '17 * * * * forgetProofs',
    });
  }

  /** From one loss of the database to the next: then, nobody knows which jobs the queue has. */
  async function runOnce(): Promise<void> {
    const presence = await beginPresence(DATABASE_URL);
    try {
      const runner = await begin(presence);
      await Promise.race([runner.promise, presence.ended, stopped]);
      // It may already be stopping by itself. Without a database, it sometimes never comes to an end.
      const patience = signal.aborted ? drain : lost;
      await Promise.race([runner.stop().catch(() => {}), wait(patience)]);
    } finally {
      // What it still had is free for others.
      presence.end();
      await presence.ended;
    }
  }

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        await runOnce();
      } catch (error) {
        report('queue stopped', error);
      }
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  const running = keepRunning();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
