import { once } from 'node:events';
import { contactFields } from '@website/form-contract';
import { pageOfAcknowledgements, pageOfMessages, pageOfSubscribers } from '../database/export.ts';
import { referenceOf } from '../http/reference.ts';
import type { Command } from './command.ts';
import { csvLine } from './csv.ts';
import { misuse } from './mistake.ts';

const kinds = {
  messages: {
    columns: ['reference', 'kind', 'received', ...Object.keys(contactFields), 'due', 'answered'],
    read: pageOfMessages,
    values: (row: Record<string, unknown>) => ({
      reference: referenceOf(String(row.id)),
      kind: row.kind,
      received: row.received_at,
      due: row.due_at,
      answered: row.answered_at,
      ...(row.fields as object),
    }),
  },
  subscribers: {
    columns: ['email', 'requested', 'confirmed', 'unsubscribed', 'token'],
    read: pageOfSubscribers,
    values: (row: Record<string, unknown>) => ({
      email: row.email,
      requested: row.requested_at,
      confirmed: row.confirmed_at,
      unsubscribed: row.unsubscribed_at,
      token: row.token,
    }),
  },
  acknowledgements: {
    columns: ['email', 'acknowledged'],
    read: pageOfAcknowledgements,
    values: (row: Record<string, unknown>) => ({ email: row.email, acknowledged: row.sent_at }),
  },
};
type Kind = keyof typeof kinds;

/** What to export: one kind, or all that there is about an address. */
function kindsOf(argument: string | undefined, email: string | undefined): Kind[] {
  if (argument === undefined) return email ? (Object.keys(kinds) as Kind[]) : ['messages'];
  if (!Object.hasOwn(kinds, argument)) {
    throw misuse(`"${argument}" cannot be exported, only messages and subscribers.`);
  }
  return [argument as Kind];
}

const text = (value: unknown) =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

async function write(line: string): Promise<void> {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain');
}

/** Streams page by page, so that any number of rows fits into memory. */
export const exportRows: Command = {
  argument: '[messages|subscribers]',
  summary: 'everything as CSV, on standard output',
  details: `For instance: intake export messages > messages.csv
A spreadsheet does not run what a visitor has written as a formula. With --json,
each line is one JSON object.

Send the newsletter only to subscribers with a date under "confirmed" and none
under "unsubscribed". The token ends each person's own link to leave it:
/intake/newsletter/unsubscribe?token=…`,
  options: { email: { value: 'address', help: 'everything that is stored about this address' } },
  run: async (database, { argument, options, json }) => {
    const email = options.email ? String(options.email) : undefined;
    const names = kindsOf(argument, email);
    const columns = [...new Set(names.flatMap((name) => kinds[name].columns))];
    if (!json) await write(csvLine(columns));
    for (const { read, values } of names.map((name) => kinds[name])) {
      for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
        const rows: Record<string, unknown>[] = await read(database, { after: last, email });
        for (const row of rows) {
          const named: Record<string, unknown> = values(row);
          await write(
            json
              ? `${JSON.stringify(named)}\n`
              : csvLine(columns.map((column) => text(named[column]))),
          );
        }
        last = rows.at(-1)?.id as string | undefined;
      }
    }
    return undefined;
  },
};
