/** What all measurements share. */
import { resolve } from 'node:path';

/** The options of `npm run measure`. */
export interface Options {
  short: boolean;
  /** How often to compare, or how many runs. */
  pairs: number | undefined;
  path: string | undefined;
  /** The folder of the built site. */
  root: string;
}

export interface Result {
  what: string;
  value: number;
  goal: { atMost: number; atLeast?: never } | { atLeast: number; atMost?: never };
  /** How it was measured. */
  note: string;
  /** The value of a long run that missed the goal. A short run is compared with it instead. */
  known?: number;
  /** True for what is the same in each run. */
  isExact?: boolean;
}

export const isMet = ({ value, goal: { atMost, atLeast } }: Result) =>
  atMost === undefined ? value >= atLeast : Number(value.toFixed(2)) <= atMost;

/** A few runs on a busy machine cannot tell whether a goal is met, only that a time is far off. */
export function isFarOff(result: Result): boolean {
  const { value, goal, known = 0, isExact } = result;
  if (isExact) return !isMet(result);
  return goal.atMost === undefined
    ? value < goal.atLeast / 3
    : value > Math.max(goal.atMost, known) * 3;
}

/** The first of the ports that a measurement uses; the others follow. */
export const firstPort = Number(process.env.PORT ?? 8323);
export const builtSite = resolve(import.meta.dirname, '../dist');

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/**
 * Measures two things in pairs, in the order ABBA, so that a busy machine slows both equally. Gives
 * the ratio of the medians. Each is measured once before, for warm caches.
 */
export async function inPairs(
  pairs: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ value: number; note: string }> {
  const values: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  await theirs();
  await ours();
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2) values.ours.push(await ours());
    values.theirs.push(await theirs());
    if (pair % 2 === 0) values.ours.push(await ours());
  }
  const [a, b] = [median(values.ours), median(values.theirs)];
  return { value: a / b, note: `${pairs} pairs: ${a.toFixed(0)} and ${b.toFixed(0)}` };
}
