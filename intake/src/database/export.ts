import type { Database } from './database.ts';

interface Page {
  /** The id of the last row of the page before. */
  after: string;
  /** Only rows with this address. */
  email: string | undefined;
}

const messages = `
  select id, kind, received_at, due_at, answered_at, fields from intake.messages
  where id > $1 and ($2::text is null or lower(fields ->> 'email') = lower($2))
    and kind in ('contact', 'newsletter')
  order by id limit 1000`;

const subscribers = `
  select id, email, requested_at, confirmed_at, unsubscribed_at, token from intake.subscribers
  where id > $1 and ($2::text is null or lower(email) = lower($2) or email = intake.leaver($2))
  order by id limit 1000`;

const acknowledgements = `
  select message_id as id, email, sent_at from intake.acknowledgements
  where message_id > $1 and ($2::text is null or email = intake.mailbox($2))
  order by message_id limit 1000`;

const reader =
  (sql: string) =>
  async (database: Database, { after, email }: Page): Promise<Record<string, unknown>[]> =>
    (await database.query(sql, [after, email ?? null])).rows;

export const pageOfMessages = reader(messages);
export const pageOfSubscribers = reader(subscribers);
export const pageOfAcknowledgements = reader(acknowledgements);
