import engraving from './engraving.module.css';
import { wheelOutline } from './gears.ts';
import { arc } from './geometry.ts';
import css from './VacantPlace.module.css';

const rim = 132;
/** The sector extends this far to each side, in degrees. */
const reach = 56;

/**
 * Distance from the center, angle and size. The outermost comes first, so its arm is behind the
 * others.
 */
const bodies = [
  { orbit: 120, at: -15, size: 6 },
  { orbit: 64, at: 37, size: 8 },
  { orbit: 36, at: -33, size: 5 },
] as const;
const vacant = { orbit: 92, at: 9, size: 10 } as const;

const across = (radius: number) => arc(radius, -reach, reach);

/** Part of an orrery with one empty place for a planet to come. Decorative. */
export function VacantPlace() {
  return (
    <svg className={css.figure} viewBox="-116 -140 232 155" aria-hidden="true">
      <path
        className={engraving.fine}
        d={[vacant, ...bodies].map(({ orbit }) => across(orbit)).join('')}
      />
      <path className={engraving.main} d={`${across(rim)}L0 0Z`} />
      <path
        className={engraving.scale}
        d={across(rim + 3)}
        strokeWidth="6"
        pathLength="56.1"
        strokeDasharray=".1 .9"
      />
      {bodies.map(({ orbit, at, size }) => (
        <g key={orbit} transform={`rotate(${at})`}>
          <path className={engraving.main} d={`M0 0V${size + 3.5 - orbit}`} />
          <circle className={css.ring} cy={-orbit} r={size + 3.5} />
          <circle className={css.body} cy={-orbit} r={size} />
        </g>
      ))}
      <g transform={`rotate(${vacant.at})`}>
        <circle className={css.place} cy={-vacant.orbit} r={vacant.size} />
        <path className={engraving.main} d={`M0 0V${2.5 - vacant.orbit}`} />
        <circle className={css.socket} cy={-vacant.orbit} r="2.5" />
      </g>
      <path className={css.wheel} d={wheelOutline(16)} transform="scale(.36)" />
      <circle className={css.socket} r="9.2" />
      <circle className={engraving.dot} r="6" />
    </svg>
  );
}
