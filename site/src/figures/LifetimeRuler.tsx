import engraving from './engraving.module.css';
import { round } from './geometry.ts';
import css from './LifetimeRuler.module.css';

interface Lifetime {
  label: string;
  /** None for what ends with the browser; infinite for what has no end date. */
  months: number;
  inUse: boolean;
}

interface Props {
  rows: readonly Lifetime[];
  /** How many months the whole width stands for. */
  months: number;
}

const percent = (part: number) => `${round(part * 100, 3)}%`;

/** How long things stay, on one scale of months: a dot, a bar, or a line that breaks off. */
export function LifetimeRuler({ rows, months }: Props) {
  // The scale below takes three fifths of a row.
  const rowAt = (index: number) => percent(index / (rows.length + 0.6));
  const foot = rowAt(rows.length);
  return (
    <svg className={css.ruler} aria-hidden="true">
      {rows.map(({ label, months: stays, inUse }, index) => (
        <g key={label} className={css.row} data-in-use={inUse || undefined}>
          <text y={rowAt(index + 0.5)}>{label}</text>
          <Stay
            name={label}
            y={rowAt(index + 0.5)}
            part={stays / months}
            isOpen={stays === Number.POSITIVE_INFINITY}
          />
        </g>
      ))}
      <g className={css.axis}>
        <line className={engraving.main} x2="100%" y1={foot} y2={foot} />
        <line className={css.ticks} x2="100%" y1={foot} y2={foot} pathLength={months} />
        {[0, 6, 12, 18, 24].map((month) => (
          <g key={month}>
            <rect x={percent(month / months)} y={foot} width="1" />
            <text x={percent(month / months)} y={foot}>
              {month}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

interface StayProps {
  name: string;
  y: string;
  part: number;
  isOpen: boolean;
}

function Stay({ name, y, part, isOpen }: StayProps) {
  if (isOpen)
    return <line data-mark={name} data-open="" x2="100%" y1={y} y2={y} pathLength={100} />;
  if (part === 0) return <circle data-mark={name} cy={y} />;
  return <rect data-mark={name} y={y} width={percent(part)} />;
}
