import engraving from './engraving.module.css';
import { round } from './geometry.ts';

interface Props {
  /** The radius of the scale's inner edge. */
  radius: number;
  /** The length of a mark. Negative lengths point inward. */
  length: number;
  /** The number of marks around the circle. */
  count: number;
  /** The width of a mark, as a fraction of the distance to the next. */
  width?: number;
  /** The angle of the first mark from the top, in degrees. */
  turn?: number;
}

/**
 * Marks around a circle, drawn as the dashes of one wide stroke: a tenth of the bytes of separate
 * lines.
 */
export function RingOfMarks({ radius, length, count, width = 0.07, turn = 0 }: Props) {
  const gap = round((1 - width) / 2, 4);
  return (
    <circle
      className={engraving.scale}
      r={radius + length / 2}
      strokeWidth={Math.abs(length)}
      pathLength={count}
      // Start with half a gap: where two quarters of a circle meet, Chromium draws a spike on a
      // dash.
      strokeDasharray={`0 ${gap} ${width} ${gap}`}
      transform={`rotate(${round(turn - 90 - 180 / count, 2)})`}
    />
  );
}
