import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { onDial } from '../geometry.ts';

const { fine, main, dot, scale, wash } = engraving;

/** The weights hang at the end of an arm: four at 66 balance three at 88. */
const sides = [
  { weights: [0, 1, 2, 3], arm: -66, drop: 74 },
  { weights: [0, 1, 2], arm: 88, drop: 70 },
] as const;

/** The scale that the needle points to. */
function drawArc(radius: number): string {
  const [x, y] = onDial(radius, 160);
  return `M${-x} ${y}A${radius} ${radius} 0 0 0 ${x} ${y}`;
}

/** A beam in balance: fewer weights farther out balance more weights closer in. */
export function BalanceCover() {
  return (
    <g transform="translate(0 -38)">
      <circle className={fine} r="66" />
      <circle className={fine} r="88" />
      <path className={main} d={drawArc(92)} />
      <path
        className={scale}
        d={drawArc(95)}
        strokeWidth="6"
        pathLength="40.3"
        strokeDasharray=".3 .7"
      />
      <path className={fine} d="M0-60V-22" />
      <circle className={main} cy="-15" r="7" />
      <path className={`${main} ${css.solid}`} d="M-108 0L0-9L108 0L0 5Z" />
      <path className={main} d="M-2 0L0 88L2 0" />
      {sides.map(({ weights, arm, drop }) => (
        <g key={arm} transform={`translate(${arm})`}>
          <path className={fine} d={`M-17 ${drop}L0 0L17 ${drop}`} />
          {weights.map((index) => (
            <circle key={index} className={wash} cy={drop - 10 * index - 5} r="5" />
          ))}
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
