import type { ClientBase } from 'pg';
import { type Accepted, accept, type Incoming } from './accept.ts';
import { type Database, inTransaction } from './database.ts';

const claimSql = `
  insert into intake.stranger_mail as mail (hour, sent) values (date_trunc('hour', now()), 1)
  on conflict (hour) do update set sent = mail.sent + 1 where mail.sent < $1`;

const stopSql = `
  insert into intake.stranger_mail as mail (hour, stopped) values (date_trunc('hour', now()), 1)
  on conflict (hour) do update set stopped = mail.stopped + 1`;

/**
 * Whether one more email may go to an address that anyone can have typed. Within a transaction, others
 * wait for its end.
 */
export async function claimStrangerMail(
  database: Database | ClientBase,
  mostPerHour: number,
): Promise<boolean> {
  if ((await database.query(claimSql, [mostPerHour])).rowCount === 1) return true;
  await database.query(stopSql);
  return false;
}

/* Each asking is a message of its own. The pauses grow: a day, then a week, and there is no fourth. */
const earlierSql = `
  select
    (array_agg(id order by received_at desc))[1] as id,
    count(*) >= 3
      or max(received_at) > now() - make_interval(days => case count(*) when 1 then 1 else 7 end)
      as "isTooSoon"
  from intake.messages
  where kind = 'newsletter' and intake.mailbox(fields ->> 'email') = intake.mailbox($1)
    and received_at > now() - interval '30 days'
  having count(*) > 0`;

/**
 * Stores a request for the newsletter, which is never held. Who has asked a short time ago gets the same
 * answer, and no other email; so does a robot that asks again for someone.
 */
export async function ask(
  database: Database,
  incoming: Incoming,
  mostPerHour: number,
): Promise<Accepted> {
  const { suspicion, proof, fields, key } = incoming;
  const { email } = fields as { email: string };
  const earlier = async (client: Database | ClientBase): Promise<Accepted | undefined> => {
    const [found] = (await client.query(earlierSql, [email])).rows;
    return found && (suspicion || found.isTooSoon) ? { id: found.id, isNew: false } : undefined;
  };
  const known = await earlier(database);
  if (known) return known;
  return inTransaction(database, async (client) => {
    // Robots without a proof leave half of it to others.
    const most = proof ? mostPerHour : Math.ceil(mostPerHour / 2);
    if (!(await claimStrangerMail(client, most))) return 'stopped';
    // Someone else may have asked while this one waited. The claim is then one too many, until the hour ends.
    const meanwhile = await earlier(client);
    if (meanwhile) return meanwhile;
    await client.query(
      `update intake.messages set key = id::text where kind = 'newsletter' and key = $1`,
      [key],
    );
    return accept(client, { ...incoming, suspicion: undefined, proof: undefined });
  });
}
