import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Jobs } from './careers/Jobs.tsx';
import { Products } from './home/Products.tsx';
import { Articles } from './news/Articles.tsx';

const { careers, home, news, products, site } = loadContent();
const address = site.email.careers ?? '';

test('without jobs, the page says so, and whom to write to', () => {
  const html = renderToStaticMarkup(
    createElement(Jobs, { words: careers, jobs: [], total: '0', address }),
  );

  expect(html).toContain('We have no open positions listed right now.');
  expect(html).toContain(`href="mailto:${address}`);
  expect(html).not.toContain('0 of');
});

test('without upcoming products, nothing announces them', () => {
  const words = home.products;
  const html = renderToStaticMarkup(createElement(Products, { words, products, upcoming: [] }));

  expect(html).not.toContain(words.upcoming);
});

test('without a second article, the page says so', () => {
  const html = renderToStaticMarkup(
    createElement(Articles, { words: news.articles, articles: [] }),
  );

  expect(html).toContain('There are no other articles on this page yet.');
});
