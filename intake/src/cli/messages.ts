import type { Pool } from 'pg';
import { findMessages, listMessages, type Shown, states } from '../database/inspect.ts';
import { referenceOf } from '../http/reference.ts';
import { type Command, Mistake, Misuse } from './command.ts';
import { columns, facts } from './text.ts';

const time = (date: Date | string) => new Date(date).toISOString().slice(0, 19).replace('T', ' ');

/** The one message that a reference means. */
export async function findMessage(database: Pool, reference: string | undefined): Promise<Shown> {
  if (!reference) throw new Misuse('Which message? Give its reference, like 7F3A-9C21-4B.');
  const [message, another] = await findMessages(database, reference);
  if (!message) throw new Mistake(`There is no message ${reference}.`);
  if (!another) return message;
  throw new Mistake(`More than one message begins with ${reference}. Give more of it.`);
}

function check(noun: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  throw new Misuse(`There is no ${noun} "${value}". The ${noun}s are ${known.join(', ')}.`);
}

export const list: Command = {
  argument: '[state]',
  summary: 'the newest messages, without their text',
  details: `The states are ${states.join(', ')}.`,
  options: {
    kind: { type: 'string', value: 'kind', help: 'only contact or newsletter' },
    since: {
      type: 'string',
      value: 'day',
      help: 'only messages that came on this day or later, in UTC',
    },
    most: { type: 'string', value: 'number', help: 'how many to list; 50 unless you say' },
  },
  run: async (database, state, options) => {
    const { kind, since, most = '50' } = options as Record<string, string | undefined>;
    check('state', state, states);
    check('kind', kind, ['contact', 'newsletter']);
    if (since && !(/^\d{4}-\d{2}-\d{2}$/.test(since) && !Number.isNaN(Date.parse(since)))) {
      throw new Misuse(`"${since}" is not a day. Write it like 2026-11-30.`);
    }
    if (!/^[1-9]\d{0,8}$/.test(most)) throw new Misuse('--most needs a number, like 50.');
    const rows = await listMessages(
      database,
      { state, kind, since: since ? new Date(since) : undefined },
      Number(most),
    );
    const data = rows.map((row) => ({ reference: referenceOf(row.id), ...row }));
    const lines = data.map((row) => [
      row.reference,
      row.kind,
      time(row.received_at),
      row.state,
      String(row.attempts),
      (row.state === 'quarantined' ? row.suspicion : row.last_error) ?? '',
    ]);
    const head = ['Reference', 'Kind', 'Received (UTC)', 'State', 'Attempts', 'Why'];
    const text = columns([head, ...lines], { ruled: true });
    return { data, text: rows.length === 0 ? 'No messages.' : text };
  },
};

const suspicionOf = ({ suspicion, released_at: released }: Shown) =>
  `${suspicion}, ${released ? `released ${time(released)} UTC` : 'held until someone releases it'}`;

function stateOf(delivery: Shown['deliveries'][number]): string {
  if (delivery.held) return 'held';
  if (delivery.left_out) return 'left out: told a short time ago, too many, or off the list';
  if (!delivery.delivered_at) return delivery.dead_at ? 'given up' : 'waiting';
  return `${delivery.dead_at ? 'dealt with by hand' : 'delivered'} ${time(delivery.delivered_at)}`;
}

export const show: Command = {
  argument: '<reference>',
  summary: 'one message, and who has been told about it',
  run: async (database, argument) => {
    const message = await findMessage(database, argument);
    const reference = referenceOf(message.id);
    const about = facts([
      ['reference', reference],
      ['kind', message.kind],
      ['received', `${time(message.received_at)} UTC`],
      ...(message.suspicion ? [['suspicion', suspicionOf(message)] as const] : []),
      ...Object.entries(message.fields),
    ]);
    const deliveries = message.deliveries.map((delivery) => [
      delivery.channel,
      stateOf(delivery),
      String(delivery.attempts),
      delivery.last_error ?? '',
    ]);
    const told = [['Told', 'State', 'Attempts', 'Last error'], ...deliveries];
    const text = `${about}\n\n${columns(told, { ruled: true })}`;
    return { data: { reference, ...message }, text };
  },
};
