import type { Channel, Kind } from '../database/accept.ts';
import { claimAcknowledgement } from '../database/acknowledgements.ts';
import type { Database } from '../database/database.ts';
import { codeOf, isFromOutside, Unavailable } from '../errors.ts';
import { report } from '../log.ts';

export interface StoredMessage {
  id: string;
  kind: Kind;
  fields: Record<string, string>;
  receivedAt: Date;
}

/** Tells someone about a message. Throws if that has failed. */
export type Courier = (message: StoredMessage) => Promise<void>;

export interface DeliveryJob {
  message: string;
  channel: Channel;
}

/*
 * This also proves, just before an email is sent, that the database can write: otherwise the email
 * would be sent again and again.
 */
const take = `
  update intake.deliveries set attempts = attempts + 1
  from intake.messages
  where message_id = $1 and channel = $2 and delivered_at is null and not held
    and id = message_id
  returning kind, fields, received_at`;

const settle = `
  update intake.deliveries set delivered_at = now(), last_error = null, dead_at = null, left_out = $3
  where message_id = $1 and channel = $2`;

const note = `
  update intake.deliveries
  set last_error = $3, dead_at = case when $4 then now() end
  where message_id = $1 and channel = $2`;

/** Longer than a courier can take, and much shorter than a job stays locked (see presence.ts). */
const patience = 120_000;

/** Gives up waiting for a courier. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Unavailable('TOO_SLOW')), patience);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** What went wrong, without anything that the visitor has written. */
function reasonOf(error: unknown): string {
  const { responseCode } = Object(error);
  return [codeOf(error), responseCode].filter(Boolean).join(' ');
}

/**
 * Does a delivery that is not done yet. If the process is killed after the courier has finished and
 * before the database knows, the delivery is done again, with the same Message-ID.
 */
export async function deliver(
  database: Database,
  couriers: Readonly<Partial<Record<Channel, Courier>>>,
  { message: id, channel }: DeliveryJob,
  isLastAttempt: boolean,
): Promise<void> {
  const { rows } = await database.query(take, [id, channel]);
  // Erased, or done by another process meanwhile.
  if (!rows[0]) return;
  const { kind, fields, received_at: receivedAt } = rows[0];
  const courier = couriers[channel];
  const isLeftOut = channel === 'visitor' && !(await claimAcknowledgement(database, id));
  try {
    if (!courier) throw new Unavailable(`NO_${channel.toUpperCase()}`);
    if (!isLeftOut) await inTime(courier({ id, kind, fields, receivedAt }));
  } catch (error) {
    // The queue writes a line for each failure. This one is our own.
    if (!isFromOutside(error)) report('delivery', error);
    await database.query(note, [id, channel, reasonOf(error), isLastAttempt]);
    // A person decides what happens next. The queue has nothing more to do.
    if (isLastAttempt) return;
    throw new Error(reasonOf(error));
  }
  await database.query(settle, [id, channel, isLeftOut]);
}
