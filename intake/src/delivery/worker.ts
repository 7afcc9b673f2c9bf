import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { claimDeliveries } from '../database/deliveries.ts';
import { makeNotices } from '../database/notices.ts';
import { forgetProofs } from '../database/proofs.ts';
import { report } from '../log.ts';
import { type Couriers, deliver } from './deliver.ts';

const pollInterval = 1000;
/** How long a shutdown waits for deliveries in flight. */
const drain = 20_000;
const hour = 3_600_000;
/** How often it looks for what the owner has to be told. */
const noticeInterval = 10_000;

export interface Worker {
  /** Polls now. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Polls the queue, and delivers what is due. */
export function startWorker(database: Database, couriers: Couriers, config: Config): Worker {
  const { DELIVERIES_AT_A_TIME } = config;
  const inFlight = new Set<Promise<void>>();
  let isStopping = false;
  let wake = () => {};
  const wakeUp = () => wake();

  async function claimSome(): Promise<void> {
    const claims = await claimDeliveries(database, DELIVERIES_AT_A_TIME - inFlight.size);
    for (const claim of claims) {
      const delivery = deliver(database, couriers, claim)
        .catch((error) => report('queue stopped', error))
        .finally(() => {
          inFlight.delete(delivery);
          wake();
        });
      inFlight.add(delivery);
    }
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      let timer: NodeJS.Timeout | undefined;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, pollInterval);
      });
      if (inFlight.size < DELIVERIES_AT_A_TIME) {
        await claimSome().catch((error) => report('queue stopped', error));
      }
      await woken;
      clearTimeout(timer);
    }
    await Promise.race([Promise.all(inFlight), wait(drain)]);
  }

  const forget = () => forgetProofs(database).catch((error) => report('not cleaned up', error));
  const forgetting = setInterval(forget, hour);
  forget();
  const notice = () =>
    makeNotices(database, config).then(wakeUp, (error) => report('not noticed', error));
  const noticing = setInterval(notice, noticeInterval);
  notice();
  const working = work();
  return {
    wake: wakeUp,
    stop: () => {
      isStopping = true;
      clearInterval(forgetting);
      clearInterval(noticing);
      wake();
      return working;
    },
  };
}
