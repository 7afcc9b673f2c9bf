import type { ClientBase } from 'pg';
import type { Config } from '../config.ts';
import { Unavailable } from '../errors.ts';
import type { Due } from '../promise.ts';
import type { Suspicion } from '../spam/suspicion.ts';
import type { Database } from './database.ts';
import { release } from './quarantine.ts';

export type Kind = 'contact' | 'newsletter';
/** Tells the owner about messages: a message of its own, in the same queue. */
export type Notice = 'digest' | 'reminder' | 'alarm';
export type Channel = 'owner' | 'visitor' | 'webhook' | 'chat' | 'confirmation' | Notice;

export interface Incoming {
  kind: Kind;
  /** The idempotency key. */
  key: string;
  /** A digest of the fields. */
  digest: string;
  fields: object;
  /** One delivery for each. */
  channels: readonly Channel[];
  /** Why its deliveries are held until a person releases them. */
  suspicion?: Suspicion | undefined;
  /** How many messages have come from its network within the hour. */
  crowd?: number;
  /** What the site promises, unless it is held. */
  due?: Due | undefined;
  /** The proof of work that came with it. It counts for one message. */
  proof?: { id: string; expiresAt: Date } | undefined;
}

/** Without one, there is no limit. */
export type Limits = Partial<Pick<Config, 'MAX_HELD' | 'EMAILS_TO_OWNER_PER_HOUR'>>;

/**
 * The message is stored, now or before; or other fields are stored under the same key; or it would be
 * held, and too many are; or it would cause one email too many to a stranger.
 */
export type Accepted = { id: string; isNew: boolean } | 'conflict' | 'full' | 'stopped';

/*
 * One statement is one transaction and one round trip: a message and its deliveries are stored
 * together or not at all. A suspect message is held, and does not use up its proof. Robots without a proof
 * leave half of the room for held messages to others. Nothing is locked to count, so each connection may
 * store one too many.
 */
const acceptSql = `
  with proof as (
    insert into intake.proofs (id, expires_at)
    select $7::text, $8::timestamptz where $6::text is null and $7::text is not null
    on conflict (id) do nothing
    returning id
  ), verdict as (
    select case
      when $6::text is not null then $6::text
      when $7::text is not null and not exists (select from proof) then 'proof'
      when $1 = 'contact' and intake.has_enough($13::int) then 'limit'
    end as suspicion
  ), room as (
    select (
      suspicion is not null
      and intake.unseen() >= $11::int * case when $7::text is null then 1 else 2 end
    ) is true as full
    from verdict
  ), message as (
    insert into intake.messages (kind, key, digest, fields, suspicion, crowd, due_at, remind_at)
    select $1, $2, $3, $4, suspicion,
      case when suspicion is not null then $12::int end,
      case when suspicion is null then $9::timestamptz end,
      case when suspicion is null then $10::timestamptz end
    from verdict, room where not room.full
    on conflict (kind, key) do nothing
    returning id, suspicion
  ), delivery as (
    insert into intake.deliveries (message_id, channel, held)
    select id, channel, suspicion is not null from message, unnest($5::text[]) as channel
  )
  select (select id from message) as id, (select suspicion from verdict) as suspicion,
    (select room.full from room) as "isFull"`;

const find = `
  select id, digest, suspicion is not null and released_at is null as "isHeld",
    received_at < now() - interval '24 hours' as "isOld"
  from intake.messages where kind = $1 and key = $2`;

const freeKey = 'update intake.messages set key = id::text where id = $1';

/** Stores a message once. When this returns, the database has written it to its disk. */
export async function accept(
  database: Database | ClientBase,
  incoming: Incoming,
  limits: Limits = {},
  tries = 1,
): Promise<Exclude<Accepted, 'stopped'>> {
  const { kind, key, digest, fields, channels, suspicion, crowd, proof, due } = incoming;
  const { rows: stored } = await database.query({
    name: 'accept',
    text: acceptSql,
    values: [
      kind,
      key,
      digest,
      JSON.stringify(fields),
      channels,
      suspicion,
      proof?.id,
      proof?.expiresAt,
      due?.dueAt,
      due?.remindAt,
      limits.MAX_HELD,
      crowd,
      limits.EMAILS_TO_OWNER_PER_HOUR,
    ],
  });
  if (stored[0].id) return { id: stored[0].id, isNew: true };
  const { rows: known } = await database.query(find, [kind, key]);
  if (!known[0] && stored[0].isFull) return 'full';
  const { id, isHeld, isOld } = known[0] ?? {};
  // No retry, but the same words again.
  if (isOld) await database.query(freeKey, [id]);
  // Otherwise, it was erased or its key freed between the two statements.
  if (isOld || !id) {
    if (tries === 3) throw new Unavailable('ERASED');
    // The proof was used by this try.
    const again = { ...incoming, suspicion: stored[0].suspicion ?? undefined, proof: undefined };
    return accept(database, again, limits, tries + 1);
  }
  if (known[0].digest !== digest) return 'conflict';
  // A retry without suspicion releases it. Otherwise anyone could keep the newsletter from a reader by
  // asking for it as a robot.
  if (isHeld && !stored[0].suspicion) await release(database, [id]);
  return { id, isNew: false };
}
