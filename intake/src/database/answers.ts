import type { Database } from './database.ts';

/** Scanners press buttons within seconds of an email, and people do not answer that quickly. */
const answerSql = `
  update intake.messages set answered_at = coalesce(answered_at, now())
  where id = $1 and exists (
    select from intake.deliveries
    where message_id = id and channel = 'owner' and delivered_at < now() - interval '2 minutes'
  )`;

/** Notes that the owner has answered. Returns false if that cannot be, as so soon after the email. */
export async function markAnswered(database: Database, id: string): Promise<boolean> {
  return (await database.query(answerSql, [id])).rowCount === 1;
}

/** How many messages of the last 90 days were answered in time, of those that were due or answered. */
export interface Answers {
  inTime: number;
  due: number;
}

const answersSql = `
  select count(*) filter (where answered_at <= due_at)::int as "inTime", count(*)::int as due
  from intake.messages
  where due_at > now() - interval '90 days' and (due_at < now() or answered_at is not null)`;

export async function readAnswers(database: Database): Promise<Answers> {
  return (await database.query<Answers>(answersSql)).rows[0] ?? { inTime: 0, due: 0 };
}
