import { readStatus } from '../database/status.ts';
import type { Command } from './command.ts';
import { facts } from './text.ts';

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

/** "5 min", "3 d". */
function duration(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 's'];
  return `${Math.floor(seconds / size)} ${name}`;
}

export const status: Command = {
  summary: 'whether everything is well',
  run: async (database) => {
    const data = await readStatus(database);
    const { inTime, due } = data.answers;
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
      ['Answered', due > 0 ? `${inTime} of ${due} in time, in 90 days` : 'none was due'],
      ['Running', `${processes} ${processes === 1 ? 'process' : 'processes'}`],
    ];
    return {
      data,
      text: [...(problems.length > 0 ? problems : ['Everything is well.']), '', facts(rows)].join(
        '\n',
      ),
    };
  },
};
