import type { Content } from '../../../collections.ts';
import { unlistedRoutes } from '../../../routes.ts';
import { shown } from '../../content/problem.ts';
import { allTexts } from '../../content/rules/texts.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Links to the paths that are linked on purpose and have no page. */
export function* linkRules(content: Content): Generator<FoundProblem> {
  for (const { at, text } of allTexts(content)) {
    if ((unlistedRoutes as readonly string[]).includes(text))
      yield { kind: 'leads-nowhere', severity: 'warning', at, found: shown(text) };
  }
}
