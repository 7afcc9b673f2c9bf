export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen can show at these sizes, and keeps the pages small. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals)) || 0;
}

/** A point at `radius` from the origin. 0° is up, and angles grow clockwise, as on a dial. */
export function onDial(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** A clockwise arc around the origin, between two angles that are at most a full turn apart. */
export function arc(radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((degrees) => onDial(radius, degrees).join(' '));
  return `M${start}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end}`;
}

/** A circle as part of a path. An arc cannot end where it begins, so it ends just below. */
export function circle([x, y]: Point, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 0 .01Z`;
}

/** A fraction of the full width or height, in SVG syntax. */
export function percent(fraction: number): string {
  return `${round(fraction * 100, 3)}%`;
}

/** The path data of connected straight lines, open or closed. */
export function polyline(points: readonly Point[], close = false): string {
  const [first, ...remaining] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${first}${remaining.length > 0 ? `L${remaining.join(' ')}` : ''}${close ? 'Z' : ''}`;
}

/** Separate straight lines as one path. */
export function segments(lines: readonly (readonly [Point, Point])[]): string {
  return lines.map((line) => polyline(line)).join('');
}

/**
 * A smooth curve: samples `at` at `count` steps from 0 to `end`, and joins the points with Bézier
 * curves along the function's own tangents.
 */
export function openCurve(
  at: (turn: number) => Point,
  count: number,
  end = 1,
  decimals = 1,
): string {
  const step = end / count;
  /** A Bézier handle: the point, moved a third of a step forward or back along its tangent. */
  const handle = (turn: number, direction: 1 | -1): Point => {
    const [x, y] = at(turn);
    const [x1, y1] = at(turn - step / 1000);
    const [x2, y2] = at(turn + step / 1000);
    const third = (direction * 1000) / 6;
    return [x + (x2 - x1) * third, y + (y2 - y1) * third];
  };
  const text = (...points: Point[]) =>
    points
      .flat()
      .map((value) => round(value, decimals))
      .join(' ');
  const remaining = Array.from({ length: count - 1 }, (_, index) => {
    const turn = (index + 2) * step;
    return text(handle(turn, -1), at(turn));
  });
  const first = `M${text(at(0))}C${text(handle(0, 1), handle(step, -1), at(step))}`;
  return remaining.length > 0 ? `${first}S${remaining.join(' ')}` : first;
}
