import type { Content } from '../../../collections.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** Popular articles must be guides of this page, and the status list must match the products. */
export function* checkDocs({ docs, products }: Partial<Content>): Generator<ContentProblem> {
  if (!docs || !products) return;
  const guides = docs.guides.sections.flatMap(({ title, articles }) =>
    articles.map((article) => ({ ...article, category: title })),
  );
  for (const [section, { articles }] of docs.guides.sections.entries()) {
    for (const [index, { id }] of articles.entries()) {
      if (guides.filter((guide) => guide.id === id).length > 1) {
        yield {
          at: ['docs', 'guides', 'sections', section, 'articles', index, 'id'],
          found: shown(id),
          expected: 'must be different from the id of every other guide',
        };
      }
    }
  }

  let previous = Number.POSITIVE_INFINITY;
  for (const [index, popular] of docs.popular?.items.entries() ?? []) {
    const at = ['docs', 'popular', 'items', index] as const;
    const guide = guides.find(({ id }) => id === popular.id);
    if (guide === undefined) {
      yield {
        at: [...at, 'id'],
        found: shown(popular.id),
        expected: 'must be the id of a guide above',
      };
      continue;
    }
    for (const field of ['title', 'category', 'readTime'] as const) {
      if (popular[field] === guide[field]) continue;
      yield {
        at: [...at, field],
        found: shown(popular[field]),
        expected: `must be ${shown(guide[field])}, as the guide has it`,
      };
    }
    if (popular.views > previous) {
      yield {
        at: [...at, 'views'],
        found: shown(popular.views),
        expected: `must be at most ${previous}: the most read comes first`,
      };
    }
    previous = popular.views;
  }

  const ids = products.map(({ id }) => id);
  let last = -1;
  for (const [index, { product }] of docs.status?.items.entries() ?? []) {
    const place = ids.indexOf(product);
    if (place <= last) {
      yield {
        at: ['docs', 'status', 'items', index, 'product'],
        found: shown(product),
        expected: `must be one of ${ids.join(', ')}, in this order`,
      };
    }
    last = Math.max(place, last);
  }
}
