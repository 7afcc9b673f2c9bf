import { expect, test } from 'vitest';
import { element, xmlDocument } from './xml.ts';

test('text and attributes may contain any letter', () => {
  const text = `Tides & <ferries> "at" 5 o'clock: ]]> &amp; é`;

  expect(xmlDocument(element('a', text, { href: 'https://a.example/?b=1&c="2"' }))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<a href="https://a.example/?b=1&amp;c=&quot;2&quot;">' +
      "Tides &amp; &lt;ferries&gt; &quot;at&quot; 5 o'clock: ]]&gt; &amp;amp; é</a>\n",
  );
});

test('elements are nested, one to a line', () => {
  const document = xmlDocument(element('a', [element('b', 'text'), element('c')], { id: '1' }));

  expect(document.split('\n').slice(1)).toEqual([
    '<a id="1">',
    '  <b>text</b>',
    '  <c/>',
    '</a>',
    '',
  ]);
});
