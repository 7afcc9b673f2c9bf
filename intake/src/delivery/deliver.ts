import type { Channel } from '../database/accept.ts';
import type { Database } from '../database/database.ts';
import {
  type Claim,
  failDelivery,
  lockDelivery,
  type StoredMessage,
  settleDelivery,
} from '../database/deliveries.ts';
import { codeOf, isFromOutside, Unavailable } from '../errors.ts';
import { log, report } from '../log.ts';

/** Delivers a message to one channel, or throws. Returns false if it had a reason to send nothing. */
export type Courier = (message: StoredMessage) => Promise<unknown>;
export type Couriers = Readonly<Partial<Record<Channel, Courier>>>;

/** Longer than the timeouts of the couriers, shorter than that of an idle transaction (database.ts). */
const patience = 120_000;

/** Rejects after a timeout. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Unavailable('TOO_SLOW')), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Codes only: a message may contain personal data. */
function reasonOf(error: unknown): string {
  const { responseCode } = Object(error);
  return [codeOf(error), responseCode].filter(Boolean).join(' ');
}

/** Returns whether it was left out, or why it has failed. */
async function attempt(
  courier: Courier | undefined,
  message: StoredMessage,
  channel: Channel,
): Promise<boolean | string> {
  try {
    if (!courier) throw new Unavailable(`NO_${channel.toUpperCase()}`);
    return (await inTime(courier(message))) === false;
  } catch (error) {
    const code = reasonOf(error);
    if (isFromOutside(error)) log.warn({ event: 'not delivered', channel, code });
    else report('delivery', error);
    return code;
  }
}

/**
 * Does a delivery that this process has claimed. If the process is killed after the courier has
 * finished and before the commit, the delivery is done again, with the same Message-ID.
 */
export async function deliver(database: Database, couriers: Couriers, claim: Claim): Promise<void> {
  const client = await database.connect();
  let isLost = true;
  try {
    const message = await lockDelivery(client, claim);
    if (message) {
      const outcome = await attempt(couriers[claim.channel], message, claim.channel);
      if (typeof outcome === 'string') await failDelivery(client, claim, outcome);
      else await settleDelivery(client, claim, outcome);
    } else await client.query('rollback');
    isLost = false;
  } finally {
    // Ends the session after an error, and with it the transaction.
    client.release(isLost);
  }
}
