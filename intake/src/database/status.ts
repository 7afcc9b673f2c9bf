import { type Answers, readAnswers } from './answers.ts';
import { type Database, deliveryConnections } from './database.ts';

/** What waits: for the mail server, or for a person. */
export interface Waiting {
  /** Deliveries that are not done yet, and for how many seconds the oldest has been waiting. */
  waiting: number;
  oldest: number;
  /** Deliveries that were given up. */
  dead: number;
  /** Suspect messages, and for how many seconds the oldest has been held. */
  quarantined: number;
  oldestQuarantined: number;
  /** Of these, what the owner has not seen. A long one counts for several. */
  unseen: number;
  /** Emails to strangers that the limit has stopped within a day. */
  stopped: number;
}

const waiting = `
  select
    count(*) filter (where dead_at is null and not held)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at)
      filter (where dead_at is null and not held)), 0)::float as oldest,
    count(*) filter (where dead_at is not null)::int as dead,
    count(distinct message_id) filter (where held)::int as quarantined,
    coalesce(extract(epoch from now() - min(created_at) filter (where held)), 0)::float
      as "oldestQuarantined",
    intake.unseen() as unseen,
    (
      select coalesce(sum(stopped), 0) from intake.stranger_mail
      where hour > now() - interval '1 day'
    )::int as stopped
  from intake.deliveries where delivered_at is null`;

export async function readWaiting(database: Database): Promise<Waiting> {
  return (await database.query(waiting)).rows[0];
}

export interface Status extends Waiting {
  answers: Answers;
  messages: number;
  /** Processes of the service that deliver. */
  processes: number;
}

/* All connections of a process share one application_name. */
const totals = `
  select
    (select count(*) from intake.messages where kind in ('contact', 'newsletter'))::int as messages,
    (
      select count(distinct application_name) from pg_stat_activity
      where datname = current_database() and application_name like '${deliveryConnections} %'
    )::int as processes`;

export async function readStatus(database: Database): Promise<Status> {
  return {
    ...(await readWaiting(database)),
    ...(await database.query(totals)).rows[0],
    answers: await readAnswers(database),
  };
}
