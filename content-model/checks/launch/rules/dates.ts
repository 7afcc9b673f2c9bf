import type { Content } from '../../../collections.ts';
import { formatValue } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Products that are announced for a date in the past: "Coming Q2 2025" after June, "Coming 2025" after December. */
export function* findPastDates(
  { upcomingProducts }: Content,
  today: Date,
): Generator<FoundProblem> {
  for (const [index, { status }] of upcomingProducts.entries()) {
    const year = /\b20\d\d\b/.exec(status)?.[0];
    const quarter = /\bQ([1-4])\b/.exec(status)?.[1] ?? 4;
    if (!year || today.getTime() < Date.UTC(+year, 3 * +quarter)) continue;
    const at = ['upcomingProducts', index, 'status'] as const;
    yield { kind: 'past-date', severity: 'warning', at, found: formatValue(status) };
  }
}
