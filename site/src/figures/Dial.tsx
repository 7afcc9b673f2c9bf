import { onDial } from '../lib/geometry.ts';
import css from './Dial.module.css';
import engraving from './engraving.module.css';

const sweep = 240;

/** The angle of the needle, in degrees clockwise from upright, for a part of the whole. */
export function needleAngle(fraction: number): number {
  return (fraction - 0.5) * sweep;
}

function arc(radius: number, fraction: number): string {
  const from = onDial(radius, needleAngle(0)).join(' ');
  const to = onDial(radius, needleAngle(fraction)).join(' ');
  return `M${from}A${radius} ${radius} 0 ${fraction * sweep > 180 ? 1 : 0} 1 ${to}`;
}

/** A part of the whole, from 0 to 1, read off a scale of 240 degrees. */
export function Dial({ fraction }: { fraction: number }) {
  const [x, y] = onDial(33, needleAngle(fraction));
  return (
    <svg className={css.dial} viewBox="-60 -60 120 92" aria-hidden="true" focusable="false">
      <path
        className={engraving.scale}
        d={arc(53, 1)}
        strokeWidth="6"
        pathLength="20"
        strokeDasharray=".08 .92"
        strokeDashoffset=".04"
      />
      <path className={css.track} d={arc(44, 1)} />
      <path className={css.part} d={arc(44, fraction)} />
      <path className={css.needle} d={`M0 0L${x} ${y}`} />
      <circle className={css.hub} r="4" />
    </svg>
  );
}
