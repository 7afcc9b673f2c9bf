import type { Database } from './database.ts';

const queries = {
  messages: `
    select id, kind, received_at as received, due_at as due, answered_at as answered, fields
    from intake.messages
    where id > $1 and ($2::text is null or lower(fields ->> 'email') = lower($2))
      and kind in ('contact', 'newsletter')
    order by id limit 1000`,
  subscribers: `
    select id, email, requested_at as requested, confirmed_at as confirmed,
      unsubscribed_at as unsubscribed, token
    from intake.subscribers
    where id > $1 and ($2::text is null or lower(email) = lower($2) or email = intake.leaver($2))
    order by id limit 1000`,
  acknowledgements: `
    select message_id as id, email, sent_at as acknowledged from intake.acknowledgements
    where message_id > $1 and ($2::text is null or email = intake.mailbox($2))
    order by message_id limit 1000`,
};
export type Exported = keyof typeof queries;

interface Row {
  [column: string]: unknown;
  id: string;
  fields?: Record<string, string>;
}

/** The rows after the one with this id; only those about an address, if there is one. */
export const pageOf = async (
  database: Database,
  name: Exported,
  after: string,
  email: unknown,
): Promise<Row[]> => (await database.query(queries[name], [after, email ?? null])).rows;
