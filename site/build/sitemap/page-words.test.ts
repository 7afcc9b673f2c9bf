import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormPlace } from '../../src/sections/FormPlace.tsx';
import { WorkingOrrery } from '../../src/sections/home/WorkingOrrery.tsx';
import { loadContent } from '../content/load-content.ts';
import { hashOfWords } from './page-words.ts';

const page = (main: string) =>
  `<!doctype html><title>A page</title><header>Menu</header><main>${main}</main><footer>2024</footer>`;

test.each([
  ['the same words in other markup', '<p>One <b>day</b>\n  at sea</p>'],
  ['another style and script', '<style>p{}</style><p>One day at sea</p><script>1</script>'],
])('a page keeps its date with %s', (_, main) => {
  expect(hashOfWords(page(main))).toBe(hashOfWords(page('<p>One day at sea</p>')));
});

test('a page keeps its date when its header, its footer or its title change', () => {
  const other = page('<p>One day</p>').replace('2024', '2025').replace('Menu', 'List');

  expect(hashOfWords(other)).toBe(hashOfWords(page('<p>One day</p>')));
});

test.each(['<p>One day at see</p>', '<p>One day at sea</p><p>And a night</p>', '<p>day</p>'])(
  'a page loses its date when its words change: %s',
  (main) => {
    expect(hashOfWords(page(main))).not.toBe(hashOfWords(page('<p>One day at sea</p>')));
  },
);

test('the planets of another day are no change, and another caption is', () => {
  const { services } = loadContent();
  const orrery = (day: number, caption: string) =>
    hashOfWords(
      page(
        renderToStaticMarkup(
          createElement(WorkingOrrery, { services, caption, day, script: '/a.js' }),
        ),
      ),
    );

  expect(orrery(20_000, 'A caption')).toBe(orrery(21_234, 'A caption'));
  expect(orrery(20_000, 'A caption')).not.toBe(orrery(20_000, 'Another caption'));
});

test('a form that sends its message in another way is no change', () => {
  const place = (intake: string | undefined) =>
    hashOfWords(
      page(
        renderToStaticMarkup(
          createElement(FormPlace, {
            form: 'contact',
            delivery: {
              address: 'a@b.example',
              intake,
              note: intake ? 'We store it.' : 'You send it.',
            },
            contents: 'your name',
            island: '/a.js',
            children: createElement('form', {}, intake ? 'We store it.' : 'You send it.'),
          }),
        ),
      ),
    );

  expect(place('https://intake.example')).toBe(place(undefined));
});
