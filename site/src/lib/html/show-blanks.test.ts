import { createBlankMark } from '@website/content-model/lib/text/blanks.ts';
import { expect, test } from 'vitest';
import { showBlanks } from './show-blanks.ts';

const mark = createBlankMark(0);
const blanks = [
  { hint: 'What you do: "boats" & <oars>', file: 'home.yaml', path: ['hero', 'lede'] },
];
const hint = 'What you do: “boats” and oars';
const shown = `<mark data-blank="home.yaml hero.lede">${hint}</mark>`;
const show = (html: string) => showBlanks(html, blanks);
const page = (main: string) => `<body><main>${main}</main></body>`;

test('in a text, the hint is marked, and says which field it is about', () => {
  expect(show(page(`<p>We ${mark}, &amp; more</p>`))).toBe(page(`<p>We ${shown}, &amp; more</p>`));
});

test.each([
  [(text: string) => `<head><title>${text}</title></head>`],
  [(text: string) => page(`<img alt="${text}">`)],
  [(text: string) => page(`<select><option>${text}</option></select>`)],
  [(text: string) => page(`<svg><text>${text}</text></svg>`)],
  [(text: string) => page(`<astro-island props='{"a":"${text}"}'><p>${text}</p></astro-island>`)],
  [(text: string) => `<script type="application/ld+json">{"name":"${text}"}</script>`],
])('where there can be no element, the hint is in brackets: %s', (render) => {
  expect(show(render(mark))).toBe(render(`[${hint}]`));
});

test('the name of a field cannot end the attribute that it is in', () => {
  const [blank] = blanks;
  const html = showBlanks(page(mark), [{ ...blank, path: ['"><script>'], hint: '', file: 'a' }]);

  expect(html).toBe(page('<mark data-blank="a &quot;>&lt;script>"></mark>'));
});

test('in header, footer and menus, where a hint has no room, the field is named', () => {
  const bar = '<mark data-blank="home.yaml hero.lede">lede</mark>';

  expect(show(`<body><header><a>${mark}</a></header></body>`)).toContain(`<a>${bar}</a>`);
  expect(show(page(`<nav>${mark}</nav>`))).toContain(`<nav>${bar}</nav>`);
});
