import { percent } from './geometry.ts';
import css from './ProcessTrack.module.css';
import { numbersOn, type Scale } from './round-scale.ts';
import type { Span } from './schedule.ts';

interface Props {
  /** In weeks. */
  scale: Scale;
  least: Span;
  most: Span;
}

/**
 * When a step runs: the upper bar if all steps are as short as possible, the lower if all are as
 * long as possible.
 */
export function ProcessTrack({ scale, least, most }: Props) {
  return (
    <svg className={css.track} aria-hidden="true">
      <line className={css.grid} x2="100%" y1="50%" y2="50%" pathLength={scale.end / scale.step} />
      <line className={css.edge} x1="100%" x2="100%" y2="100%" />
      <Bar name="least" weeks={scale.end} span={least} />
      <Bar name="most" weeks={scale.end} span={most} />
    </svg>
  );
}

interface BarProps {
  name: 'least' | 'most';
  weeks: number;
  span: Span;
}

/**
 * A solid bar from start to end. Without an end, it is dashed and runs to the edge of the drawing.
 */
function Bar({ name, weeks, span: { start, end } }: BarProps) {
  return (
    <line
      className={css.bar}
      data-mark={name}
      data-open={end === undefined || undefined}
      x1={percent(start / weeks)}
      x2={percent((end ?? weeks) / weeks)}
      y1="50%"
      y2="50%"
    />
  );
}

/** The numbers of weeks above the tracks. */
export function ProcessAxis({ scale }: { scale: Scale }) {
  return (
    <svg className={css.axis} aria-hidden="true">
      {numbersOn(scale).map((weeks) => (
        <text key={weeks} x={percent(weeks / scale.end)} y="12">
          {weeks}
        </text>
      ))}
    </svg>
  );
}
