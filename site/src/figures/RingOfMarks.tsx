import engraving from './engraving.module.css';
import { round } from './geometry.ts';

interface Props {
  /** The radius of the scale's inner edge. */
  radius: number;
  /** How long a mark is. Negative marks point inward. */
  length: number;
  /** How many there are around the circle. */
  count: number;
  /** How wide a mark is, as a part of the distance to the next. */
  width?: number;
  /** How far the first mark is from the top, in degrees. */
  turn?: number;
}

/** Marks around a circle: the dashes of one wide stroke, which takes a tenth of the bytes of lines. */
export function RingOfMarks({ radius, length, count, width = 0.07, turn = 0 }: Props) {
  const gap = round((1 - width) / 2, 4);
  return (
    <circle
      className={engraving.scale}
      r={radius + length / 2}
      strokeWidth={Math.abs(length)}
      pathLength={count}
      // Half a gap first: a dash on the seam of two quarters of a circle grows a spike in Chromium.
      strokeDasharray={`0 ${gap} ${width} ${gap}`}
      transform={`rotate(${round(turn - 90 - 180 / count, 2)})`}
    />
  );
}
