import type { Content } from '../../../collections.ts';
import { formatValue } from '../../content/problem.ts';
import type { PlaceholderUse } from '../../content/resolve-placeholders.ts';
import { findClaimPages } from '../claim-pages.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Claims that pages show, but that have no evidence. */
export function* findMissingEvidence(
  content: Content,
  placeholders: readonly PlaceholderUse[],
): Generator<FoundProblem> {
  const pagesByClaim = findClaimPages(content, placeholders);
  for (const group of ['figures', 'promises'] as const) {
    for (const [name, { value, evidence }] of Object.entries(content.claims[group])) {
      const pages = pagesByClaim.get(name) ?? [];
      const isMissing = /^(?:none|nothing|unknown|(?:noch )?kein|-|\?)/i.test(evidence);
      if (pages.length === 0 || !isMissing) continue;
      yield {
        kind: 'no-evidence',
        severity: 'blocker',
        at: ['claims', group, name, 'evidence'],
        found: `${formatValue(value)} is on ${formatPages(pages)}`,
      };
    }
  }
}

/** "one page: /team", "5 pages: /, /team, /docs and 2 more". */
function formatPages(pages: readonly string[]): string {
  const count = pages.length === 1 ? 'one page' : `${pages.length} pages`;
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : '';
  return `${count}: ${pages.slice(0, 3).join(', ')}${more}`;
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
