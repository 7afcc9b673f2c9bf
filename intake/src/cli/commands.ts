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

const again: Command = {
  argument: '<reference> | --all',
  summary: 'try deliveries again that were given up',
  options: { all: { help: 'those of all messages' } },
  run: async (database, { argument, options }) => {
    if (!argument === !options.all) throw misuse('Give the reference of a message, or --all.');
    const id = argument && (await findMessage(database, argument)).id;
    const requeued = await requeue(database, id || undefined);
    return { data: { requeued }, text: `Deliveries that will be tried again: ${requeued}.` };
  },
};

const fromQuarantine: Command = {
  argument: '<reference> | --all',
  summary: 'deliver messages that were held as suspect',
  options: { all: { help: 'all of them' } },
  run: async (database, { argument, options }) => {
    if (!argument === !options.all) throw misuse('Give the reference of a message, or --all.');
    const id = argument && (await findMessage(database, argument)).id;
    const released = await release(database, id || undefined);
    const text = released === 0 ? 'Nothing is held.' : `Messages to be delivered: ${released}.`;
    return { data: { released }, text };
  },
};

const dealtWith: Command = {
  argument: '<reference>',
  summary: 'settle by hand what was given up',
  details: 'The message stays, and no longer counts as dead.',
  run: async (database, { argument }) => {
    const dismissed = await dismiss(database, (await findMessage(database, argument)).id);
    return { data: { dismissed }, text: `Deliveries that were dealt with by hand: ${dismissed}.` };
  },
};

export const commands: Readonly<Record<string, Command>> = {
  status,
  list,
  show,
  requeue: again,
  dismiss: dealtWith,
  release: fromQuarantine,
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
