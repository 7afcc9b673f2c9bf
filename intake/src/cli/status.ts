import { readStatus } from '../database/status.ts';
import type { Command } from './command.ts';
import { duration } from './duration.ts';
import { facts } from './facts.ts';

export const status: Command = {
  summary: 'whether everything is well',
  run: async (database, { width }) => {
    const data = await readStatus(database);
    const { messages, waiting, oldest, dead, quarantined, oldestQuarantined, processes } = data;
    const problems = [
      ...(processes === 0 ? ['The service does not run: nothing is delivered.'] : []),
      ...(oldest > 1800 ? ['A delivery is late: intake list waiting'] : []),
      ...(dead > 0 ? ['Deliveries were given up: intake list dead'] : []),
      ...(quarantined > 0 ? ['Suspect messages need a look: intake list quarantined'] : []),
    ];
    const since = (count: number, seconds: number) =>
      count > 0 ? `${count}, the oldest for ${duration(seconds)}` : '0';
    const rows: [string, string][] = [
      ['Messages', messages.toLocaleString('en-US')],
      ['Waiting', since(waiting, oldest)],
      ['Given up', String(dead)],
      ['Quarantined', since(quarantined, oldestQuarantined)],
      ['Running', `${processes} ${processes === 1 ? 'process' : 'processes'}`],
    ];
    return {
      data,
      text: [
        ...(problems.length > 0 ? problems : ['Everything is well.']),
        '',
        facts(rows, width),
      ].join('\n'),
    };
  },
};
