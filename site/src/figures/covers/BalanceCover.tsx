import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { onDial } from '../geometry.ts';
import type { Balance } from './cover-shape.ts';

const { fine, main, dot, scale, wash } = engraving;

/** The scale that the needle points to: its radius, and its extent to each side in degrees. */
const [radius, sweep] = [92, 20] as const;

function arc(at: number): string {
  const [x, y] = onDial(at, 180 - sweep);
  return `M${-x} ${y}A${at} ${at} 0 0 0 ${x} ${y}`;
}

/** A beam in balance: fewer weights farther out balance more weights closer in. */
export function BalanceCover({ sides, form }: Balance) {
  return (
    <g transform="translate(0 -38)">
      {sides.map(({ arm }) => (
        <circle key={arm} className={fine} r={Math.abs(arm)} />
      ))}
      <path className={main} d={arc(radius)} />
      <path
        className={scale}
        d={arc(radius + 3)}
        strokeWidth="6"
        pathLength="40.3"
        strokeDasharray=".3 .7"
      />
      <path className={fine} d="M0-60V-22" />
      <circle className={main} cy="-15" r="7" />
      <path className={`${main} ${css.solid}`} d="M-108 0L0-9L108 0L0 5Z" />
      <path className={main} d={`M-2 0L0 ${radius - 4}L2 0`} />
      {sides.map(({ weights, arm, drop }) => (
        <g key={arm} transform={`translate(${arm})`}>
          <path className={fine} d={`M-17 ${drop}L0 0L17 ${drop}`} />
          {Array.from({ length: weights }, (_, index) =>
            form === 'slotted' ? (
              <rect
                key={index}
                className={wash}
                x="-8"
                y={drop - 6 * index - 6}
                width="16"
                height="6"
              />
            ) : (
              <circle key={index} className={wash} cy={drop - 10 * index - 5} r="5" />
            ),
          )}
          <path
            className={`${main} ${css.solid}`}
            d={`M-19 ${drop}H19Q0 ${drop + 15}-19 ${drop}`}
          />
          <circle className={dot} r="2" />
        </g>
      ))}
      <circle className={dot} r="4" />
    </g>
  );
}
