import type { Content } from '../../../collections.ts';
import { type ContentProblem, formatValue } from '../problem.ts';
import { listValues } from '../walk-content.ts';

/** Every figure that a page names is in claims.yaml. */
export function* checkClaims(content: Partial<Content>): Generator<ContentProblem> {
  if (!content.claims) return;
  const figures = Object.keys(content.claims.figures);
  const pages = (['home', 'team', 'careers'] as const).filter((name) => name in content);
  for (const page of pages) {
    for (const { path, value } of listValues(content[page])) {
      if (path.at(-2) !== 'stats' || figures.includes(String(value))) continue;
      const expected = `must be removed from the list, or be a figure of claims.yaml: ${figures.join(', ')}`;
      yield { at: [page, ...path], found: formatValue(value), expected };
    }
  }
}
