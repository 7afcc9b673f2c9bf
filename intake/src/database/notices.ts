import type { ClientBase } from 'pg';
import { type Database, inTransaction } from './database.ts';

/** The advisory lock: one process makes notices at a time. */
const lock = 7_421_004;

/** What one email tells of, so that a link in it can never deliver a whole flood. */
const mostTold = 200;

/* A day must pass, unless the clock of the database was set back by more than that. */
const digestOfToday = `
  select from intake.messages
  where kind = 'digest' and received_at between now() - interval '1 day' and now() + interval '1 day'`;

/* Comes 15 minutes after the first message that it tells of. What people may have written comes first. */
const digestSql = `
  with held as (
    select id, received_at, suspicion from intake.messages
    where id in (select message_id from intake.deliveries where held)
      and not exists (select from intake.notices where message_id = id and kind = 'digest')
  ), notice as (
    insert into intake.messages (kind, key, digest, fields)
    select 'digest', to_char(now(), 'YYYY-MM-DD'), '', '{}'
    where exists (select from held where received_at < now() - interval '15 minutes')
    on conflict (kind, key) do nothing
    returning id
  ), told as (
    insert into intake.notices (notice_id, message_id, kind)
    select notice.id, held.id, 'digest' from notice, held
    order by suspicion = 'trap', received_at limit ${mostTold}
  )
  insert into intake.deliveries (message_id, channel) select id, 'digest' from notice`;

/* Together, so that many messages do not become many reminders: at most one every 15 minutes. */
const reminderSql = `
  with late as (
    select id from intake.messages
    where remind_at between now() - interval '7 days' and now() and answered_at is null
      and not exists (select from intake.notices where message_id = id and kind = 'reminder')
    order by due_at limit ${mostTold}
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

/** Queues what the owner has to be told, if there is something. */
export function makeNotices(database: Database): Promise<void> {
  return inTransaction(database, async (client) => {
    // The statement after it sees what the process before has made.
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(reminderSql);
    if ((await client.query(digestOfToday)).rowCount === 0) await client.query(digestSql);
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

const heldSql = `
  select ${toldColumns} from intake.messages join intake.notices on message_id = id
  where notice_id = $1 and id in (select message_id from intake.deliveries where held)
  order by suspicion = 'trap', received_at`;

/** What a digest tells of, as far as it is still held. */
export async function heldOf(database: Database | ClientBase, digest: string): Promise<Told[]> {
  return (await database.query<Told>(heldSql, [digest])).rows;
}

const unansweredSql = `
  select ${toldColumns} from intake.messages join intake.notices on message_id = id
  where notice_id = $1 and answered_at is null
  order by due_at`;

/** What a reminder tells of, as far as it is still not answered. */
export async function unansweredOf(database: Database, reminder: string): Promise<Told[]> {
  return (await database.query<Told>(unansweredSql, [reminder])).rows;
}
