import type { Content } from '../../../collections.ts';
import { endpointsOf, publishedDocument } from '../../../lib/api/api-reference.ts';
import type { ContentProblem, ProblemText } from '../problem.ts';

/** The document is consistent: every reference exists, and path parameters are described. */
export function* checkOpenApi({ openApi, site }: Partial<Content>): Generator<ContentProblem> {
  if (!openApi || !site) return;
  try {
    endpointsOf(publishedDocument(openApi, site.domain));
  } catch (error) {
    const problem = (error as Error).cause as (ProblemText & { at: string[] }) | undefined;
    if (problem === undefined) throw error;
    yield { ...problem, at: ['openApi', ...problem.at] };
  }
}
