import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

test.each([
  ['<ul><li><p>a</p></li><li>b</li></ul>', '<ul><li><p>a<li>b</ul>'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a<dd>b</dl>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><td>b</table>',
  ],
  ['<html><head></head><body></body></html>', '<html><head><body>'],
])('%s needs fewer end tags', (html, compact) => {
  expect(compactMarkup(html)).toBe(compact);
});

test.each([
  ['text that follows a paragraph', '<div><p>a</p> b</div>'],
  ['a paragraph in a link', '<a><p>a</p></a>'],
  ['a line of text after a paragraph', '<div><p>a</p><span>b</span></div>'],
  ['a link after a list item', '<menu><li>a</li><a>b</a></menu>'],
])('keeps the end tag before %s', (_, html) => {
  expect(compactMarkup(html)).toBe(html);
});
