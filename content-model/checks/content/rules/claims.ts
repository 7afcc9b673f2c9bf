import type { Content } from '../../../collections.ts';
import { type ContentProblem, formatValue } from '../problem.ts';
import { listValues } from '../walk-content.ts';

/** The names in the lists of figures that pages show, each with its path. */
export const listFigureNames = (content: Partial<Content>) =>
  (['home', 'team', 'careers'] as const)
    .filter((page) => page in content)
    .flatMap((page) =>
      listValues(content[page])
        .filter(({ path }) => path.at(-2) === 'stats')
        .map(({ path, value }) => ({ at: [page, ...path] as const, name: String(value) })),
    );

/** Every figure that a page names is in claims.yaml. */
export function* checkClaims(content: Partial<Content>): Generator<ContentProblem> {
  if (!content.claims) return;
  const figures = Object.keys(content.claims.figures);
  for (const { at, name } of listFigureNames(content)) {
    if (figures.includes(name)) continue;
    const expected = `must be removed from the list, or be a figure of claims.yaml: ${figures.join(', ')}`;
    yield { at, found: formatValue(name), expected };
  }
}
