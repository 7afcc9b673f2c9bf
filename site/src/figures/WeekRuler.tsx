import engraving from './engraving.module.css';
import { percent } from './geometry.ts';
import { numbersOn, roundScale } from './round-scale.ts';
import css from './WeekRuler.module.css';

/** A span of weeks on a ruler. */
export function WeekRuler({ least, most }: { least: number; most: number }) {
  const scale = roundScale(Math.max(16, most), 4, 6);
  const at = (weeks: number) => percent(weeks / scale.end);
  return (
    <svg className={css.ruler} aria-hidden="true">
      <line className={engraving.main} x1="0" x2="100%" y1="1" y2="1" />
      <rect className={css.whole} data-mark="whole" width="100%" height="1" />
      <rect
        className={css.span}
        data-mark="span"
        x={at(least)}
        width={at(most - least)}
        height="6"
      />
      {numbersOn(scale).map((weeks) => (
        <g key={weeks} className={css.tick} data-end={weeks === scale.end || undefined}>
          <line className={engraving.main} x1={at(weeks)} x2={at(weeks)} y2="9" />
          <text x={at(weeks)} y="22">
            {weeks}
          </text>
        </g>
      ))}
    </svg>
  );
}
