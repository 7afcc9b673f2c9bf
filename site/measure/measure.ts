/**
 * `npm run measure` runs every measurement in its short form, one after the other, and prints one
 * table of all goals at the end. It fails if a goal is missed that even a short run can tell. With
 * --full, it runs them at full length, for hours, and fails if any goal is missed.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fails, goalTable, type Result } from './goal-table.ts';

/** In this order: first what gives the same figures each time. */
const measurements = ['headers', 'weight', 'serving', 'input', 'paint', 'lighthouse', 'build'];
const exact = ['headers', 'weight'];
const isFull = process.argv.includes('--full');
const form = isFull ? '' : ' --short';

async function measure(name: string): Promise<{ results: Result[]; isPassed: boolean }> {
  const script = join(import.meta.dirname, `measure-${name}.ts`);
  const child = fork(script, isFull ? [] : ['--short']);
  const results: Result[] = [];
  child.on('message', (sent) => results.push(...(sent as Result[])));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0 && !fails(results)) {
    // It ended before its table.
    const figure = `ended with code ${code}`;
    results.push({ what: `measure:${name}`, goal: 'runs', figure, isMet: false });
  }
  return { results, isPassed: code === 0 };
}

const all: Result[] = [];
const start = performance.now();
for (const name of measurements) {
  const began = performance.now();
  console.log(`\n--- measure:${name}${form}\n`);
  let { results, isPassed } = await measure(name);
  if (!isPassed && !isFull && !exact.includes(name)) {
    console.log(`\n--- measure:${name} --short, again: something else may have used the machine\n`);
    ({ results, isPassed } = await measure(name));
  }
  all.push(...results);
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s`);
}
console.log(`\n--- All goals, after ${Math.round((performance.now() - start) / 1000)} s\n`);
console.log(goalTable(all));
process.exitCode = fails(all) ? 1 : 0;
