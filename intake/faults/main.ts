/**
 * Breaks one part after the other while visitors send messages, and prints what became of them. Fails
 * if a confirmed message is lost, stored twice or not delivered.
 *
 *   node intake/faults/main.ts [--short] [--count messages] [name of a fault …]
 */
import { parseArgs } from 'node:util';
import { clockSetBack } from './clock.ts';
import { crowd, diskFull, fileLocked } from './database.ts';
import { hostile } from './hostile.ts';
import { killed } from './killed.ts';
import { mail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import type { Size } from './scenario.ts';

const scenarios = [killed, diskFull, fileLocked, clockSetBack, crowd, mail, hostile];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, count: { type: 'string' } },
});

const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}.`);
  console.error(`There are: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const size: Size = {
  isShort: values.short,
  count: values.count === undefined ? undefined : Number(values.count),
  of: (full, short) => (values.short ? short : full),
};

const selected = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
/** The short form mostly waits, so three faults run at a time. */
const lanes = values.short ? 3 : 1;
const waiting = [...selected];
const problems: string[] = [];

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const seconds = (value: number) => `${value.toFixed(1)} s`;

function report(outcome: Outcome): void {
  const { fault, messages, requests, extraCopies, lastEmail, longestAnswer, errors } = outcome;
  row(fault, messages, requests, extraCopies, seconds(lastEmail), seconds(longestAnswer), errors);
  problems.push(...outcome.problems.map((problem) => `${outcome.fault}: ${problem}`));
}

row('fault', 'messages', 'requests', 'extra copies', 'last email', 'longest answer', 'errors');
row(...Array<string>(7).fill('---'));
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const outcome of await next.run(size)) report(outcome);
    }
  }),
);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
