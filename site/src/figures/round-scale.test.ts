import { expect, test } from 'vitest';
import { createEngravedScale, createRoundScale, listNumbers } from './round-scale.ts';

test.each([
  ['weeks of an MVP', 16, 4, 6, [0, 4, 8, 12, 16]],
  ['weeks of something larger', 24, 4, 6, [0, 4, 8, 12, 16, 20, 24]],
  ['weeks beyond that', 25, 4, 6, [0, 8, 16, 24, 32]],
  ['minutes of a long guide', 40, 5, 6, [0, 10, 20, 30, 40]],
  ['months of three years', 36, 6, 6, [0, 6, 12, 18, 24, 30, 36]],
  ['months of twenty years', 240, 6, 6, [0, 48, 96, 144, 192, 240]],
])('a scale of %s reaches %d, with few numbers', (_, reach, step, most, numbers) => {
  expect(listNumbers(createRoundScale(reach, step, most))).toEqual(numbers);
});

test.each([
  [16, [0, 5, 10, 15, 20]],
  [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_001, [0, 50_000, 100_000, 150_000, 200_000]],
  [3, [0, 1, 2, 3, 4]],
])('an engraved scale for %d has four steps of five round parts', (reach, numbers) => {
  expect(listNumbers(createEngravedScale(reach))).toEqual(numbers);
});

test('everything drawn stays within its scale', () => {
  for (let reach = 1; reach < 1000; reach++) {
    const scale = createRoundScale(reach, 4, 6);

    expect(scale.end).toBeGreaterThanOrEqual(reach);
    expect(listNumbers(scale).length).toBeLessThanOrEqual(7);
  }
});
