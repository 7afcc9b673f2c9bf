import type { Database } from './database.ts';

export type Kind = 'contact' | 'newsletter';
export type Channel = 'owner' | 'visitor' | 'webhook' | 'confirmation';

export interface Incoming {
  kind: Kind;
  /** The idempotency key. */
  key: string;
  /** A digest of the fields. */
  digest: string;
  fields: object;
  /** Who has to be told about it. */
  channels: readonly Channel[];
}

/** The message is stored, now or before; or other fields are stored under the same key. */
export type Accepted = { id: string; isNew: boolean } | 'conflict';

/** Together about two days: the pauses grow up to six hours. */
const attempts = 17;

/*
 * One statement is one transaction and one round trip: a message, its deliveries and their jobs are
 * stored together or not at all.
 */
const insert = `
  with message as (
    insert into intake.messages (kind, key, digest, fields) values ($1, $2, $3, $4)
    on conflict (kind, key) do nothing
    returning id
  ), delivery as (
    insert into intake.deliveries (message_id, channel)
    select id, channel from message, unnest($5::text[]) as channel
    returning message_id, channel
  )
  select id, (
    select count(graphile_worker.add_job(
      'deliver',
      json_build_object('message', message_id, 'channel', channel),
      max_attempts => ${attempts}
    )) from delivery
  ) as jobs
  from message`;

const find = 'select id, digest from intake.messages where kind = $1 and key = $2';

/** Stores a message once. When this returns, the database has written it to its disk. */
export async function accept(database: Database, incoming: Incoming): Promise<Accepted> {
  const { kind, key, digest, fields, channels } = incoming;
  const values = [kind, key, digest, JSON.stringify(fields), channels];
  const { rows: stored } = await database.query({ name: 'accept', text: insert, values });
  if (stored[0]) return { id: stored[0].id, isNew: true };
  const { rows: known } = await database.query(find, [kind, key]);
  if (!known[0]) throw new Error('A message was erased while it was sent again.');
  return known[0].digest === digest ? { id: known[0].id, isNew: false } : 'conflict';
}
