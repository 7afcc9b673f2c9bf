import { describe, expect, test } from 'vitest';
import { type Gear, meshedWith, wheelOutline } from './gears.ts';

type Place = readonly [x: number, y: number];

/**
 * Outlines and the position of the second wheel are rounded to a tenth, so teeth may overlap by
 * this much.
 */
const tolerance = 0.2;

/** The corners of the teeth, without the radii of their rounded tops. */
const corners = (path: string): Place[] =>
  Array.from(path.matchAll(/[ML1] ?(-?[\d.]+) (-?[\d.]+)(?=[LAZ]|$)/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);

const outline = (teeth: number) => corners(wheelOutline(teeth));

/** The corners of a wheel's teeth, where the browser draws them. */
function drawn({ x, y, teeth, turn }: Gear): Place[] {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return outline(teeth).map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** How far a point lies inside a shape, measured to the nearest edge; 0 outside. */
function depth([x, y]: Place, shape: readonly Place[]): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, [bx, by]] of shape.entries()) {
    const [ax, ay] = shape.at(index - 1) ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    if (ay > y !== by > y && x < ax + (dx * (y - ay)) / dy) isInside = !isInside;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return isInside ? nearest : 0;
}

/** How far the teeth of two wheels overlap. */
function bite(one: Gear, other: Gear): number {
  const [a, b] = [drawn(one), drawn(other)];
  return Math.max(...a.map((point) => depth(point, b)), ...b.map((point) => depth(point, a)));
}

/** Halfway between the tips and the roots of the teeth. */
function pitchRadius(teeth: number): number {
  const radii = outline(teeth).map(([x, y]) => Math.hypot(x, y));
  return (Math.max(...radii) + Math.min(...radii)) / 2;
}

/** Directions all around, in steps that meet each wheel at a different part of a tooth. */
const directions = Array.from({ length: 22 }, (_, index) => index * 17);

describe.each([
  [24, 14, 0],
  [14, 10, -37.5],
  [10, 24, 11],
  [16, 16, 200],
  [12, 40, 0],
])('a wheel of %d teeth and one of %d, the first turned by %d°', (teeth, others, turn) => {
  const driver: Gear = { x: -42, y: 6, teeth, turn };

  test('are one unit of play away from touching at their pitch circles', () => {
    const reach = pitchRadius(teeth) + pitchRadius(others) + 1;

    for (const direction of directions) {
      const { x, y } = meshedWith(driver, others, direction);

      expect(Math.abs(Math.hypot(x - driver.x, y - driver.y) - reach)).toBeLessThan(tolerance);
    }
  });

  test('have the teeth of one in the gaps of the other, in every direction', () => {
    for (const direction of directions) {
      expect(bite(driver, meshedWith(driver, others, direction))).toBeLessThan(tolerance);
    }
  });

  test('would collide if one were turned by half a tooth', () => {
    for (const direction of directions) {
      const wheel = meshedWith(driver, others, direction);
      const turned = { ...wheel, turn: wheel.turn + 180 / others };

      expect(bite(driver, turned)).toBeGreaterThan(5 * tolerance);
    }
  });
});

test.each([2, 4])('%d arcs of a wheel make up the whole wheel', (parts) => {
  const whole = outline(16);
  const arc = corners(wheelOutline(16, 16 / parts));

  expect(whole).toHaveLength(16 * 4);
  expect(arc).toHaveLength(whole.length / parts + 1);
  expect(arc.at(-1)).toEqual(whole[whole.length / parts]);
});
