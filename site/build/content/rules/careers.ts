import type { Content } from '../../../src/collections.ts';
import { shown } from '../problem.ts';
import type { Finding } from '../rules.ts';

/** "1,200+" as a number. */
export function positionsIn(words: string): number {
  return Number.parseInt(words.replaceAll(',', ''), 10);
}

/** The page says "6 of 50+ positions", so there must be at least as many as are listed. */
export function* careersRules({ careers: { positions }, jobs }: Content): Generator<Finding> {
  const total = positionsIn(positions);
  if (total >= jobs.length) return;
  const expected = Number.isNaN(total)
    ? 'must begin with a number, like "50+"'
    : `must be at least ${jobs.length}: so many jobs are listed in jobs.yaml`;
  yield { at: ['careers', 'positions'], found: shown(positions), expected };
}
