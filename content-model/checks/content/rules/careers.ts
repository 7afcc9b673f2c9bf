import type { Content } from '../../../collections.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/** The number of open positions in claims.yaml: 50 for "50+". */
function readOpenPositions(claims: Content['claims']): number | undefined {
  const value = claims.figures['open-positions']?.value;
  return value === undefined ? undefined : Number.parseInt(value.replaceAll(',', ''), 10);
}

/** The page says "6 of 50+ positions", so the claim must not be lower than the number of listed jobs. */
export function* checkCareers({
  claims,
  careers,
  jobs,
}: Partial<Content>): Generator<ContentProblem> {
  if (!claims || !careers || !jobs) return;
  const total = readOpenPositions(claims);
  const { length } = jobs;
  if (total === undefined || total >= length) return;
  const expected = Number.isNaN(total)
    ? 'must begin with a number, like "50+"'
    : `must be at least ${length}: so many jobs are listed in jobs.yaml`;
  const found = formatValue(claims.figures['open-positions']?.value);
  yield { at: ['claims', 'figures', 'open-positions', 'value'], found, expected };
}
