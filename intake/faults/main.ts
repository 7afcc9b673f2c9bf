/**
 * Breaks the parts of the system one after the other while visitors send messages, and prints what
 * became of the messages. Fails if a confirmed message is lost, stored twice or not delivered.
 *
 *   node faults/main.ts [--short] [name of a fault …]
 */
import { parseArgs } from 'node:util';
import { clockJumps } from './clock.ts';
import { crowd, databaseCrashes, databaseHangs, diskFull } from './database.ts';
import { erased } from './erased.ts';
import { givenUp } from './given-up.ts';
import { hostile } from './hostile.ts';
import { killed } from './killed.ts';
import type { Outcome } from './ledger.ts';
import { mail } from './mail.ts';
import { oneKey } from './one-key.ts';
import { rollingRestart, stopped } from './restarts.ts';
import type { Size } from './scenario.ts';
import { tableHead, tableRow } from './table.ts';

const scenarios = [
  killed,
  databaseCrashes,
  diskFull,
  databaseHangs,
  crowd,
  mail,
  stopped,
  rollingRestart,
  clockJumps,
  oneKey,
  hostile,
  givenUp,
  erased,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});

const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}.`);
  console.error(`There are: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

let shown = 0;
const size: Size = {
  isShort: values.short,
  of: (whole, short) => (values.short ? short : whole),
  progress: (words) => {
    if (!process.stderr.isTTY || Date.now() - shown < 200) return;
    shown = Date.now();
    process.stderr.write(`\r\x1b[K${words}`);
  },
};

const wanted = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
/** In the short form, most of the time is spent waiting: three faults at a time. */
const lanes = values.short ? 3 : 1;
const waiting = [...wanted];
const problems: string[] = [];

/** A line of the table as soon as it is known: some faults take long. */
function report(outcome: Outcome): void {
  console.log(tableRow(outcome));
  problems.push(...outcome.problems.map((problem) => `${outcome.fault}: ${problem}`));
}

console.log(tableHead);
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const outcome of await next.run(size)) report(outcome);
    }
  }),
);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
