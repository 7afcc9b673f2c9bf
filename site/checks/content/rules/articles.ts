import type { Content } from '../../../src/collections.ts';
import { articleCategories } from '../../../src/vocabulary.ts';
import { shown } from '../problem.ts';
import type { Finding } from '../rules.ts';

/**
 * Exactly one article is featured, the others are sorted newest first, and the chips match them.
 */
export function* articleRules({ articles, categoryChips }: Content): Generator<Finding> {
  const featured = articles.filter((article) => article.featured);
  if (articles.length > 0 && featured.length !== 1) {
    const second = featured[1] ? articles.indexOf(featured[1]) : -1;
    yield {
      at: second === -1 ? ['articles'] : ['articles', second, 'featured'],
      found: `${featured.length} featured articles`,
      expected: 'must be exactly one',
    };
  }

  let previous: string | undefined;
  for (const [index, { date, featured: isLarge }] of articles.entries()) {
    if (isLarge) continue;
    if (previous !== undefined && date > previous) {
      yield {
        at: ['articles', index, 'date'],
        found: shown(date),
        expected: `must not be later than the article before it (${previous}): newest first`,
      };
    }
    previous = date;
  }

  const [all] = categoryChips;
  if (all?.name !== 'All') {
    yield { at: ['categoryChips', 0, 'name'], found: shown(all?.name), expected: 'must be "All"' };
  }
  for (const category of articleCategories) {
    const chips = categoryChips.filter(({ name }) => name === category);
    const isUsed = articles.some((article) => article.category === category);
    if (chips.length > 1 || (isUsed && chips.length === 0)) {
      yield {
        at: ['categoryChips'],
        found: `${chips.length} chips for ${category}`,
        expected: 'must be exactly one',
      };
    }
  }
  const sum = categoryChips.slice(1).reduce((total, { count }) => total + count, 0);
  if (all !== undefined && all.count !== sum) {
    yield {
      at: ['categoryChips', 0, 'count'],
      found: String(all.count),
      expected: `must be ${sum}, the sum of the categories`,
    };
  }
  for (const [index, { name, count }] of categoryChips.entries()) {
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
