import { expect, test } from 'vitest';
import type { Article } from '../../schemas/news.ts';
import { countChips } from './count-chips.ts';

const articles = ['Research', 'Research', 'Product'].map((category) => ({ category }) as Article);

const chips = ['All', 'Research', 'Product'].map((name, index) => ({
  ...{ id: name, name },
  active: index === 0,
}));

test('chips without a count have the number of their articles, and the first has all', () => {
  expect(countChips(chips, articles).map(({ count }) => count)).toEqual([3, 2, 1]);
});

test('a count that the company has written stays, and is part of the sum', () => {
  const written = chips.map((chip) => (chip.name === 'Research' ? { ...chip, count: 40 } : chip));

  expect(countChips(written, articles).map(({ count }) => count)).toEqual([41, 40, 1]);
});
