import { expect, test } from 'vitest';
import { withoutUnusedRules } from './unused-rules.ts';

const page = (css: string) =>
  `<style>${css}</style><section class="a b" data-tone="sunk" data-name="long" data-wide></section>`;
const filter = (html: string) =>
  withoutUnusedRules(html, 'e.className="late";style.getPropertyValue("--late")');

test.each([
  ['a class that the page has', '.b{color:red}'],
  ['a class that a script may add', '.late .b{color:red}'],
  ['a class of the theme', '.dark{color:red}'],
  ['a variant that the page has', '.a[data-tone=sunk]{color:red}'],
  ['a variant with any value', '.a[data-name]{color:red}'],
  ['a variant without a value', '.a[data-wide]{color:red}'],
  ['a rule without classes', 'p:hover{color:red}'],
  ['what is excluded', '.a:not([data-tone=ink],.c){color:red}'],
  ['a token that a script may read', '.a{--late:1}'],
  ['an attribute that a script may set', '.a[data-near]{color:red}'],
])('keeps %s', (_, css) => {
  expect(filter(page(css))).toBe(page(css));
});

const face = (family: string, range: string) =>
  `@font-face{font-family:${family};src:url(a.woff2);unicode-range:${range}}`;

test('keeps of the display face only the parts whose letters the page has', () => {
  const faces = (text: string, css: string) => filter(`<style>${css}</style><p>${text}</p>`);
  const [latin, western] = [
    face('Instrument Serif', 'U+20-7E'),
    face('Instrument Serif', 'U+DF-FF'),
  ];

  expect(faces('plain', latin + western)).toContain(latin);
  expect(faces('plain', latin + western)).not.toContain(western);
  expect(faces('Müller', latin + western)).toContain(western);
  expect(faces('plain', face('Instrument Sans', 'U+DF-FF'))).toContain('U+DF-FF');
  expect(filter(`<style>${western}</style><p data-seal="x">`)).toContain(western);
});

test.each([
  ['a class', '.a .c{color:red}', ''],
  ['a variant', '.a[data-tone=ink]{color:red}', ''],
  ['a variant in a media query', '@media print{.a[data-tone=ink]{color:red}}', ''],
  [
    'a token that nothing reads',
    '.a{--read:1;--unread:2;left:var(--read)}',
    '.a{--read:1;left:var(--read)}',
  ],
  ['one of two selectors', '.a[data-look=small],.b{color:red}', '.b{color:red}'],
])('removes %s that the page does not have', (_, css, left) => {
  expect(filter(page(css))).toBe(page(left));
});
