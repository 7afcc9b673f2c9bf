import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guides } from './Guides.tsx';

const { docs, site } = loadContent();

/** The guides with this URL for each full text. */
function guides(href?: string): string {
  const sections = docs.guides.sections.map((section) => ({
    ...section,
    articles: section.articles.map((article) => ({ ...article, href })),
  }));
  return renderToStaticMarkup(createElement(Guides, { words: { ...docs.guides, sections }, site }));
}

const total = docs.guides.sections.flatMap(({ articles }) => articles).length;

test('the title of a guide that is published elsewhere links to it', () => {
  const html = guides('https://guides.example/one');

  const link = /<h4><a href="https:\/\/guides\.example\/one" rel="noopener noreferrer">/g;
  expect(html.match(link)).toHaveLength(total);
  expect(html.match(/\u00a0· Full text</g)).toHaveLength(total);
});

test('a guide that is published nowhere promises no full text, and its title links to its entry', () => {
  const html = guides();

  const own = /<li id="([^"]+)"[^>]*><h4><a href="#\1">/g;
  expect(html.match(own)).toHaveLength(total);
  expect(html).not.toContain('Full text<');
});
