import engraving from './engraving.module.css';
import { percent } from './geometry.ts';
import css from './ReadingScale.module.css';
import { numbersOn, roundScale } from './round-scale.ts';

interface Row {
  title: string;
  readings: readonly {
    id: string;
    minutes: number;
    /** How full the moon is. */
    phase: 'new' | 'half' | 'full';
  }[];
}

/** Reading times, as moons on a scale of minutes, with one row per subject. */
export function ReadingScale({ rows }: { rows: readonly Row[] }) {
  const longest = Math.max(25, ...rows.flatMap((row) => row.readings.map((one) => one.minutes)));
  const scale = roundScale(longest, 5, 6);
  const at = (minutes: number) => percent(minutes / scale.end);
  const y = (place: number) => percent(place / (rows.length + 0.35));
  return (
    <svg className={css.scale} aria-hidden="true">
      {numbersOn(scale).map((minutes) => (
        <g key={minutes} className={css.tick} data-end={minutes === scale.end || undefined}>
          <line className={engraving.fine} x1={at(minutes)} x2={at(minutes)} y2={y(rows.length)} />
          <text x={at(minutes)} y="100%">
            {minutes}
          </text>
        </g>
      ))}
      {rows.map(({ title, readings }, index) => (
        <g key={title}>
          <text className={css.title} x="6" y={y(index + 0.36)}>
            {title}
          </text>
          <line
            className={engraving.main}
            data-mark="whole"
            x2="100%"
            y1={y(index + 0.72)}
            y2={y(index + 0.72)}
          />
          {readings.map(({ id, minutes, phase }) => (
            <svg
              key={id}
              className={css.moon}
              aria-hidden="true"
              data-mark={id}
              data-phase={phase}
              x={at(minutes)}
              y={y(index + 0.72)}
            >
              <circle r="7" />
              {phase === 'half' && <path d="M0-7A7 7 0 0 1 0 7Z" />}
            </svg>
          ))}
        </g>
      ))}
    </svg>
  );
}
