import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { groupGuides } from '../../lib/docs/guide-sections.ts';
import { Guides } from './Guides.tsx';

const { docs, guides: all } = loadContent();

test('the title of each guide links to its page', () => {
  const sections = groupGuides(docs.guides, all);
  const html = renderToStaticMarkup(createElement(Guides, { words: docs.guides, sections }));

  const own = /<li id="([^"]+)"[^>]*><h4><a href="\/docs\/\1">/g;
  expect(html.match(own)).toHaveLength(all.length);
});

test('a section without a guide is not shown, and the others have the easiest first', () => {
  const [first, ...others] = groupGuides(docs.guides, all);
  const left = all.filter(({ section }) => section !== first?.id);

  expect(groupGuides(docs.guides, left)).toEqual(others);
  expect(others[0]?.guides.map(({ difficulty }) => difficulty)).toEqual([
    ...['Beginner', 'Intermediate', 'Advanced'],
  ]);
});
