import engraving from './engraving.module.css';
import css from './WeekRuler.module.css';

/** The weeks of the scale. */
const full = 16;

/** A span of weeks on a ruler that is marked in weeks. */
export function WeekRuler({ least, most }: { least: number; most: number }) {
  const at = (weeks: number) => `${(weeks / full) * 100}%`;
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
      {[0, 4, 8, 12, 16].map((weeks) => (
        <g key={weeks} className={css.tick} data-end={weeks === full || undefined}>
          <line className={engraving.main} x1={at(weeks)} x2={at(weeks)} y2="9" />
          <text x={at(weeks)} y="22">
            {weeks}
          </text>
        </g>
      ))}
    </svg>
  );
}
