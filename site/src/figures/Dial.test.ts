import { expect, test } from 'vitest';
import { needleAngle } from './Dial.tsx';

test('a dial runs from 120° left of the top to 120° right of it', () => {
  expect(needleAngle(0)).toBe(-120);
  expect(needleAngle(0.5)).toBe(0);
  expect(needleAngle(0.95)).toBeCloseTo(108);
  expect(needleAngle(1)).toBe(120);
});
