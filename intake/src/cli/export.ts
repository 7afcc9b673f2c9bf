import { contactFields } from '@website/form-contract';
import { type Exported, pageOf } from '../database/export.ts';
import { referenceOf } from '../http/reference.ts';
import { type Command, Misuse } from './command.ts';
import { csvLine } from './text.ts';

const columnsOf: Record<Exported, string[]> = {
  messages: ['reference', 'kind', 'received', ...Object.keys(contactFields), 'due', 'answered'],
  subscribers: ['email', 'requested', 'confirmed', 'unsubscribed', 'token'],
  acknowledgements: ['email', 'acknowledged'],
};
const everything = Object.keys(columnsOf) as Exported[];

const text = (value: unknown) =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

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
  options: {
    email: {
      type: 'string',
      value: 'address',
      help: 'everything that is stored about this address',
    },
  },
  run: async (database, argument, { email, json }, write) => {
    const names = everything.filter((name) => (argument ?? (email ? name : 'messages')) === name);
    if (names.length === 0) {
      throw new Misuse(`"${argument}" cannot be exported, only messages and subscribers.`);
    }
    const columns = [...new Set(names.flatMap((name) => columnsOf[name]))];
    if (!json) await write(csvLine(columns));
    for (const name of names) {
      for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
        const rows = await pageOf(database, name, last, email);
        for (const { id, fields, ...row } of rows) {
          const named = fields ? { reference: referenceOf(id), ...row, ...fields } : row;
          const cells = columns.map((column) => text(named[column]));
          await write(json ? `${JSON.stringify(named)}\n` : csvLine(cells));
        }
        last = rows.at(-1)?.id;
      }
    }
    return undefined;
  },
};
