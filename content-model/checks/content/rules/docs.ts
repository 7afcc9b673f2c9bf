import type { Content } from '../../../collections.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/**
 * Each guide is in a section of the page, popular ones are there, and the status list matches the
 * products.
 */
export function* checkDocs({
  docs,
  guides,
  products,
}: Partial<Content>): Generator<ContentProblem> {
  if (!docs || !guides || !products) return;
  const sections = docs.guides.sections.map(({ id }) => id);
  for (const [index, { section }] of guides.entries()) {
    if (sections.includes(section)) continue;
    yield {
      at: ['guides', index, 'section'],
      found: formatValue(section),
      expected: `must be one of ${sections.join(', ')}: the ids of the sections in docs.yaml`,
    };
  }

  let previous = Number.POSITIVE_INFINITY;
  for (const [index, popular] of docs.popular?.items.entries() ?? []) {
    const at = ['docs', 'popular', 'items', index] as const;
    if (!guides.some(({ id }) => id === popular.id)) {
      yield {
        at: [...at, 'id'],
        found: formatValue(popular.id),
        expected: 'must be the name of a file in guides/, without ".md"',
      };
      continue;
    }
    if (popular.views === undefined) continue;
    if (popular.views > previous) {
      yield {
        at: [...at, 'views'],
        found: formatValue(popular.views),
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
        found: formatValue(product),
        expected: `must be one of ${ids.join(', ')}, in this order`,
      };
    }
    last = Math.max(place, last);
  }
}

/** Each call that a guide shows is in the description of the API, which its code is made from. */
export function* checkCalls({ guides, openApi }: Partial<Content>): Generator<ContentProblem> {
  if (!guides || openApi === undefined) return;
  const calls = Object.entries(openApi?.paths ?? {}).flatMap(([path, { get, post }]) => [
    ...(get ? [`GET ${path}`] : []),
    ...(post ? [`POST ${path}`] : []),
  ]);
  for (const [index, { text }] of guides.entries()) {
    for (const [block, part] of text.entries()) {
      if (!('apiCall' in part) || calls.includes(part.apiCall)) continue;
      yield {
        at: ['guides', index, 'text', block, 'apiCall'],
        found: formatValue(part.apiCall),
        expected:
          openApi === null
            ? 'must be removed: there is no api.yaml'
            : `must be one of ${calls.join(', ')}: the calls in openapi.yaml`,
      };
    }
  }
}
