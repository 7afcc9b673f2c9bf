import { randomUUID } from 'node:crypto';
import { validContactMessages } from '@website/form-contract/examples';
import { type Database, openDatabase } from '../src/store/database.ts';
import { acceptMessage, type Incoming, type Receivers } from '../src/store/messages.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
/** When tests begin. */
export const noon = Date.UTC(2026, 10, 30, 12);

/** A database in memory. */
export const createStore = (): Database => openDatabase(':memory:');

export const everyone: Receivers = {
  acknowledgesVisitors: true,
  hasWebhook: true,
  mostToOwnerPerHour: 90,
  mostToStrangersPerHour: 30,
};

const { value } = validContactMessages['every field'];

/** A message of good standing, with a proof of its own. */
export function createIncoming(
  changes: Partial<Omit<Incoming, 'fields'>> & { fields?: Partial<Incoming['fields']> } = {},
): Incoming {
  const id = randomUUID();
  return {
    key: id,
    digest: id,
    suspicion: undefined,
    proof: { id, expiresAt: noon + 2 * hour },
    network: 'a network',
    ...changes,
    fields: { ...value, ...changes.fields },
  };
}

/** Stores a message for the owner only. Returns its id. */
export function storeMessage(
  database: Database,
  changes: Parameters<typeof createIncoming>[0] = {},
  now = noon,
): string {
  const receivers = { ...everyone, acknowledgesVisitors: false, hasWebhook: false };
  const accepted = acceptMessage(database, createIncoming(changes), receivers, now);
  if (accepted === 'conflict') throw new Error(accepted);
  return accepted.id;
}
