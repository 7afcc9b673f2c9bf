import type { Content } from '../../../collections.ts';
import { unlistedRoutes } from '../../../routes.ts';
import { formatValue } from '../../content/problem.ts';
import { listContentTexts } from '../../content/rules/texts.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Links that lead to the not-found page on purpose, because the company has no such page yet. */
export function* findLinksToNowhere(content: Content): Generator<FoundProblem> {
  for (const { path, text } of listContentTexts(content)) {
    if ((unlistedRoutes as readonly string[]).includes(text))
      yield { kind: 'leads-nowhere', severity: 'warning', at: path, found: formatValue(text) };
  }
}
