import type { Channel, Kind } from '../database/accept.ts';
import type { Database } from '../database/database.ts';

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

const take = `
  update intake.deliveries set attempts = attempts + 1
  where message_id = $1 and channel = $2 and delivered_at is null
  returning (
    select to_json(messages) from intake.messages where messages.id = message_id
  ) as message`;

const settle = `
  update intake.deliveries set delivered_at = now(), last_error = null, dead_at = null
  where message_id = $1 and channel = $2`;

const note = `
  update intake.deliveries
  set last_error = $3, dead_at = case when $4 then now() end
  where message_id = $1 and channel = $2`;

/** What went wrong, without anything that the visitor has written. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter(Boolean).join(' ') || (error as Error).name || 'Error';
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
  if (!rows[0]?.message) return;
  const { kind, fields, received_at: receivedAt } = rows[0].message;
  const courier = couriers[channel];
  try {
    if (!courier) throw Object.assign(new Error(), { code: `NO_${channel.toUpperCase()}` });
    await courier({ id, kind, fields, receivedAt: new Date(receivedAt) });
  } catch (error) {
    await database.query(note, [id, channel, reasonOf(error), isLastAttempt]);
    throw new Error(reasonOf(error));
  }
  await database.query(settle, [id, channel]);
}
