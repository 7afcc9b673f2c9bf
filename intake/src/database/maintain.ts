import { type Database, inTransaction } from './database.ts';

const requeueSql = `
  update intake.deliveries set dead_at = null, attempts = 0, next_at = null
  where delivered_at is null and dead_at is not null and ($1::uuid is null or message_id = $1)`;

/** Requeues dead deliveries: all, or those of one message. Returns how many. */
export async function requeue(database: Database, id?: string): Promise<number> {
  return (await database.query(requeueSql, [id ?? null])).rowCount ?? 0;
}

/** Settles dead deliveries that a person has dealt with. `dead_at` stays as the record of it. */
const dismissSql = `
  update intake.deliveries set delivered_at = now()
  where message_id = $1 and delivered_at is null and dead_at is not null`;

/** Returns how many dead deliveries are now settled. */
export async function dismiss(database: Database, id: string): Promise<number> {
  return (await database.query(dismissSql, [id])).rowCount ?? 0;
}

export interface Erased {
  messages: number;
  subscribers: number;
}

const countSql = `
  select
    (select count(*) from intake.messages where lower(fields ->> 'email') = lower($1))::int as messages,
    (
      select count(*) from intake.subscribers
      where lower(email) = lower($1) or email = intake.leaver($1)
    )::int as subscribers`;

/** How much there is about an address. */
export async function countOf(database: Database, email: string): Promise<Erased> {
  return (await database.query(countSql, [email])).rows[0];
}

/* The deliveries of a message go with it. */
const eraseSql = {
  messages: `delete from intake.messages where lower(fields ->> 'email') = lower($1)`,
  subscribers: `
    delete from intake.subscribers where lower(email) = lower($1) or email = intake.leaver($1)`,
};

/**
 * Removes everything about an address in one transaction. Messages go first: a delivery in progress
 * locks its message (deliveries.ts), so the next statement sees the subscriber that it adds.
 */
export function erase(database: Database, email: string): Promise<Erased> {
  return inTransaction(database, async (client) => {
    const messages = await client.query(eraseSql.messages, [email]);
    const subscribers = await client.query(eraseSql.subscribers, [email]);
    return { messages: messages.rowCount ?? 0, subscribers: subscribers.rowCount ?? 0 };
  });
}

/** How long an unconfirmed subscription is kept. The privacy policy says it too. */
export const unconfirmedDays = 30;

const unconfirmed = `interval '${unconfirmedDays} days'`;

const retentionSql = {
  subscribers: `
    delete from intake.subscribers
    where confirmed_at is null and unsubscribed_at is null and requested_at < now() - ${unconfirmed}`,
  /*
   * A request for the newsletter is removed with its subscriber. A dead delivery of a message waits for
   * a person; a dead confirmation does not.
   */
  messages: `
    delete from intake.messages where id in (
      select id from intake.messages
      where (
          received_at < now() - make_interval(days => $1)
          or kind = 'newsletter' and received_at < now() - ${unconfirmed} and not exists (
            select from intake.subscribers
            where lower(email) = lower(fields ->> 'email')
              and (confirmed_at is not null or requested_at > now() - ${unconfirmed})
          )
        ) and not exists (
          select from intake.deliveries
          where message_id = id and delivered_at is null and not held
            and (dead_at is null or kind = 'contact')
        )
      limit 1000
    )`,
};

/**
 * Removes messages that are older, also from quarantine, except those that have not reached everyone
 * yet, and addresses that were not confirmed for the newsletter. In batches, so that no lock is held
 * for long.
 */
export async function removeOld(
  database: Database,
  days: number,
): Promise<{ messages: number; subscribers: number }> {
  const { rowCount: subscribers } = await database.query(retentionSql.subscribers);
  for (let messages = 0; ; ) {
    const { rowCount } = await database.query(retentionSql.messages, [days]);
    if (!rowCount) return { messages, subscribers: subscribers ?? 0 };
    messages += rowCount;
  }
}
