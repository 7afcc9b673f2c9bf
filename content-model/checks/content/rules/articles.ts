import type { Content } from '../../../collections.ts';
import { countChips } from '../../../lib/news/count-chips.ts';
import type { ContentProblem } from '../problem.ts';

/** At most one article is featured, and the chips, if there are any, match the articles. */
export function* checkArticles({
  articles,
  categoryChips,
}: Partial<Content>): Generator<ContentProblem> {
  if (!articles || !categoryChips) return;
  const featured = articles.filter((article) => article.featured);
  if (featured[1])
    yield {
      at: ['articles', articles.indexOf(featured[1]), 'featured'],
      found: `${featured.length} featured articles`,
      expected: 'must be at most one',
    };

  const chips = countChips(categoryChips, articles);
  const [all, ...named] = chips;
  if (all === undefined) return;
  for (const [index, { active }] of chips.entries()) {
    if (active === (index === 0)) continue;
    const expected = 'must be true for the first chip, and false for every other';
    yield { at: ['categoryChips', index, 'active'], found: String(active), expected };
  }
  const names = [...named.map(({ name }) => name), ...articles.map(({ category }) => category)];
  for (const category of new Set(names)) {
    const matching = named.filter(({ name }) => name === category);
    if (matching.length === 1) continue;
    yield {
      at: ['categoryChips'],
      found: `${matching.length} chips for ${category}`,
      expected:
        'must be exactly one: add it, or empty the file with "list: []" to have all chips made from the articles',
    };
  }
  const sum = named.reduce((total, { count }) => total + count, 0);
  if (all.count !== sum) {
    yield {
      at: ['categoryChips', 0, 'count'],
      found: String(all.count),
      expected: `must be ${sum}, the sum of the categories`,
    };
  }
  for (const [index, { name, count }] of chips.entries()) {
    const listed = articles.filter(({ category }) => category === name).length;
    if (listed > count) {
      yield {
        at: ['categoryChips', index, 'count'],
        found: String(count),
        expected: `must be at least ${listed}: so many articles are listed`,
      };
    }
  }
}
