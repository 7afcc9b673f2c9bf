export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows at the sizes we draw, and keeps pages small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** A point at `radius` from the origin. 0° is up and angles grow clockwise, as on a dial. */
export function onDial(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** The path data of an open or closed run of straight lines. */
export function polyline(points: readonly Point[], close = false): string {
  const [first, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${first}${rest.length > 0 ? `L${rest.join(' ')}` : ''}${close ? 'Z' : ''}`;
}

/** Separate straight lines, as one path. */
export function segments(lines: readonly (readonly [Point, Point])[]): string {
  return lines.map((line) => polyline(line)).join('');
}

/** A smooth closed curve through points of a periodic function of `turns` sampled `count` times. */
export function closedCurve(at: (turn: number) => Point, count: number): string {
  const points = Array.from({ length: count }, (_, index) => at(index / count));
  const pick = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  // Catmull-Rom: the tangent at a point is parallel to the line between its two neighbors.
  const curves = points.map((from, index) => {
    const before = pick(index - 1);
    const to = pick(index + 1);
    const after = pick(index + 2);
    const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return [...a, ...b, ...to].map((value) => Math.round(value)).join(' ');
  });
  return `M${pick(0).map(Math.round).join(' ')}C${curves.join(' ')}Z`;
}
