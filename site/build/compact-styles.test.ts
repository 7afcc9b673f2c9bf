import { expect, test } from 'vitest';
import { compactStyles } from './compact-styles.ts';

test.each([
  ['a constant', ':root{--a:1rem}p{margin:var(--a)}', ':root{}p{margin:1rem}'],
  [
    'a constant that uses another',
    '@layer base{:root{--a:1rem;--b:calc(2 * var(--a))}}p{margin:var(--b)}',
    'p{margin:calc(2 * 1rem)}@layer base{:root{}}',
  ],
])('writes %s where it is used', (_, css, compact) => {
  expect(compactStyles(css)).toBe(compact);
});

test.each([
  ['has two values', ':root{--a:1rem}@media print{:root{--a:0}}p{margin:var(--a)}'],
  ['has a value only in print', '@media print{:root{--a:1rem}}p{margin:var(--a)}'],
  ['has a value only on one element', '.b{--a:1rem}p{margin:var(--a)}'],
  ['is registered', '@property --a{syntax:"*";inherits:true}:root{--a:1em}p{margin:var(--a)}'],
  ['may be unset', ':root{--a:1rem}p{margin:var(--a,0)}'],
  ['is a list of fonts', ':root{--a:"Some Font",serif}p{font-family:var(--a)}'],
])('keeps a token that %s', (_, css) => {
  expect(compactStyles(css)).toBe(css);
});

test('joins the parts of a layer, in the order of the layers', () => {
  const css =
    '@layer base, ui, sections;@layer ui{p{left:0}}@layer base{p{top:0}}@layer ui{b{top:0}}';

  expect(compactStyles(css)).toBe('@layer base{p{top:0}}@layer ui{p{left:0}b{top:0}}');
});

test('leaves out the range of letters of the first file of a font', () => {
  const face = (rest: string) => `@font-face{font-family:A;${rest}}`;
  const [first, second, italic] = [
    'src:url(a)',
    'src:url(b);unicode-range:U+DF-FF',
    'font-style:italic;src:url(c)',
  ].map(face);
  const css = [face('src:url(a);unicode-range:U+20-7E'), second, italic].join('');

  expect(compactStyles(css)).toBe([first, second, italic].join(''));
  expect(compactStyles(`${second}${second}`)).toBe(face('src:url(b)') + second);
});

test('leaves out spaces, but not those in a text', () => {
  expect(compactStyles('p{font:1em / 2 "A, B", serif}')).toBe('p{font:1em/2 "A, B",serif}');
});
