import type { PlanetName } from '@website/content-model/vocabulary.ts';
import engraving from './engraving.module.css';
import { onDial, round } from './geometry.ts';
import css from './Orrery.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

export interface OrreryBody {
  numeral: string;
  /** The name of the planet, which has its own size and color. */
  name: PlanetName;
  /** In degrees. Planets move counterclockwise, and 0° is at the top. */
  longitude: number;
  /** The page that a click on the planet opens. */
  href: string;
}

const rim = 372;
/** The radii of the planets as drawn. Their order by size is true, their scale is not. */
const sizes: Partial<Record<PlanetName, number>> = { Mercury: 6, Mars: 7, Jupiter: 14, Saturn: 12 };

/** Spaces the orbits evenly, as the makers of brass orreries do. */
function orbitOf(index: number, count: number): number {
  return round(318 - (count - 1 - index) * Math.min(46, 256 / (count - 1)));
}

/**
 * An instrument that shows where the planets are: the angles are true, the distances are not. Hidden
 * from assistive technology: the list next to it has the same links and positions as text.
 */
export function Orrery({ bodies }: { bodies: readonly OrreryBody[] }) {
  const drawn = bodies.map((body, index) => ({ ...body, orbit: orbitOf(index, bodies.length) }));
  return (
    <svg className={css.orrery} viewBox="-436 -436 872 872" aria-hidden="true">
      <circle className={css.rim} r={rim} />
      <circle className={css.rim} r={rim + 24} />
      <RingOfMarks radius={rim} length={7} count={180} width={0.1} />
      <RingOfMarks radius={rim} length={13} count={36} width={0.02} />
      <RingOfMarks radius={rim} length={24} count={12} width={0.008} />
      {Array.from({ length: 12 }, (_, index) => {
        const [x, y] = onDial(rim + 44, -index * 30);
        return (
          <text key={index} className={css.degree} x={x} y={y + 5}>
            {index * 30}°
          </text>
        );
      })}
      {drawn.map(({ orbit }) => (
        <circle key={orbit} className={engraving.fine} r={orbit} />
      ))}
      <circle className={css.grip} data-grip="" r={rim + 12} />
      {/* The outermost planet comes first, so that its arm passes behind the others. */}
      {drawn.toReversed().map(({ numeral, name, longitude, href, orbit }) => {
        const size = sizes[name] ?? 10;
        const away = orbit + size + 22;
        return (
          <g key={name} data-body={name} transform={`rotate(${round(-longitude)})`}>
            {/* The handle moves with the earth: one turn is a year. */}
            {name === 'Earth' && (
              <g className={css.handle} data-handle="">
                <circle className={css.target} cy={-rim - 12} r="50" />
                <path d={`M0-${orbit}V-${rim}`} />
                <path className={css.knob} d={`M0-${rim - 4}v-32`} />
                <path className={css.knurl} d={`M0-${rim - 6}v-36`} />
              </g>
            )}
            <a href={href} tabIndex={-1}>
              <circle className={css.target} cy={-orbit} r="30" />
              <path className={engraving.main} d={`M0 0V-${orbit}`} />
              <circle className={css.ring} cy={-orbit} r={size + 5} />
              <circle className={css.body} cy={-orbit} r={size} />
            </a>
            <g transform={`translate(0-${away})`}>
              <text transform={`rotate(${round(longitude)})`} y="6">
                {numeral}
              </text>
            </g>
          </g>
        );
      })}
      <circle className={css.gear} r="29" />
      <RingOfMarks radius={29} length={6} count={16} width={0.45} />
      <circle className={engraving.dot} r="20" />
      <circle className={css.hub} r="4" />
    </svg>
  );
}
