import type { Content } from '../../../src/collections.ts';
import { endpointsOf, publishedDocument } from '../../../src/lib/api/api-reference.ts';
import type { Finding } from '../rules.ts';

/** The document is consistent: every reference exists, and path parameters are described. */
export function* openApiRules({ openApi, site }: Content): Generator<Finding> {
  try {
    endpointsOf(publishedDocument(openApi, site.domain));
  } catch (error) {
    const { at, found, expected } = error as { at?: string[]; found: string; expected: string };
    if (at === undefined) throw error;
    yield { at: ['openApi', ...at], found, expected };
  }
}
