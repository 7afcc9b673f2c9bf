import { locale } from 'virtual:labels';
import engraving from './engraving.module.css';
import { percent } from './geometry.ts';
import css from './UptimeBar.module.css';

const tenths = Array.from({ length: 11 }, (_, index) => index / 10);

const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/**
 * The percentage of time that a service was available. The upper bar shows the downtime at its true
 * width; below it, the end of that bar is enlarged. The enlarged part is the last percent if that
 * contains all downtime, otherwise the last ten percent, otherwise the whole bar. Downtime is hatched.
 */
export function UptimeBar({ uptime }: { uptime: number }) {
  const downtime = (100 - uptime) / 100;
  const enlarged = [0.01, 0.1, 1].find((fraction) => downtime <= fraction) ?? 1;
  const downtimeInEnlarged = downtime / enlarged;
  return (
    <svg className={css.bar} aria-hidden="true">
      <g className={css.whole}>
        <rect className={css.up} data-mark="whole-up" width={percent(1 - downtime)} height="6" />
        <rect
          className={css.lost}
          data-mark="whole-lost"
          x={percent(1 - downtime)}
          width={percent(downtime)}
          height="6"
        />
        <line className={engraving.main} x1={percent(1 - enlarged)} x2="0" y1="6" y2="24" />
        <line className={engraving.main} x1="100%" x2="100%" y1="6" y2="24" />
      </g>
      <rect
        className={css.up}
        data-mark="last-up"
        y="24"
        width={percent(1 - downtimeInEnlarged)}
        height="10"
      />
      <rect
        className={css.outline}
        data-mark="last-lost"
        x={percent(1 - downtimeInEnlarged)}
        y="24"
        width={percent(downtimeInEnlarged)}
        height="10"
      />
      <line
        className={css.hatching}
        x1={percent(1 - downtimeInEnlarged)}
        x2="100%"
        y1="29"
        y2="29"
      />
      {tenths.map((position) => (
        <line
          key={position}
          className={engraving.fine}
          x1={percent(position)}
          x2={percent(position)}
          y1="34"
          y2={position % 0.5 ? 39 : 43}
        />
      ))}
      <text y="59">{percentage.format(1 - enlarged)}</text>
      <text x="50%" y="59">
        {percentage.format(1 - enlarged / 2)}
      </text>
      <text x="100%" y="59">
        {percentage.format(1)}
      </text>
    </svg>
  );
}
