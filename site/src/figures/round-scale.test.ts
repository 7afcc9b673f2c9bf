import { expect, test } from 'vitest';
import { numbersOn, roundScale } from './round-scale.ts';

test.each([
  ['weeks of an MVP', 16, 4, 6, [0, 4, 8, 12, 16]],
  ['weeks of something larger', 24, 4, 6, [0, 4, 8, 12, 16, 20, 24]],
  ['weeks beyond that', 25, 4, 6, [0, 8, 16, 24, 32]],
  ['minutes of a long guide', 40, 5, 6, [0, 10, 20, 30, 40]],
  ['months of three years', 36, 6, 6, [0, 6, 12, 18, 24, 30, 36]],
  ['months of twenty years', 240, 6, 6, [0, 48, 96, 144, 192, 240]],
])('a scale of %s reaches %d, with few numbers', (_, reach, step, most, numbers) => {
  expect(numbersOn(roundScale(reach, step, most))).toEqual(numbers);
});

test('everything drawn stays within its scale', () => {
  for (let reach = 1; reach < 1000; reach++) {
    const scale = roundScale(reach, 4, 6);

    expect(scale.end).toBeGreaterThanOrEqual(reach);
    expect(numbersOn(scale).length).toBeLessThanOrEqual(7);
  }
});
