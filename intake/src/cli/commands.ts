import { once } from 'node:events';
import type { Pool } from 'pg';
import { findMessages, listMessages, type Shown, type State } from '../database/inspect.ts';
import { erase, removeOld, requeue } from '../database/maintain.ts';
import { migrate } from '../database/migrate.ts';
import { referenceOf } from '../http/reference.ts';
import { csvLine } from './csv.ts';
import { table } from './table.ts';

/** A mistake of the operator, told without a stack. */
export class Mistake extends Error {}

/** What a command has found out: as data, and as text for a person. */
interface Outcome {
  data: unknown;
  text: string;
}

interface Options {
  /** What follows the command. */
  argument: string | undefined;
  /** How many messages to list. */
  most: number;
}

type Command = (database: Pool, options: Options) => Promise<Outcome | undefined>;

async function theMessage(database: Pool, reference: string | undefined): Promise<Shown> {
  if (!reference) throw new Mistake('Which message? Give its reference, like 7F3A-9C21-4B.');
  const [message, another] = await findMessages(database, reference);
  if (!message) throw new Mistake(`There is no message ${reference}.`);
  if (another) throw new Mistake(`More than one message begins with ${reference}.`);
  return message;
}

const time = (date: Date | string) => new Date(date).toISOString().slice(0, 19);

const list: Command = async (database, { argument, most }) => {
  if (argument && !['waiting', 'delivered', 'dead'].includes(argument)) {
    throw new Mistake(`There is no state "${argument}": waiting, delivered or dead.`);
  }
  const state = argument as State | undefined;
  const rows = await listMessages(database, { ...(state && { state }), most });
  const head = ['Reference', 'Kind', 'Received (UTC)', 'State', 'Attempts', 'Last error'];
  const lines = rows.map((row) => [
    referenceOf(row.id),
    row.kind,
    time(row.received_at),
    row.state,
    String(row.attempts),
    row.last_error ?? '',
  ]);
  return { data: rows, text: rows.length === 0 ? 'No messages.' : table(head, lines) };
};

const show: Command = async (database, { argument }) => {
  const message = await theMessage(database, argument);
  const facts = [
    ['reference', referenceOf(message.id)],
    ['received', time(message.received_at)],
    ...Object.entries(message.fields),
  ];
  const deliveries = message.deliveries.map((delivery) => [
    delivery.channel,
    delivery.delivered_at
      ? `delivered ${time(delivery.delivered_at)}`
      : delivery.dead_at
        ? 'given up'
        : 'waiting',
    String(delivery.attempts),
    delivery.last_error ?? '',
  ]);
  const head = ['Told', 'State', 'Attempts', 'Last error'];
  return {
    data: message,
    text: `${table(['Field', 'Value'], facts)}\n\n${table(head, deliveries)}`,
  };
};

interface Row {
  id: string;
  kind: string;
  received_at: Date;
  fields: Record<string, string>;
}

const columns = ['firstName', 'lastName', 'email', 'company', 'service', 'budget', 'details'];
const page = `
  select id, kind, received_at, fields from intake.messages where id > $1 order by id limit 1000`;

/** Writes while it reads, so that any number of messages fits into memory. */
const exportAll: Command = async (database) => {
  const write = async (values: string[]) => {
    if (!process.stdout.write(csvLine(values))) await once(process.stdout, 'drain');
  };
  await write(['reference', 'kind', 'received', ...columns]);
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const { rows }: { rows: Row[] } = await database.query(page, [last]);
    for (const { id, kind, received_at, fields } of rows) {
      const values = columns.map((name) => fields[name] ?? '');
      await write([referenceOf(id), kind, received_at.toISOString(), ...values]);
    }
    last = rows.at(-1)?.id;
  }
  return undefined;
};

export const commands: Readonly<Record<string, Command>> = {
  migrate: async (database) => {
    const names = await migrate(database);
    const text = names.length === 0 ? 'The database is up to date.' : `Done: ${names.join(', ')}`;
    return { data: names, text };
  },
  list,
  show,
  requeue: async (database, { argument }) => {
    const id = argument === undefined ? undefined : (await theMessage(database, argument)).id;
    const count = await requeue(database, id);
    return { data: { requeued: count }, text: `${count} deliveries will be tried again.` };
  },
  export: exportAll,
  erase: async (database, { argument }) => {
    if (!argument?.includes('@')) throw new Mistake('Which address?');
    const erased = await erase(database, argument);
    const { messages, subscribers } = erased;
    return { data: erased, text: `Removed: ${messages} messages, ${subscribers} subscribers.` };
  },
  retention: async (database, { argument }) => {
    const days = Number(argument);
    if (!Number.isInteger(days) || days < 1) throw new Mistake('How many days?');
    const count = await removeOld(database, days);
    return { data: { removed: count }, text: `${count} messages were older and are removed.` };
  },
};
