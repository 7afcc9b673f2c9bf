import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { groupGuides } from '../../lib/docs/guide-sections.ts';
import { Guides } from './Guides.tsx';

const { docs, guides: all, site } = loadContent();

/** The guides with this URL for each full text. */
function guides(href?: string): string {
  const sections = groupGuides(
    docs.guides,
    all.map((guide) => ({ ...guide, href })),
  );
  return renderToStaticMarkup(createElement(Guides, { words: docs.guides, sections, site }));
}

const total = all.length;

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

test('a section without a guide is not shown, and the others have the easiest first', () => {
  const [first, ...others] = groupGuides(docs.guides, all);
  const left = all.filter(({ section }) => section !== first?.id);

  expect(groupGuides(docs.guides, left)).toEqual(others);
  expect(others[0]?.guides.map(({ difficulty }) => difficulty)).toEqual([
    ...['Beginner', 'Intermediate', 'Advanced'],
  ]);
});
