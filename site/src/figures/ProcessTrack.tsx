import { percent } from './geometry.ts';
import css from './ProcessTrack.module.css';
import { numbersOn, type Scale } from './round-scale.ts';
import type { Span } from './schedule.ts';

interface Props {
  /** In weeks. */
  scale: Scale;
  least: Span;
  most: Span;
  /** After how many weeks all is live, at the earliest and at the latest. */
  live: readonly number[];
}

/**
 * Solid: the step if every step takes its minimum. Pale: how late it can end if every step takes its
 * maximum. An ongoing step runs to the edge of the drawing.
 */
export function ProcessTrack({ scale, least, most, live }: Props) {
  const at = (weeks = scale.end) => percent(weeks / scale.end);
  const isOpen = least.end === undefined;
  return (
    <svg className={css.track} aria-hidden="true">
      <line className={css.grid} x2="100%" y1="50%" y2="50%" pathLength={scale.end / scale.step} />
      <line className={css.edge} x1="100%" x2="100%" y2="100%" />
      {live.map((weeks) => (
        <line key={weeks} className={css.live} x1={at(weeks)} x2={at(weeks)} y2="100%" />
      ))}
      <line
        className={css.slide}
        data-mark="slide"
        x1={at(least.start)}
        x2={at(isOpen ? most.start : most.end)}
        y1="50%"
        y2="50%"
      />
      <line
        className={css.bar}
        data-mark="fastest"
        data-open={isOpen || undefined}
        x1={at(isOpen ? most.start : least.start)}
        x2={at(least.end)}
        y1="50%"
        y2="50%"
      />
    </svg>
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
