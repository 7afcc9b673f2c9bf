import { percent, round } from './geometry.ts';
import css from './LogTrack.module.css';
import { logPosition, powerLabel } from './log-scale.ts';
import { roundScale } from './round-scale.ts';

interface Props {
  /** How many powers of ten the full width covers. */
  decades: number;
  /** Drawn at the top. An unlimited value runs off the scale. */
  upper: { name: string; value: number | 'unlimited' };
  /** Drawn below it. */
  lower: { name: string; value: number };
}

/** Two numbers on a logarithmic scale, each as a bar that starts at 1. */
export function LogTrack({ decades, upper, lower }: Props) {
  return (
    <svg className={css.track} aria-hidden="true">
      <line className={css.grid} x2="100%" y1="50%" y2="50%" pathLength={decades} />
      <line className={css.edge} x1="100%" x2="100%" y2="100%" />
      {[upper, lower].map(({ name, value }) => {
        const open = value === 'unlimited';
        const end = open ? '100%' : percent(logPosition(value, decades));
        return (
          <g key={name} className={css.limit}>
            <line className={css.bar} data-mark={name} data-open={open || undefined} x2={end} />
            <svg x={end} className={css.end} aria-hidden="true">
              {open ? <path d="M-9-6L0 0-9 6Z" /> : <circle r="5" />}
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

/** The powers of ten above the tracks, with ticks for 2 to 9 between them, as on a slide rule. */
export function LogAxis({ decades }: { decades: number }) {
  const exponents = Array.from({ length: decades + 1 }, (_, index) => index);
  const between = exponents
    .slice(0, -1)
    .flatMap((exponent) => [2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * 10 ** exponent));
  return (
    <svg className={css.axis} aria-hidden="true">
      {exponents
        .filter((exponent) => exponent % roundScale(decades, 1, 8).step === 0)
        .map((exponent) => (
          <text
            key={exponent}
            data-end={exponent === decades || undefined}
            x={percent(exponent / decades)}
            y="12"
          >
            {powerLabel(exponent)}
          </text>
        ))}
      <svg y="20" height="8" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={css.tick}
          d={between.map((value) => `M${round(100 * logPosition(value, decades))} 3V8`).join('')}
        />
      </svg>
    </svg>
  );
}
