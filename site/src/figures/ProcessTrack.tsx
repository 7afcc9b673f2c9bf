import { round } from './geometry.ts';
import css from './ProcessTrack.module.css';
import type { Span } from './schedule.ts';

interface Props {
  /** How many weeks the whole width stands for. */
  weeks: number;
  least: Span;
  most: Span;
}

/** When a step runs: above, if all steps take their least; below, if all take their most. */
export function ProcessTrack({ weeks, least, most }: Props) {
  return (
    <svg className={css.track} aria-hidden="true">
      <line className={css.grid} x2="100%" y1="50%" y2="50%" pathLength={weeks / 2} />
      <line className={css.edge} x1="100%" x2="100%" y2="100%" />
      <Bar name="least" weeks={weeks} span={least} />
      <Bar name="most" weeks={weeks} span={most} />
    </svg>
  );
}

interface BarProps {
  name: 'least' | 'most';
  weeks: number;
  span: Span;
}

/** Solid from start to end; broken, and to the edge of the drawing, where there is no end. */
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

function percent(part: number): string {
  return `${round(part * 100, 3)}%`;
}

/** The weeks above the tracks. */
export function ProcessAxis({ weeks }: { weeks: number }) {
  return (
    <svg className={css.axis} aria-hidden="true">
      {Array.from({ length: weeks / 2 + 1 }, (_, index) => (
        <text key={index} x={percent((index * 2) / weeks)} y="12">
          {index * 2}
        </text>
      ))}
    </svg>
  );
}
