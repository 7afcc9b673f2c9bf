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
  category: 'Engineering',
  featured: true,
  text: [{ paragraph: ['It rose.'] }],
};
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
  test('has a title that links to its page', () => {
    const title = /<h[23]>(.*?)<\/h[23]>/g;
    const titles = Array.from(
      renderToStaticMarkup(element(article)).matchAll(title),
      ([, html]) => html,
    );

    expect(titles).toContain('<a href="/news/tides">Tides &amp; ferries</a>');
  });
});
