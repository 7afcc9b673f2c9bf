import engraving from './engraving.module.css';
import { round } from './geometry.ts';
import css from './UptimeBar.module.css';

const tenths = Array.from({ length: 11 }, (_, index) => index * 10);

/**
 * Time that a service was there, out of all time: a bar on which what is missing has its true
 * width, and below it the bar's last percent, a hundred times as wide.
 */
export function UptimeBar({ percent }: { percent: number }) {
  const lost = round(100 - percent, 3);
  return (
    <svg className={css.bar} aria-hidden="true">
      <rect className={css.up} data-mark="whole-up" width={`${percent}%`} height="6" />
      <rect
        className={css.lost}
        data-mark="whole-lost"
        x={`${percent}%`}
        width={`${lost}%`}
        height="6"
      />
      <line className={engraving.main} x1="99%" x2="0" y1="6" y2="34" />
      <line className={engraving.main} x1="100%" x2="100%" y1="6" y2="34" />
      <rect
        className={css.up}
        data-mark="last-up"
        y="34"
        width={`${round(100 - lost * 100, 3)}%`}
        height="10"
      />
      <rect
        className={css.lost}
        data-mark="last-lost"
        x={`${round(100 - lost * 100, 3)}%`}
        y="34"
        width={`${round(lost * 100, 3)}%`}
        height="10"
      />
      {tenths.map((at) => (
        <line
          key={at}
          className={engraving.fine}
          x1={`${at}%`}
          x2={`${at}%`}
          y1="44"
          y2={at % 50 ? 49 : 53}
        />
      ))}
      <text y="70">99%</text>
      <text x="50%" y="70">
        99.5%
      </text>
      <text x="100%" y="70">
        100%
      </text>
    </svg>
  );
}
