import engraving from './engraving.module.css';
import { percent } from './geometry.ts';
import css from './LifetimeRuler.module.css';
import { createRoundScale, listNumbers } from './round-scale.ts';

interface Lifetime {
  label: string;
  /** 0 for what ends with the browser session; Infinity for what has no end date. */
  months: number;
  inUse: boolean;
}

/** How long things are stored, on one scale of months: a dot, a bar, or a line that breaks off. */
export function LifetimeRuler({ rows }: { rows: readonly Lifetime[] }) {
  const longest = Math.max(24, ...rows.map((row) => row.months).filter(Number.isFinite));
  const scale = createRoundScale(longest, 6, 6);
  const months = scale.end;
  // The scale at the bottom takes three fifths of a row.
  const getRowY = (index: number) => percent(index / (rows.length + 0.6));
  const axisY = getRowY(rows.length);
  return (
    <svg className={css.ruler} aria-hidden="true">
      {rows.map(({ label, months: lifetime, inUse }, index) => (
        <g key={label} className={css.row} data-in-use={inUse || undefined}>
          <text y={getRowY(index + 0.5)}>{label}</text>
          <LifetimeMark
            name={label}
            y={getRowY(index + 0.5)}
            fraction={lifetime / months}
            isOpen={lifetime === Number.POSITIVE_INFINITY}
          />
        </g>
      ))}
      <g className={css.axis}>
        <line className={engraving.main} x2="100%" y1={axisY} y2={axisY} />
        <line
          className={css.ticks}
          x2="100%"
          y1={axisY}
          y2={axisY}
          pathLength={(6 * months) / scale.step}
        />
        {listNumbers(scale).map((month) => (
          <g key={month}>
            <rect x={percent(month / months)} y={axisY} width="1" />
            <text x={percent(month / months)} y={axisY}>
              {month}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

interface LifetimeMarkProps {
  name: string;
  y: string;
  fraction: number;
  isOpen: boolean;
}

function LifetimeMark({ name, y, fraction, isOpen }: LifetimeMarkProps) {
  if (isOpen)
    return <line data-mark={name} data-open="" x2="100%" y1={y} y2={y} pathLength={100} />;
  if (fraction === 0) return <circle data-mark={name} cy={y} />;
  return <rect data-mark={name} y={y} width={percent(fraction)} />;
}
