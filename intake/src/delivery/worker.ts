import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Config } from '../config.ts';
import type { Channel } from '../database/accept.ts';
import type { Database } from '../database/database.ts';
import { log, queueLog } from '../log.ts';
import { type Courier, type DeliveryJob, deliver } from './deliver.ts';
import { showPresence } from './presence.ts';

/** After the queue has stopped by itself. */
const pause = 1000;

/**
 * Does the deliveries that wait in the database, until it is stopped. The queue gives up if the
 * database goes away in the middle of a job; then it is started again.
 */
export function startWorker(
  database: Database,
  couriers: Readonly<Partial<Record<Channel, Courier>>>,
  { DATABASE_URL, DELIVERIES_AT_A_TIME }: Config,
): { stop: () => Promise<void> } {
  const presence = showPresence(DATABASE_URL, database);
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function start(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => presence.add(worker.workerId));
    return run({
      pgPool: database,
      concurrency: DELIVERIES_AT_A_TIME,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: queueLog,
      events,
      taskList: {
        deliver: (payload, { job }) =>
          deliver(database, couriers, payload as DeliveryJob, job.attempts >= job.max_attempts),
      },
    });
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        runner = await start();
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ event: 'queue stopped', code: (error as { code?: string }).code ?? 'unknown' });
      }
      runner = undefined;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      // It may already be stopping by itself.
      await runner?.stop().catch(() => {});
      await running;
      await presence.stop();
    },
  };
}
