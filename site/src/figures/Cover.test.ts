import { covers } from '@website/content-model/vocabulary.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cover } from './Cover.tsx';

const drawn = (category: string, cover?: 'pulse', id = 'an-article') =>
  renderToStaticMarkup(createElement(Cover, { id, category, cover }));

test('each category has a cover of its own, and an article may choose another', () => {
  const all = Object.values(covers).map((category) => drawn(category));

  expect(new Set(all).size).toBe(6);
  for (const cover of all)
    expect(cover).not.toMatch(/NaN|Infinity|undefined|null|\b[\d.]+e[+-]?\d/);
  expect(all).toContain(drawn('Rail freight'));
  expect(drawn('Rail freight', 'pulse')).toBe(drawn('Healthcare AI'));
});

test('articles of one category may have different rosettes', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `article-${index}`);

  expect(new Set(ids.map((id) => drawn('AI Research', undefined, id))).size).toBe(5);
});
