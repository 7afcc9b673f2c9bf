import { expect, test } from 'vitest';
import { badgeVariant } from './badge-variant.ts';

test.each([
  ['Popular', 'default'],
  ['Enterprise', 'secondary'],
  ['New', 'outline'],
  ['Coming Q2 2025', 'outline'],
  ['popular', 'outline'],
  ['', 'outline'],
])('a product marked "%s" has the %s badge', (status, variant) => {
  expect(badgeVariant(status)).toBe(variant);
});
