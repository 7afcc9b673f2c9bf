import { createInterface } from 'node:readline/promises';
import type { Pool } from 'pg';
import { countOf, dismiss, type Erased, erase, removeOld, requeue } from '../database/maintain.ts';
import { migrate } from '../database/migrate.ts';
import { release } from '../database/quarantine.ts';
import { readStatus } from '../database/status.ts';
import { type Command, Mistake, Misuse } from './command.ts';
import { exportRows } from './export.ts';
import { findMessage, list, show } from './messages.ts';
import { facts } from './text.ts';

/** "5 min", "3 d". */
function duration(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
  ] as const;
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 's'];
  return `${Math.floor(seconds / size)} ${name}`;
}

const status: Command = {
  summary: 'whether everything is well',
  run: async (database) => {
    const data = await readStatus(database);
    const { answers, messages, waiting, oldest, dead, processes } = data;
    const { quarantined, oldestQuarantined } = data;
    const problems = [
      ...(processes === 0 ? ['The service does not run: nothing is delivered.'] : []),
      ...(oldest > 1800 ? ['A delivery is late: intake list waiting'] : []),
      ...(dead > 0 ? ['Deliveries were given up: intake list dead'] : []),
      ...(quarantined > 0 ? ['Suspect messages need a look: intake list quarantined'] : []),
    ];
    const since = (count: number, seconds: number) =>
      count > 0 ? `${count}, the oldest for ${duration(seconds)}` : '0';
    const { inTime, due } = answers;
    const figures = facts([
      ['Messages', messages.toLocaleString('en-US')],
      ['Waiting', since(waiting, oldest)],
      ['Given up', String(dead)],
      ['Quarantined', since(quarantined, oldestQuarantined)],
      ['Answered', due > 0 ? `${inTime} of ${due} on time, last 90 days` : 'none was due'],
      ['Running', `${processes} ${processes === 1 ? 'process' : 'processes'}`],
    ]);
    return { data, text: `${problems.join('\n') || 'Everything is well.'}\n\n${figures}` };
  },
};

/** A command for one message, or with --all for every message. It says how many things it did. */
const forOneOrAll = (
  summary: string,
  [done, some, none = `${some}: 0.`]: [string, string, string?],
  act: (database: Pool, id?: string) => Promise<number>,
): Command => ({
  argument: '<reference> | --all',
  summary,
  options: { all: { type: 'boolean', help: 'all of them' } },
  run: async (database, argument, { all }) => {
    if (!argument === !all) throw new Misuse('Give the reference of a message, or --all.');
    const count = await act(database, argument && (await findMessage(database, argument)).id);
    return { data: { [done]: count }, text: count === 0 ? none : `${some}: ${count}.` };
  },
});

/** "1 message", "2,000 messages". */
const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const removed = (data: Erased) => ({
  data,
  text: `Removed: ${counted(data.messages, 'message')}, ${counted(data.subscribers, 'subscriber')}.`,
});

async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

export const commands: Readonly<Record<string, Command>> = {
  status,
  list,
  show,
  requeue: forOneOrAll(
    'try deliveries again that were given up',
    ['requeued', 'Deliveries that will be tried again'],
    requeue,
  ),
  dismiss: {
    argument: '<reference>',
    summary: 'settle by hand what was given up',
    details: 'The message stays, and no longer counts as dead.',
    run: async (database, argument) => {
      const dismissed = await dismiss(database, (await findMessage(database, argument)).id);
      const text = `Deliveries that were dealt with by hand: ${dismissed}.`;
      return { data: { dismissed }, text };
    },
  },
  release: forOneOrAll(
    'deliver messages that were held as suspect',
    ['released', 'Messages to be delivered', 'Nothing is held.'],
    (database, id) => release(database, id ? [id] : undefined),
  ),
  export: exportRows,
  erase: {
    argument: '<email address>',
    summary: 'remove everything about an address, at once',
    details: `It removes messages, whether delivered, waiting or given up, and the
newsletter. If an email about one is being sent, it waits for that. On a
terminal, it asks first. It cannot reach emails that were delivered, and
backups.`,
    options: { yes: { type: 'boolean', help: 'do not ask' } },
    run: async (database, email, { yes }) => {
      if (!email || !/^\S+@\S+$/.test(email)) {
        throw new Misuse('Which address? Like visitor@example.com.');
      }
      if (process.stdin.isTTY && !yes) {
        const { messages, subscribers } = await countOf(database, email);
        const found = `${counted(messages, 'message')} and ${counted(subscribers, 'subscriber')}`;
        const isSure = await confirmed(`Remove ${found} of this address for good?`);
        if (!isSure) throw new Mistake('Nothing was removed.');
      }
      return removed(await erase(database, email));
    },
  },
  retention: {
    argument: '<days>',
    summary: 'remove old messages that were delivered',
    details: `It also removes addresses that were not confirmed for the newsletter within
30 days. It works in small steps, so that it never keeps a visitor waiting. It
can be stopped and started again at any time.`,
    run: async (database, days = '') => {
      if (!/^[1-9]\d{0,4}$/.test(days)) throw new Misuse('How many days? Give a number, like 365.');
      return removed(await removeOld(database, Number(days)));
    },
  },
  migrate: {
    summary: 'bring the database up to date',
    run: async (database) => {
      const data = await migrate(database);
      return {
        data,
        text: data.length > 0 ? `Done: ${data.join(', ')}` : 'The database is up to date.',
      };
    },
  },
};
