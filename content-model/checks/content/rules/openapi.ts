import type { Content } from '../../../collections.ts';
import { createPublicDocument, listEndpoints } from '../../../lib/api/api-reference.ts';
import type { ContentProblem, ProblemText } from '../problem.ts';

/** The API document is consistent: every reference exists, and path parameters are described. */
export function* checkOpenApi({ openApi, site }: Partial<Content>): Generator<ContentProblem> {
  if (!openApi || !site) return;
  try {
    listEndpoints(createPublicDocument(openApi, site.domain));
  } catch (error) {
    const problem = (error as Error).cause as (ProblemText & { path: string[] }) | undefined;
    if (problem === undefined) throw error;
    const { path, found, expected } = problem;
    yield { at: ['openApi', ...path], found, expected };
  }
}
