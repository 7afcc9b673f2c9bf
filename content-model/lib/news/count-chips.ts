import type { Article, CategoryChip, CountedChip } from '../../schemas/news.ts';

/**
 * Gives each chip a count: the one of the company, or else the number of articles in its category. The chip for all
 * articles, which comes first, has the sum of the others.
 */
export function countChips(
  [all, ...categories]: readonly CategoryChip[],
  articles: readonly Article[],
): CountedChip[] {
  if (all === undefined) return [];
  const counted = categories.map((chip) => ({
    ...chip,
    count: chip.count ?? articles.filter(({ category }) => category === chip.name).length,
  }));
  const sum = counted.reduce((total, { count }) => total + count, 0);
  return [{ ...all, count: all.count ?? sum }, ...counted];
}
