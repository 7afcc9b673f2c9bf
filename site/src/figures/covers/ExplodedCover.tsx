import { Around } from '../Around.tsx';
import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { circle, round } from '../geometry.ts';
import { RingOfMarks } from '../RingOfMarks.tsx';
import { Wheel } from '../Wheel.tsx';

const { fine, main, dot } = engraving;

/**
 * The distance from one part to the next, and how narrow a disc looks when it is turned sideways.
 */
const [step, compression] = [30, 0.36] as const;

/** From the nearest to the farthest. The radii are even, because a wheel needs an even number of teeth. */
const components = [
  { form: 'graduated', radius: 26 },
  { form: 'toothed', radius: 50 },
  { form: 'graduated', radius: 40 },
  { form: 'pierced', radius: 54 },
  { form: 'graduated', radius: 22 },
  { form: 'toothed', radius: 34 },
  { form: 'pin', radius: 8 },
] as const;

/** An instrument taken apart along its axis. Nearer parts cover those behind them. */
export function ExplodedCover() {
  return (
    <g transform="rotate(-15)">
      <path className={css.axis} d="M150 0H0" />
      {components
        .map((part, index) => (
          <g
            key={part.radius}
            transform={`translate(${(index - 3) * step} 0)scale(${compression} 1)`}
          >
            <Part {...part} />
            <path
              className={css.axis}
              d={`M0 0H${index === 0 ? -200 : round(-step / compression)}`}
            />
          </g>
        ))
        .reverse()}
    </g>
  );
}

function Part({ form, radius }: (typeof components)[number]) {
  const toothed = form === 'toothed';
  // The gaps between the teeth are as deep as the teeth are high.
  const rim = toothed ? radius - 3 : radius;
  const depth = form === 'pin' ? 40 : 14;
  return (
    <>
      <path
        className={`${main} ${css.solid}`}
        d={`M0-${rim}H${depth}A${rim} ${rim} 0 0 1 ${depth} ${rim}H0`}
      />
      <circle className={`${toothed ? fine : main} ${css.solid}`} r={rim} />
      {toothed && (
        <g transform="scale(.5)">
          <Wheel className={main} teeth={radius} />
        </g>
      )}
      {form === 'graduated' && (
        <>
          <RingOfMarks radius={radius - 5} length={4} count={60} width={0.2} />
          <circle className={fine} r={radius - 6} />
        </>
      )}
      {form === 'pierced' && (
        <Around
          className={fine}
          count={6}
          d={circle([0, round(-radius * 0.66)], round(radius * 0.16))}
        />
      )}
      {form !== 'pin' && <circle className={fine} r={round(radius * 0.32)} />}
      <circle className={dot} r="3" />
    </>
  );
}
