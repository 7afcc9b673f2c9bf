import { expect, test } from 'vitest';
import { withoutUnusedVariants } from './unused-variants.ts';

const page = (css: string) =>
  `<style>${css}</style><section class="band" data-tone="sunk" data-name="long"></section>`;

test.each([
  ['a variant that the page has', '.band[data-tone=sunk]{color:red}'],
  ['a variant with any value', '.band[data-name]{color:red}'],
  ['a rule without variants', '.band:hover{color:red}'],
  ['a variant that is excluded', '.band:not([data-tone=ink]){color:red}'],
  ['an attribute that a script may set', '.band[data-near]{color:red}'],
])('keeps %s', (_, css) => {
  expect(withoutUnusedVariants(page(css))).toBe(page(css));
});

test.each([
  ['a variant', '.band[data-tone=ink]{color:red}', ''],
  ['a variant in a media query', '@media print{.band[data-tone=ink]{color:red}}', ''],
  ['one of two selectors', '.a[data-look=small],.b{color:red}', '.b{color:red}'],
])('removes %s that the page does not have', (_, css, left) => {
  expect(withoutUnusedVariants(page(css))).toBe(page(left));
});
