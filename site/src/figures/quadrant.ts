import { onDial, round } from './geometry.ts';

/*
 * The geometry of a quadrant: a quarter of a circle with a scale. Angles are as on a dial, so the scale
 * begins at the left, at -90°, and ends upright, at 0°.
 */

export interface QuadrantScale {
  end: number;
  /** From one numeral to the next. Each step has ten ticks. */
  step: number;
}

/** The ends that a scale may have between two powers of ten. Each is a whole number of steps. */
const roundScales: readonly QuadrantScale[] = [
  { end: 1, step: 0.1 },
  { end: 1.2, step: 0.2 },
  { end: 2, step: 0.2 },
  { end: 3, step: 0.5 },
  { end: 4, step: 0.5 },
  { end: 5, step: 0.5 },
  { end: 6, step: 1 },
  { end: 8, step: 1 },
  { end: 10, step: 1 },
  { end: 12, step: 2 },
];

/** A scale from zero to a round number above the largest value, so that its arm is never the edge. */
export function chooseScale(largest: number): QuadrantScale {
  const power = 10 ** Math.floor(Math.log10(largest));
  const isLargeEnough = ({ end }: QuadrantScale) => end * power > largest * 1.0001;
  const { end, step } = roundScales.find(isLargeEnough) ?? { end: 20, step: 2 };
  return { end: round(end * power, 6), step: round(step * power, 6) };
}

export const calculateAngle = (value: number, { end }: QuadrantScale) =>
  round((value / end) * 90 - 90, 2);

/** Ticks and rays are at the same angles: ten to a step. */
const countTicks = ({ end, step }: QuadrantScale) => Math.round(end / step) * 10;

/** An arc in the direction from one angle to the other, so that it can be drawn as a movement. */
export function directedArc(radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((turn) => onDial(radius, turn).join(' '));
  return `M${start}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${end}`;
}

interface Marks {
  /** There is a mark at every n-th tick. */
  every: number;
  inner: number;
  outer: number;
  /** In the middle between both radii. */
  width: number;
}

/**
 * Radial lines at equal angles, between two values, as the dashes of one wide arc: sixty lines take no
 * more bytes than one. A dash is a part of a ring, so each line swells outward, as an engraver's does.
 */
export function drawMarks(
  scale: QuadrantScale,
  [low, high]: readonly [number, number],
  { every, inner, outer, width }: Marks,
) {
  const count = countTicks(scale);
  const toTick = (value: number) => (value / scale.end) * count;
  const first = Math.ceil(round(toTick(low), 6) / every) * every;
  const last = Math.floor(round(toTick(high), 6) / every) * every;
  if (last < first) return undefined;
  const middleRadius = (inner + outer) / 2;
  const dash = round(((width / middleRadius) * 180) / Math.PI, 2);
  const [from, to] = [first, last].map((tick) => (tick * 90) / count - 90) as [number, number];
  return {
    d: directedArc(middleRadius, from - dash / 2, to + dash / 2),
    strokeWidth: outer - inner,
    pathLength: round(to - from + dash, 2),
    strokeDasharray: `${dash} ${round((every * 90) / count - dash, 2)}`,
  };
}

interface Numeral {
  text: string;
  turn: number;
}

/** Half of the angle that a numeral takes on the circle of the numerals. */
const calculateHalfAngle = (text: string, size: number) =>
  (Math.asin(Math.min(1, ((text.length * 14 + 10) * size) / 2 / numeralRadius)) * 180) / Math.PI;

/** The radius of the circle on which the numerals are. */
export const numeralRadius = 849;
/** How much larger the numerals of the two values are than those of the scale. */
const valueScale = 1.4;

/** Moves a numeral so that it does not reach beyond the ends of the scale. */
function keepInside({ text, turn }: Numeral, size = 1): Numeral & { half: number } {
  const half = calculateHalfAngle(text, size);
  return { text, half, turn: round(Math.min(-half, Math.max(half - 90, turn))) };
}

/**
 * Places the numerals of the two values, and those of the scale that do not overlap them. If the two values
 * overlap, only the value after is shown: both are written out above the drawing.
 */
export function placeNumerals(
  scale: QuadrantScale,
  { before, after }: { before: Numeral; after: Numeral },
  format: (value: number) => string,
) {
  const last = keepInside(after, valueScale);
  const first = keepInside(before, valueScale);
  const isOverlapping = (a: typeof last, b: typeof last) =>
    Math.abs(a.turn - b.turn) <= a.half + b.half + 0.25;
  const valueNumerals = isOverlapping(first, last) ? [last] : [first, last];
  const steps = Array.from({ length: countTicks(scale) / 10 + 1 }, (_, index) =>
    round(index * scale.step, 6),
  );
  return {
    before: valueNumerals.includes(first) ? first : undefined,
    after: last,
    steps: steps
      .map((value) => keepInside({ text: format(value), turn: calculateAngle(value, scale) }))
      .filter((numeral) => !valueNumerals.some((value) => isOverlapping(numeral, value))),
  };
}
