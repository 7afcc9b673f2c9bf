import type { Content } from '../../../collections.ts';
import { partsOf } from '../parts-of.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** The figures that pages name are in the register. */
export function* checkClaims(content: Partial<Content>): Generator<ContentProblem> {
  if (!content.claims) return;
  const known = Object.keys(content.claims.figures);
  const pages = (['home', 'team', 'careers'] as const).filter((name) => name in content);
  for (const page of pages) {
    for (const { path, value } of partsOf(content[page])) {
      if (path.at(-2) !== 'stats' || known.includes(String(value))) continue;
      const expected = `must be removed from the list, or be a figure of claims.yaml: ${known.join(', ')}`;
      yield { at: [page, ...path], found: shown(value), expected };
    }
  }
}
