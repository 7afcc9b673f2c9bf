import { expect, test } from 'vitest';
import { withoutUnusedRules } from './unused-rules.ts';

const page = (css: string) =>
  `<style>${css}</style><section class="a b" data-tone="sunk" data-name="long"></section>`;
const script = 'e.className="late"';

test.each([
  ['a class that the page has', '.b{color:red}'],
  ['a class that a script may add', '.late .b{color:red}'],
  ['a class of the theme', '.dark{color:red}'],
  ['a variant that the page has', '.a[data-tone=sunk]{color:red}'],
  ['a variant with any value', '.a[data-name]{color:red}'],
  ['a rule without classes', 'p:hover{color:red}'],
  ['what is excluded', '.a:not([data-tone=ink],.c){color:red}'],
  ['an attribute that a script may set', '.a[data-near]{color:red}'],
])('keeps %s', (_, css) => {
  expect(withoutUnusedRules(page(css), script)).toBe(page(css));
});

test.each([
  ['a class', '.a .c{color:red}', ''],
  ['a variant', '.a[data-tone=ink]{color:red}', ''],
  ['a variant in a media query', '@media print{.a[data-tone=ink]{color:red}}', ''],
  ['one of two selectors', '.a[data-look=small],.b{color:red}', '.b{color:red}'],
])('removes %s that the page does not have', (_, css, left) => {
  expect(withoutUnusedRules(page(css), script)).toBe(page(left));
});
