import type { Content } from '../../../collections.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** How many positions the register says there are, "50+" as 50. */
function openPositions(claims: Content['claims']): number | undefined {
  const value = claims.figures['open-positions']?.value;
  return value === undefined ? undefined : Number.parseInt(value.replaceAll(',', ''), 10);
}

/** The page says "6 of 50+ positions", so there must be at least as many as are listed. */
export function* checkCareers({
  claims,
  careers,
  jobs,
}: Partial<Content>): Generator<ContentProblem> {
  if (!claims || !careers || !jobs) return;
  const total = openPositions(claims);
  const { length } = jobs;
  if (total === undefined || total >= length) return;
  const expected = Number.isNaN(total)
    ? 'must begin with a number, like "50+"'
    : `must be at least ${length}: so many jobs are listed in jobs.yaml`;
  const found = shown(claims.figures['open-positions']?.value);
  yield { at: ['claims', 'figures', 'open-positions', 'value'], found, expected };
}
