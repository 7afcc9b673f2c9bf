import type { PlanetName } from '@website/content-model/vocabulary.ts';
import engraving from './engraving.module.css';
import { onDial, round } from './geometry.ts';
import css from './Orrery.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

interface OrreryBody {
  numeral: string;
  /** The name of the planet, which has its own size and color. */
  name: PlanetName;
  /** In degrees. Planets move counterclockwise, and 0° is at the top. */
  longitude: number;
  /** The page that a click on the planet opens. */
  href: string;
}

interface Props {
  bodies: readonly OrreryBody[];
  /** The longitude of the earth, to which the handle points: one turn is a year. */
  handle?: number | undefined;
}

/** The inner and the outer edge of the calendar. What turns inside it never reaches it. */
const [inner, outer] = [366, 402];
/** The radii of the planets as drawn. Their order by size is true, their scale is not. */
const sizes: Partial<Record<PlanetName, number>> = { Mercury: 6, Mars: 7, Jupiter: 12, Saturn: 11 };

/** Spaces the orbits evenly, as the makers of brass orreries do. */
function orbitOf(index: number, count: number): number {
  return round(282 - (count - 1 - index) * Math.min(42, 234 / (count - 1)));
}

/**
 * An instrument that shows where the planets are: the angles are true, the distances are not. Hidden
 * from assistive technology: the list next to it has the same links as text. The page's script adds
 * the months, and the days on which a project is live.
 */
export function Orrery({ bodies, handle }: Props) {
  const drawn = bodies
    .map(({ longitude, ...body }, index) => ({
      ...body,
      turn: round(longitude),
      orbit: orbitOf(index, bodies.length),
      size: sizes[body.name] ?? 10,
    }))
    // The outermost planet comes first, so that the others pass in front of it.
    .toReversed();
  const earth = drawn.find(({ name }) => name === 'Earth');
  return (
    <svg className={css.orrery} viewBox="-456 -456 912 912" aria-hidden="true">
      {handle !== undefined && (
        <g className={css.calendar} data-calendar="">
          {['live', 'work', 'bar', 'ends', 'rim'].map((name) => (
            <path key={name} className={css[name]} />
          ))}
          {Array.from({ length: 12 }, (_, month) => (
            <text key={month} />
          ))}
        </g>
      )}
      <circle className={css.rim} r={inner} />
      <circle className={css.rim} r={outer} />
      <RingOfMarks radius={outer} length={6} count={180} width={0.1} />
      <RingOfMarks radius={outer} length={10} count={36} width={0.02} />
      <RingOfMarks radius={outer} length={14} count={12} width={0.008} />
      {Array.from({ length: 12 }, (_, index) => {
        const [x, y] = onDial(435, -index * 30);
        return (
          <text key={index} className={css.degree} x={x} y={y + 5}>
            {/* One text: the outline of a second one would cover the end of the first. */}
            {`${index * 30}°`}
          </text>
        );
      })}
      {drawn.map(({ name, turn, orbit }) => (
        <g key={name}>
          <circle className={engraving.fine} r={orbit} />
          <path data-arm="" d={`M0 0V-${orbit}`} transform={`rotate(${-turn})`} />
        </g>
      ))}
      {handle !== undefined && (
        <>
          <circle className={css.grip} data-grip="" r={(inner + outer) / 2} />
          <g className={css.handle} data-handle="" transform={`rotate(${round(-handle)})`}>
            <circle className={css.target} cy="-323" r="50" />
            <path d={`M0-${earth?.orbit ?? 35}V-${inner}`} />
            <path className={css.knob} d="M0-313v-20" />
            <path className={css.knurl} d="M0-308v-30" />
          </g>
        </>
      )}
      {drawn.map(({ numeral, name, turn, href, orbit, size }) => (
        <g key={name} data-body={name} transform={`rotate(${-turn})`}>
          <a href={href} tabIndex={-1}>
            <circle className={css.target} cy={-orbit} r="37" />
            <circle className={css.ring} cy={-orbit} r={size + 5} />
            <circle className={css.body} cy={-orbit} r={size} />
          </a>
          {/* Beside the arm, so that it is never on it. */}
          <g transform={`translate(${size + 28}-${orbit})`}>
            <text transform={`rotate(${turn})`} y=".35em">
              {numeral}
            </text>
          </g>
        </g>
      ))}
      <circle className={css.gear} r="29" />
      <RingOfMarks radius={29} length={6} count={16} width={0.45} />
      <circle className={engraving.dot} r="20" />
      <circle className={css.hub} r="4" />
    </svg>
  );
}
