import { listMessages, type Shown, type State, states } from '../database/inspect.ts';
import { referenceOf } from '../http/reference.ts';
import type { Command } from './command.ts';
import { findMessage } from './find-message.ts';
import { misuse } from './mistake.ts';
import { facts, table } from './text.ts';

const time = (date: Date | string) =>
  `${new Date(date).toISOString().slice(0, 19).replace('T', ' ')}`;

function dayOf(text: string): Date {
  const day = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) {
    throw misuse(`"${text}" is not a day. Write it like 2026-11-30.`);
  }
  return day;
}

const kinds = ['contact', 'newsletter'];

export const list: Command = {
  argument: '[state]',
  summary: 'the newest messages, without their text',
  details: `The states are ${states.join(', ')}.`,
  options: {
    kind: { value: 'kind', help: `only ${kinds.join(' or ')}` },
    since: { value: 'day', help: 'only messages that came on this day or later, in UTC' },
    most: { value: 'number', help: 'how many to list; 50 unless you say' },
  },
  run: async (database, { argument, options }) => {
    const { kind, since, most = '50' } = options as Record<string, string | undefined>;
    if (argument && !states.includes(argument as State)) {
      throw misuse(`There is no state "${argument}". The states are ${states.join(', ')}.`);
    }
    if (kind && !kinds.includes(kind)) {
      throw misuse(`There is no kind "${kind}". The kinds are ${kinds.join(' and ')}.`);
    }
    if (!/^[1-9]\d{0,8}$/.test(most)) throw misuse('--most needs a number, like 50.');
    const rows = await listMessages(database, {
      ...(argument && { state: argument as State }),
      ...(kind && { kind }),
      ...(since && { since: dayOf(since) }),
      most: Number(most),
    });
    const head = ['Reference', 'Kind', 'Received (UTC)', 'State', 'Attempts', 'Why'];
    const lines = rows.map((row) => [
      referenceOf(row.id),
      row.kind,
      time(row.received_at),
      row.state,
      String(row.attempts),
      (row.state === 'quarantined' ? row.suspicion : row.last_error) ?? '',
    ]);
    const data = rows.map((row) => ({ reference: referenceOf(row.id), ...row }));
    return { data, text: rows.length === 0 ? 'No messages.' : table(head, lines) };
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
  run: async (database, { argument }) => {
    const message = await findMessage(database, argument);
    const about = facts([
      ['reference', referenceOf(message.id)],
      ['kind', message.kind],
      ['received', `${time(message.received_at)} UTC`],
      ...(message.suspicion ? [['suspicion', suspicionOf(message)] as const] : []),
      ...Object.entries(message.fields),
    ]);
    const head = ['Told', 'State', 'Attempts', 'Last error'];
    const deliveries = message.deliveries.map((delivery) => [
      delivery.channel,
      stateOf(delivery),
      String(delivery.attempts),
      delivery.last_error ?? '',
    ]);
    const data = { reference: referenceOf(message.id), ...message };
    return { data, text: `${about}\n\n${table(head, deliveries)}` };
  },
};
