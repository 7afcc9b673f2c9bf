import { expect, test } from 'vitest';
import { pathLength } from './path-length.ts';

test.each([
  ['straight lines, absolute', 'M0 0H30V40L0 0', 30 + 40 + 50],
  ['straight lines, relative', 'm10 10h30v40l-30-40', 30 + 40 + 50],
  ['a closed shape', 'M0 0H3V4Z', 3 + 4 + 5],
  ['two shapes with a gap', 'M0 0H10M100 100V110', 20],
  ['half a circle', 'M-10 0A10 10 0 0 1 10 0', 10 * Math.PI],
  ['a quarter of a circle', 'M0-10A10 10 0 0 1 10 0', 5 * Math.PI],
  ['three quarters of a circle', 'M0-10A10 10 0 1 1-10 0', 15 * Math.PI],
  ['the same, counterclockwise', 'M-10 0A10 10 0 1 0 0-10', 15 * Math.PI],
  ['a straight curve', 'M0 0C10 0 20 0 30 0S50 0 60 0', 60],
  ['a straight curve with one handle', 'M0 0Q15 0 30 0', 30],
  // By Ramanujan's formula.
  ['an ellipse', 'M108 0A108 70 0 0 1-108 0A108 70 0 0 1 108 0', 565.3],
])('%s', (_, path, length) => {
  // A tenth of a percent is less than a pixel on a card.
  expect(Math.abs(pathLength(path) / length - 1)).toBeLessThan(0.001);
});

test('a smooth curve mirrors the handle before it', () => {
  const written = pathLength('M0 0C0 20 20 20 20 0C20-20 40-20 40 0');

  expect(pathLength('M0 0C0 20 20 20 20 0S40-20 40 0')).toBeCloseTo(written);
});
