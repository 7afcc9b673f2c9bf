import type { Content } from '../../../collections.ts';
import { endpointsOf, publishedDocument } from '../../../lib/api/api-reference.ts';
import type { Fault, Finding } from '../problem.ts';

/** The document is consistent: every reference exists, and path parameters are described. */
export function* checkOpenApi({ openApi, site }: Partial<Content>): Generator<Finding> {
  if (!openApi || !site) return;
  try {
    endpointsOf(publishedDocument(openApi, site.domain));
  } catch (error) {
    const fault = (error as Error).cause as (Fault & { at: string[] }) | undefined;
    if (fault === undefined) throw error;
    yield { ...fault, at: ['openApi', ...fault.at] };
  }
}
