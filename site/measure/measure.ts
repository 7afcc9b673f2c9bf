/**
 * `npm run measure` measures the built site on a real nginx, and fails if a goal is missed. It takes
 * an hour; `npm run measure -- paint serving` measures only these. Each is a file beside this one.
 *
 *   --short      a few runs: fails only if a time is off by a factor of three, twice in a row
 *   --pairs 30   how often to compare, or how many runs
 *   --path /team the page, for paint and lighthouse
 *   --root dist  the folder of the built site
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite, isFarOff, isMet, type Options, type Result } from './pairs.ts';

const all = ['weight', 'serving', 'paint', 'lighthouse', 'build'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    path: { type: 'string' },
    root: { type: 'string', default: builtSite },
  },
});
const { short, pairs, path, root } = values;
const options: Options = {
  short,
  pairs: pairs ? Number(pairs) : undefined,
  path,
  root: resolve(root),
};
const fails = (result: Result) => (short ? isFarOff(result) : !isMet(result));

function line(result: Result): string {
  const { what, value, goal, note } = result;
  const limit = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  const verdict = isMet(result) ? 'met' : fails(result) ? 'MISSED' : 'missed, in a short run';
  return `${what}: ${Number(value.toFixed(2))} (${note}), goal ${limit}: ${verdict}`;
}

const missed: string[] = [];
for (const name of positionals.length > 0 ? positionals : all) {
  console.log(`\n${name}`);
  const { measure } = await import(`./measure-${name}.ts`);
  let results: Result[] = await measure(options);
  // Something else may have used the machine.
  if (short && results.some(fails)) results = await measure(options);
  for (const result of results) console.log(line(result));
  missed.push(...results.filter(fails).map(line));
}
if (missed.length > 0) console.log(`\nMissed:\n${missed.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
