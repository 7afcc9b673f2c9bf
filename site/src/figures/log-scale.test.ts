import { expect, test } from 'vitest';
import { decadesFor, logPosition, powerLabel } from './log-scale.ts';

test('powers of ten are evenly spaced', () => {
  const positions = [1, 10, 100, 1000, 10_000].map((value) => logPosition(value, 4));

  expect(positions).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a number between two powers of ten is placed by its logarithm', () => {
  expect(logPosition(2, 1)).toBeCloseTo(0.301, 3);
  expect(logPosition(500, 6)).toBeCloseTo(2.699 / 6, 3);
});

test('the scale leaves room beyond its largest number', () => {
  expect(decadesFor([10, 1000, 100_000])).toBe(6);
  expect(decadesFor([999])).toBe(3);
  expect(decadesFor([1000])).toBe(4);
});

test('powers of ten are abbreviated', () => {
  const labels = Array.from({ length: 8 }, (_, exponent) => powerLabel(exponent));

  expect(labels).toEqual(['1', '10', '100', '1k', '10k', '100k', '1M', '10M']);
});
