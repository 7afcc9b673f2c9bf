import type { Content } from '../../../collections.ts';
import { formatValue } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Claims without evidence. */
export function* findMissingEvidence({ claims }: Content): Generator<FoundProblem> {
  for (const group of ['figures', 'promises'] as const) {
    for (const [name, { value, evidence }] of Object.entries(claims[group])) {
      if (!/^(?:none|nothing|unknown|(?:noch )?kein|-|\?)/i.test(evidence)) continue;
      yield {
        kind: 'no-evidence',
        severity: 'blocker',
        at: ['claims', group, name, 'evidence'],
        found: `${formatValue(evidence)} for ${formatValue(value)}`,
      };
    }
  }
}

/** Shares and averages, such as "95%" and "4.9/5", that do not state the number of cases. */
export function* findMissingCases({ claims, services }: Content): Generator<FoundProblem> {
  for (const [name, { value, cases }] of Object.entries(claims.figures))
    yield* checkCases(value, cases, ['claims', 'figures', name, 'value']);
  for (const [index, { page }] of services.entries()) {
    for (const [figureIndex, { metric, cases }] of page.figures.entries())
      yield* checkCases(metric, cases, [
        'services',
        index,
        'page',
        'figures',
        figureIndex,
        'metric',
      ]);
  }
}

function* checkCases(value: string, cases: string | undefined, at: FoundProblem['at']) {
  if (cases !== undefined || !/%|\d ?[x×]$|\/(?:5|10|100)$/.test(value)) return;
  yield { kind: 'no-cases', severity: 'warning', at, found: formatValue(value) } as const;
}
