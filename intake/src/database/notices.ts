import type { ClientBase } from 'pg';
import type { Limits, Notice } from './accept.ts';
import { type Database, inTransaction } from './database.ts';

/** The advisory lock: one process makes notices at a time. */
const lock = 7_421_004;

/** What a digest shows, and what a reminder does, which has less of each. */
const mostHeld = 20;
const mostLate = 100;

/* A day must pass, unless the clock of the database was set back by more than that. */
const noticeOfToday = `
  select from intake.messages
  where kind = $1 and received_at between now() - interval '1 day' and now() + interval '1 day'`;

/* Comes 15 minutes after the first message that it tells of. Only what it shows counts as told. */
const digestSql = `
  with held as (
    select * from intake.held
    where not exists (select from intake.notices where message_id = id and kind in ('digest', 'seen'))
  ), notice as (
    insert into intake.messages (kind, key, digest, fields)
    select 'digest', to_char(now(), 'YYYY-MM-DD'), '', '{}'
    where exists (select from held where received_at < now() - interval '15 minutes')
    on conflict (kind, key) do nothing
    returning id
  ), told as (
    insert into intake.notices (notice_id, message_id, kind)
    select notice.id, held.id, 'digest' from notice, held order by place limit ${mostHeld}
  )
  insert into intake.deliveries (message_id, channel) select id, 'digest' from notice`;

/* Together, so that many messages do not become many reminders: at most one every 15 minutes. */
const reminderSql = `
  with late as (
    select id from intake.messages
    where remind_at between now() - interval '7 days' and now() and answered_at is null
      and not exists (select from intake.notices where message_id = id and kind = 'reminder')
    order by due_at limit ${mostLate}
  ), notice as (
    insert into intake.messages (kind, key, digest, fields)
    select 'reminder', date_bin('15 minutes', now(), 'epoch')::text, '', '{}'
    where exists (select from late)
    on conflict (kind, key) do nothing
    returning id
  ), told as (
    insert into intake.notices (notice_id, message_id, kind)
    select notice.id, late.id, 'reminder' from notice, late
  )
  insert into intake.deliveries (message_id, channel) select id, 'reminder' from notice`;

const alarmSql = `
  with notice as (
    insert into intake.messages (kind, key, digest, fields)
    values ('alarm', to_char(now(), 'YYYY-MM-DD'), '', '{}')
    on conflict (kind, key) do nothing
    returning id
  )
  insert into intake.deliveries (message_id, channel) select id, 'alarm' from notice`;

/*
 * No more can be held; the owner has got so many messages that others are held; or so many have asked for
 * the newsletter that others are refused.
 */
const limitsSql = `
  select intake.unseen() >= $1 as full, intake.has_enough($2) as many, exists (
    select from intake.stranger_mail where stopped > 0 and hour > now() - interval '1 hour'
  ) as closed`;

/** The limits that the forms have reached. */
export async function limitsReached(
  database: Database | ClientBase,
  { MAX_HELD, EMAILS_TO_OWNER_PER_HOUR }: Limits,
): Promise<('full' | 'many' | 'closed')[]> {
  const { rows } = await database.query(limitsSql, [MAX_HELD, EMAILS_TO_OWNER_PER_HOUR]);
  return (['full', 'many', 'closed'] as const).filter((limit) => rows[0][limit]);
}

/** Queues what the owner has to be told, if there is something. */
export function makeNotices(database: Database, limits: Limits = {}): Promise<void> {
  return inTransaction(database, async (client) => {
    // The statement after it sees what the process before has made.
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(reminderSql);
    const isNew = async (kind: Notice) =>
      (await client.query(noticeOfToday, [kind])).rowCount === 0;
    if (await isNew('digest')) await client.query(digestSql);
    const reached = await limitsReached(client, limits);
    if (reached.length > 0 && (await isNew('alarm'))) await client.query(alarmSql);
  });
}

/** A message that an email to the owner tells of. */
export interface Told {
  id: string;
  fields: Record<string, string>;
  suspicion: string;
  receivedAt: Date;
  dueAt: Date | null;
}

const toldColumns = `id, fields, suspicion, received_at as "receivedAt", due_at as "dueAt"`;

/** A message that was already held when an email told of some of them. */
export interface Held {
  id: string;
  /** The email has shown it. */
  isTold: boolean;
  /** The owner has said so. */
  isSeen: boolean;
}

/* What is new comes first, then what another email has shown, then what the owner has seen. */
const heldSql = `
  select id, coalesce(digest.notice_id = $1, false) as "isTold", seen.notice_id is not null as "isSeen"
  from intake.held
  left join intake.notices as digest on digest.message_id = id and digest.kind = 'digest'
  left join intake.notices as seen on seen.message_id = id and seen.kind = 'seen'
  where received_at <= (select received_at from intake.messages where id = $1)
    -- It may have come while the digest was made.
    or digest.notice_id = $1
  order by "isSeen", coalesce(digest.notice_id <> $1, false), place`;

/** Everything that was held at the time of a notice, and still is, in the order to look at it. */
export async function heldOf(database: Database, notice: string): Promise<Held[]> {
  return (await database.query<Held>(heldSql, [notice])).rows;
}

const readSql = `
  select ${toldColumns} from intake.messages where id = any($1) order by array_position($1, id)`;

export async function readHeld(database: Database, ids: readonly string[]): Promise<Told[]> {
  return (await database.query<Told>(readSql, [ids])).rows;
}

/* As with answers, scanners press buttons within seconds of an email. */
const seenSql = `
  with email as (
    select from intake.deliveries
    where message_id = $1 and delivered_at < now() - interval '2 minutes'
  ), seen as (
    insert into intake.notices (notice_id, message_id, kind)
    select $1, message, 'seen' from email, unnest($2::uuid[]) as message
    on conflict do nothing
  )
  select from email`;

/** Notes that the owner has seen what is held. Returns false if that cannot be, as so soon after the email. */
export async function markSeen(
  database: Database,
  notice: string,
  ids: readonly string[],
): Promise<boolean> {
  return (await database.query(seenSql, [notice, ids])).rowCount === 1;
}

const unansweredSql = `
  select ${toldColumns} from intake.messages join intake.notices on message_id = id
  where notice_id = $1 and answered_at is null
  order by due_at`;

/** What a reminder tells of, as far as it is still not answered. */
export async function unansweredOf(database: Database, reminder: string): Promise<Told[]> {
  return (await database.query<Told>(unansweredSql, [reminder])).rows;
}
