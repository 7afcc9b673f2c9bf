import type { Content } from '../../../collections.ts';
import { shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Claims without evidence. That matters once the owner says that they are not invented. */
export function* evidenceRules({ claims }: Content): Generator<FoundProblem> {
  for (const group of ['figures', 'promises'] as const) {
    for (const [name, { value, evidence, sample }] of Object.entries(claims[group])) {
      if (!/^(?:none|nothing|unknown|(?:noch )?kein|-|\?)/i.test(evidence)) continue;
      yield {
        kind: 'no-evidence',
        severity: (sample ?? claims.sample) ? 'warning' : 'blocker',
        at: ['claims', group, name, 'evidence'],
        found: `${shown(evidence)} for ${shown(value)}`,
      };
    }
  }
}

/** Figures that rest on a number of cases, such as "95%" and "4.9/5", and do not say how many. */
export function* caseRules({ claims, services }: Content): Generator<FoundProblem> {
  for (const [name, { value, cases }] of Object.entries(claims.figures))
    yield* withoutCases(value, cases, ['claims', 'figures', name, 'value']);
  for (const [service, { page }] of services.entries()) {
    for (const [figure, { metric, cases }] of page.figures.entries())
      yield* withoutCases(metric, cases, [
        'services',
        service,
        'page',
        'figures',
        figure,
        'metric',
      ]);
  }
}

function* withoutCases(value: string, cases: string | undefined, at: FoundProblem['at']) {
  if (cases !== undefined || !/%|\d ?[x×]$|\/(?:5|10|100)$/.test(value)) return;
  yield { kind: 'no-cases', severity: 'warning', at, found: shown(value) } as const;
}
