import type { Pool } from 'pg';
import { dismiss, requeue } from '../database/maintain.ts';
import { migrate } from '../database/migrate.ts';
import { release } from '../database/quarantine.ts';
import type { Command } from './command.ts';
import { exportRows } from './export.ts';
import { findMessage } from './find-message.ts';
import { list, show } from './messages.ts';
import { misuse } from './mistake.ts';
import { eraseAddress, retention } from './removal.ts';
import { status } from './status.ts';

/** A command for one message, or with --all for every message. */
const forOneOrAll = (
  summary: string,
  act: (database: Pool, id?: string) => Promise<number>,
  describe: (count: number) => { data: object; text: string },
): Command => ({
  argument: '<reference> | --all',
  summary,
  options: { all: { help: 'all of them' } },
  run: async (database, { argument, options }) => {
    if (!argument === !options.all) throw misuse('Give the reference of a message, or --all.');
    const id = argument ? (await findMessage(database, argument)).id : undefined;
    return describe(await act(database, id));
  },
});

export const commands: Readonly<Record<string, Command>> = {
  status,
  list,
  show,
  requeue: forOneOrAll('try deliveries again that were given up', requeue, (requeued) => ({
    data: { requeued },
    text: `Deliveries that will be tried again: ${requeued}.`,
  })),
  dismiss: {
    argument: '<reference>',
    summary: 'settle by hand what was given up',
    details: 'The message stays, and no longer counts as dead.',
    run: async (database, { argument }) => {
      const dismissed = await dismiss(database, (await findMessage(database, argument)).id);
      const text = `Deliveries that were dealt with by hand: ${dismissed}.`;
      return { data: { dismissed }, text };
    },
  },
  release: forOneOrAll(
    'deliver messages that were held as suspect',
    (database, id) => release(database, id ? [id] : undefined),
    (released) => ({
      data: { released },
      text: released === 0 ? 'Nothing is held.' : `Messages to be delivered: ${released}.`,
    }),
  ),
  export: exportRows,
  erase: eraseAddress,
  retention,
  migrate: {
    summary: 'bring the database up to date',
    run: async (database) => {
      const names = await migrate(database);
      const text = names.length === 0 ? 'The database is up to date.' : `Done: ${names.join(', ')}`;
      return { data: names, text };
    },
  },
};
