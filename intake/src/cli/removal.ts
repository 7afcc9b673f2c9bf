import { createInterface } from 'node:readline/promises';
import { countOf, erase, removeOld } from '../database/maintain.ts';
import type { Command } from './command.ts';
import { Mistake, misuse } from './mistake.ts';
import { counted } from './text.ts';

async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

export const eraseAddress: Command = {
  argument: '<email address>',
  summary: 'remove everything about an address, at once',
  details: `It removes messages, whether delivered, waiting or given up, and the
newsletter. If an email about one is being sent, it waits for that. On a
terminal, it asks first. It cannot reach emails that were delivered, and
backups.`,
  options: { yes: { help: 'do not ask' } },
  run: async (database, { argument: email, options }) => {
    if (!email || !/^\S+@\S+$/.test(email))
      throw misuse('Which address? Like visitor@example.com.');
    if (process.stdin.isTTY && !options.yes) {
      const { messages, subscribers } = await countOf(database, email);
      const found = `${counted(messages, 'message')} and ${counted(subscribers, 'subscriber')}`;
      if (!(await confirmed(`Remove ${found} of this address for good?`))) {
        throw new Mistake('Nothing was removed.');
      }
    }
    const erased = await erase(database, email);
    const { messages, subscribers } = erased;
    return {
      data: erased,
      text: `Removed: ${counted(messages, 'message')}, ${counted(subscribers, 'subscriber')}.`,
    };
  },
};

export const retention: Command = {
  argument: '<days>',
  summary: 'remove old messages that were delivered',
  details: `It also removes addresses that were not confirmed for the newsletter within
30 days. It works in small steps, so that it never keeps a visitor waiting. It
can be stopped and started again at any time.`,
  run: async (database, { argument = '' }) => {
    if (!/^[1-9]\d{0,4}$/.test(argument)) throw misuse('How many days? Give a number, like 365.');
    const removed = await removeOld(database, Number(argument));
    const { messages, subscribers } = removed;
    return {
      data: removed,
      text: `Removed: ${counted(messages, 'message')}, ${counted(subscribers, 'subscriber')}.`,
    };
  },
};
