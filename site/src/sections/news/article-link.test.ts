import { articleSchema } from '@website/content-model/schemas/news.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Articles } from './Articles.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';

const article = {
  id: 'tides',
  title: 'Tides & ferries',
  excerpt: 'What we measured.',
  author: 'Sample Author',
  date: '2024-12-15',
  readTime: 5,
  category: 'Engineering',
  featured: true,
  sample: false,
  text: [],
};
const href = 'https://journal.orrery.example/tides?part=1&page=2';
const words = { label: 'Articles', heading: 'A *heading*.', lede: 'A sentence.' };

describe.each([
  [
    'the featured article',
    (input: object) =>
      createElement(FeaturedArticle, {
        article: articleSchema.parse(input),
        listed: 7,
        total: 24,
        hasOthers: true,
      }),
  ],
  [
    'an article in the list',
    (input: object) => createElement(Articles, { words, articles: [articleSchema.parse(input)] }),
  ],
])('%s', (_, element) => {
  const titleOf = (input: object) =>
    /<h[23]>((?:(?!<h[23]>).)*Tides.*?)<\/h[23]>/.exec(renderToStaticMarkup(element(input)))?.[1];

  test('has a title that links to the whole article, in the same tab', () => {
    expect(titleOf({ ...article, href })).toBe(
      `<a href="${href.replace('&', '&amp;')}" rel="noopener noreferrer">Tides &amp; ferries</a>`,
    );
  });

  test('has a plain title if the whole article is nowhere', () => {
    expect(titleOf(article)).toBe('Tides &amp; ferries');
  });
});
