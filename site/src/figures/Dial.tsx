import css from './Dial.module.css';
import engraving from './engraving.module.css';
import { arc, onDial, round } from './geometry.ts';

const sweep = 240;

/** The angle of the needle for a fraction of the whole, in degrees clockwise from the top. */
function needleAngle(fraction: number): number {
  return (fraction - 0.5) * sweep;
}

/** An arc along the scale, or along part of it. */
const drawScaleArc = (radius: number, from: number, to: number) =>
  arc(radius, needleAngle(from), needleAngle(to));

/** Tick marks along the scale, including both ends. The element around them gives the color. */
function Ticks({ count, length }: { count: number; length: number }) {
  // Extend the arc by half a tick at each end, so that the first and last ticks have full width.
  const halfTick = 0.05 / 20;
  return (
    <path
      d={drawScaleArc(50 + length / 2, -halfTick, 1 + halfTick)}
      strokeWidth={length}
      pathLength={count + count * 2 * halfTick}
      strokeDasharray={`${round(count * 2 * halfTick, 3)} ${round(1 - count * 2 * halfTick, 3)}`}
    />
  );
}

/** A fraction of the whole, from 0 to 1, shown on a scale of 240 degrees. */
export function Dial({ fraction }: { fraction: number }) {
  const [x, y] = onDial(39, needleAngle(fraction));
  return (
    <svg className={css.dial} viewBox="-60 -60 120 92" aria-hidden="true">
      <g className={engraving.scale}>
        <Ticks count={20} length={5} />
        <Ticks count={4} length={9} />
      </g>
      <path className={css.track} data-mark="whole" d={drawScaleArc(44, 0, 1)} />
      <path className={css.part} data-mark="part" d={drawScaleArc(44, 0, fraction)} />
      <path className={css.needle} data-mark="needle" d={`M0 0L${x} ${y}`} />
      <circle className={css.hub} r="4" />
    </svg>
  );
}
