type Point = readonly [x: number, y: number];

/** How many numbers each command of a path takes. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 };

/** More steps than this do not change a length by a thousandth. */
const steps = 48;

/** The length of a curve that `at` describes from 0 to 1. */
function along(at: (part: number) => Point): number {
  let length = 0;
  let [x, y] = at(0);
  for (let step = 1; step <= steps; step++) {
    const [nextX, nextY] = at(step / steps);
    length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return length;
}

/** The point of a Bézier curve after a part of its way: between its points, again and again. */
function bezier(points: readonly Point[], part: number): Point {
  const [first, ...rest] = points;
  if (first === undefined) throw new Error('A curve needs a point.');
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] as Point;
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
  });
  return bezier(between, part);
}

/** The length of an arc of an ellipse that is not rotated. */
function arcLength(from: Point, to: Point, radii: Point, isLarge: boolean, sweeps: boolean) {
  // On a circle of radius 1, the arc spans an angle that its chord gives.
  const [rx, ry] = radii;
  const [dx, dy] = [(to[0] - from[0]) / rx, (to[1] - from[1]) / ry];
  const chord = Math.hypot(dx, dy);
  const half = Math.asin(Math.min(chord / 2, 1));
  const angle = isLarge ? 2 * (Math.PI - half) : 2 * half;
  // From the middle of the chord to the center, at a right angle to the chord.
  const offset = Math.cos(half) * (isLarge === sweeps ? 1 : -1);
  const center: Point = [
    from[0] / rx + dx / 2 + (offset * dy) / (chord || 1),
    from[1] / ry + dy / 2 - (offset * dx) / (chord || 1),
  ];
  const start = Math.atan2(from[1] / ry - center[1], from[0] / rx - center[0]);
  const turn = sweeps ? angle : -angle;
  return along((part) => [rx * Math.cos(start + turn * part), ry * Math.sin(start + turn * part)]);
}

/** The length of an SVG path. */
export function pathLength(path: string): number {
  let length = 0;
  let at: Point = [0, 0];
  let begin: Point = at;
  let handle: Point = at;
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter.toLowerCase();
    if (name === 'z') {
      length += Math.hypot(begin[0] - at[0], begin[1] - at[1]);
      at = begin;
      continue;
    }
    const count = counts[name];
    if (count === undefined) throw new Error(`The path has an unknown command: ${letter}`);
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    for (let index = 0; index < numbers.length; index += count) {
      const given = numbers.slice(index, index + count);
      const origin: Point = letter === name ? at : [0, 0];
      const pointAt = (place: number): Point => [
        origin[0] + (given[place] ?? 0),
        origin[1] + (given[place + 1] ?? 0),
      ];
      const from = at;
      if (name === 'h') at = [origin[0] + (given[0] ?? 0), from[1]];
      else if (name === 'v') at = [from[0], origin[1] + (given[0] ?? 0)];
      else at = pointAt(count - 2);
      let next = at;
      if (name === 'm' && index === 0) {
        begin = at;
      } else if (name === 'a') {
        const [rx = 0, ry = 0, , isLarge, sweeps] = given;
        length += arcLength(from, at, [rx, ry], isLarge === 1, sweeps === 1);
      } else if (name === 'c' || name === 's' || name === 'q') {
        const mirrored: Point = [2 * from[0] - handle[0], 2 * from[1] - handle[1]];
        const first = name === 's' ? mirrored : pointAt(0);
        next = name === 'c' ? pointAt(2) : pointAt(0);
        const points = name === 'q' ? [from, first, at] : [from, first, next, at];
        length += along((part) => bezier(points, part));
      } else {
        length += Math.hypot(at[0] - from[0], at[1] - from[1]);
      }
      handle = next;
    }
  }
  return length;
}
