import { setTimeout as wait } from 'node:timers/promises';
import { formatReference } from '../src/store/messages.ts';
import { canary, findMark, formatMark, type Seen } from './visitors.ts';
import type { World } from './world.ts';

/** The result of a fault, as a row of the printed table. */
export interface Outcome {
  fault: string;
  messages: number;
  requests: number;
  /** Duplicate emails, which a mail program recognizes by their Message-ID. */
  extraCopies: number;
  /** Seconds from the last confirmation to the last email. */
  lastEmail: number;
  /** Seconds. */
  longestAnswer: number;
  /** The errors that visitors have seen, and how often. */
  errors: string;
  /** What must not happen. Empty if everything went well. */
  problems: string[];
}

const isOpen = 'done_at is null and given_up_at is null';
const undelivered = `select count(*) as count from deliveries where channel = 'owner' and ${isOpen}`;

/** Waits until every message is delivered, or until the time is over. */
async function waitForDelivery(world: World, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (world.database.prepare(undelivered).get()?.count === 0) return;
    await wait(250);
  }
}

const waitingReasons = `
  select attempts, last_error, count(*) as count from deliveries
  where ${isOpen} group by 1, 2 order by count desc limit 5`;

/** Each stored message of our visitors, with its delivery to the owner. */
const stored = `
  select messages.id, json_extract(fields, '$.details') as details, deliveries.id as delivery, suspicion
  from messages left join deliveries on message_id = messages.id and channel = 'owner'
  where json_extract(fields, '$.details') glob '${canary} number [0-9]*.'`;

interface Stored {
  id: string;
  details: string;
  delivery: string | null;
  suspicion: string | null;
}

const countDuplicates = <Item>(items: readonly Item[]) => items.length - new Set(items).size;

export const formatErrors = (errors: ReadonlyMap<string, number>) =>
  [...errors].map(([name, count]) => `${count} x ${name}`).join(', ') || 'none';

function sumUp(seenByVisitors: readonly Seen[]): Seen {
  const sum = (of: (seen: Seen) => number) =>
    seenByVisitors.reduce((total, seen) => total + of(seen), 0);
  const errors = new Map<string, number>();
  for (const [name, count] of seenByVisitors.flatMap((seen) => [...seen.errors])) {
    errors.set(name, (errors.get(name) ?? 0) + count);
  }
  return {
    messages: sum(({ messages }) => messages),
    requests: sum(({ requests }) => requests),
    references: new Map(seenByVisitors.flatMap(({ references }) => [...references])),
    errors,
    contradictions: sum(({ contradictions }) => contradictions),
    longestAnswer: Math.max(...seenByVisitors.map(({ longestAnswer }) => longestAnswer)),
  };
}

/** Waits for the deliveries, and compares what visitors, the database and the mail server know. */
export async function checkOutcome(
  fault: string,
  world: World,
  seenByVisitors: readonly Seen[],
  seconds = 60,
): Promise<Outcome> {
  const seen = sumUp(seenByVisitors);
  const start = performance.now();
  await waitForDelivery(world, seconds);
  const lastEmail = (performance.now() - start) / 1000;
  const rows = world.database.prepare(stored).all() as unknown as Stored[];
  const idsByDetails = new Map(rows.map(({ id, details }) => [details, id]));
  const lost = [...seen.references].filter(([number, reference]) => {
    const id = idsByDetails.get(formatMark(number));
    return id === undefined || formatReference(id) !== reference;
  }).length;
  const toOwner = world.mail.received.filter(
    ({ to, source }) => to.includes(world.settings.MAIL_TO ?? '') && findMark(source) !== '',
  );
  const messageIds = toOwner.map(
    ({ source }) => /^Message-ID: <(.+)>\r?$/im.exec(source)?.[1] ?? '',
  );
  const distinct = new Set(messageIds);
  const marks = new Map(toOwner.map(({ source }, index) => [messageIds[index], findMark(source)]));
  const storedTwice = countDuplicates(rows.map(({ details }) => details));
  const missing = rows.filter(
    ({ delivery }) => !distinct.has(`${delivery}@company.example`),
  ).length;
  const suspects = rows.filter(({ suspicion }) => suspicion !== null).length;
  const leaks = world.log.filter((line) => line.toLowerCase().includes(canary.toLowerCase()));
  const bug = world.log.find((line) => line.includes('"event":"bug"'));
  const problems = [
    bug && `the service has logged a bug: ${bug}`,
    lost > 0 && `${lost} confirmed messages are lost`,
    storedTwice > 0 && `${storedTwice} messages are stored twice`,
    seen.contradictions > 0 && `${seen.contradictions} messages have two references`,
    seen.references.size < seen.messages && 'some messages were never confirmed',
    suspects > 0 && `${suspects} messages were taken for suspect`,
    missing > 0 && `${missing} messages were not delivered within ${seconds} s`,
    countDuplicates([...marks.values()]) > 0 && 'one message was delivered under two Message-IDs',
    leaks.length > 0 && `the log contains what a visitor wrote: ${leaks[0]}`,
  ].filter((problem) => typeof problem === 'string');
  if (missing > 0) {
    const reasons = world.database.prepare(waitingReasons).all();
    problems.push(...reasons.map((reason) => `waiting: ${JSON.stringify(reason)}`));
  }
  return {
    fault,
    messages: seen.messages,
    requests: seen.requests,
    extraCopies: messageIds.length - distinct.size,
    lastEmail,
    longestAnswer: seen.longestAnswer / 1000,
    errors: formatErrors(seen.errors),
    problems,
  };
}
