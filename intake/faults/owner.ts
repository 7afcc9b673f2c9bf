import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../test/mail-server.ts';
import type { Cluster } from '../test/postgres.ts';
import { query } from '../test/query.ts';
import { canary } from './visitors.ts';

const held = 30;

/* Of the emails with a link to what is held, only the digest has these words. */
const digest = 'Shown here';

/* As if they had come an hour ago: 30 are held, and 5 are not answered. */
const leave = `
  with message as (
    insert into intake.messages
      (kind, key, digest, fields, suspicion, received_at, due_at, remind_at)
    select 'contact', 'left ' || n, 'left', jsonb_build_object(
        'firstName', 'Ada', 'lastName', 'Lovelace', 'email', n || '@example.com',
        'details', '${canary} held ' || n || '.'
      ),
      case when n <= ${held} then 'links' end, now() - interval '1 hour',
      case when n > ${held} then now() + interval '10 minutes' end,
      case when n > ${held} then now() end
    from generate_series(1, ${held + 5}) as n
    on conflict do nothing returning id, suspicion
  )
  insert into intake.deliveries (message_id, channel, held, delivered_at)
  select id, 'owner', suspicion is not null, case when suspicion is null then now() end from message`;

/** Tries until the database, which may be broken at the moment, has them. */
async function until<Result>(
  act: () => Promise<Result>,
  seconds = 60,
): Promise<Result | undefined> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(250)) {
    const result = await act().catch(() => undefined);
    if (result) return result;
  }
  return undefined;
}

/** At some moment, there is something that the owner has to be told. */
export async function leaveForOwner(url: string): Promise<void> {
  await wait(Math.random() * 4000);
  await until(() => query(url, leave));
}

/** Whether the owner was told once, and got each message once, however often the button was pressed. */
export async function ownerProblems(
  { cluster, mail, url }: { cluster: Cluster; mail: MailServer; url: () => string },
  seconds: number,
): Promise<string[]> {
  const ids = (words: string) =>
    new Set(mail.having(words).map(({ source }) => /^Message-ID:\s+(.*)/im.exec(source)?.[1])).size;
  const isTold = async () => ids(digest) > 0 && ids('Please answer soon') > 0;
  await until(isTold, seconds);
  const token = /\/held\?(token=\S+)/.exec(mail.having(digest)[0]?.source ?? '')?.[1];
  const press = () =>
    fetch(`${url()}/held?${token}`, {
      method: 'POST',
      body: new URLSearchParams({ message: 'all' }),
    });
  await Promise.all(Array.from({ length: 5 }, () => until(async () => (await press()).ok, 20)));
  const isDone = async () => {
    const rows = await query(
      cluster.url,
      `select from intake.deliveries
       where delivered_at is null and not held and channel <> 'confirmation'`,
    );
    return rows.length === 0;
  };
  await until(isDone, seconds);
  const copies = Array.from({ length: held }, (_, index) => ids(`\n${canary} held ${index + 1}.`));
  const [digests, reminders] = [ids(digest), ids('Please answer soon')];
  return [
    digests !== 1 && `${digests} digests instead of one`,
    reminders !== 1 && `${reminders} reminders instead of one`,
    copies.some((count) => count !== 1) && `held messages were delivered ${copies.join(' ')} times`,
  ].filter((problem) => typeof problem === 'string');
}
