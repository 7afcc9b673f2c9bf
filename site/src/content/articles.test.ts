import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Article } from '../schemas/article.ts';
import type { CategoryChip } from '../schemas/category-chip.ts';

const content = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const articles: Article[] = content('articles.yaml');
const [all, ...categories]: CategoryChip[] = content('category-chips.yaml');

test('the count of "All" is the sum of the categories', () => {
  const sum = categories.reduce((total, { count }) => total + count, 0);

  expect(all).toMatchObject({ name: 'All', count: sum });
});

test('no category lists more articles than it counts', () => {
  const over = categories.filter(
    ({ name, count }) => articles.filter(({ category }) => category === name).length > count,
  );

  expect(categories).toHaveLength(6);
  expect(over).toEqual([]);
});

test('after the featured article the newest comes first', () => {
  const dates = articles.filter(({ featured }) => !featured).map(({ date }) => date);

  expect(dates).toEqual(dates.toSorted().reverse());
});
