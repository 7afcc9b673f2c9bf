import engraving from './engraving.module.css';
import { onDial } from './geometry.ts';
import css from './Orrery.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';
import { Wheel } from './Wheel.tsx';

/**
 * Distance from the sun, size, and position at rest. The style sheet has the period that belongs to
 * each distance.
 */
const system = [
  { numeral: 'I', orbit: 84, size: 8, at: 57 },
  { numeral: 'II', orbit: 128, size: 11, at: 238 },
  { numeral: 'III', orbit: 174, size: 7, at: 154 },
  { numeral: 'IV', orbit: 222, size: 13, at: 340 },
  { numeral: 'V', orbit: 272, size: 9, at: 104 },
  { numeral: 'VI', orbit: 326, size: 6, at: 296 },
  { numeral: 'VII', orbit: 384, size: 11, at: 200 },
  { numeral: 'VIII', orbit: 446, size: 8, at: 18 },
  { numeral: 'IX', orbit: 512, size: 10, at: 130 },
] as const;

const rim = 382;
/** Leaves room for the scale around the outermost orbit. */
const outermost = 326;

/**
 * The first planets of the system, with all distances scaled by one factor to fill the drawing. The
 * periods keep their proportions, so Kepler's third law still holds. The outermost planet comes
 * first, so that its arm passes behind the others.
 */
function drawnBodies(count: number) {
  const bodies = system.slice(0, count);
  const last = bodies.at(-1);
  if (last === undefined || count > system.length) {
    throw new Error(
      `The orrery on the home page has a body for each service: 1 to ${system.length}, not ${count}.`,
    );
  }
  const factor = Math.min(outermost / last.orbit, 1.5);
  return bodies
    .map(({ orbit, size, ...body }) => ({
      ...body,
      orbit: Math.round(orbit * factor),
      size: Math.round(size * Math.min(factor, 1)),
    }))
    .reverse();
}

interface Props {
  /** How many planets. Their numerals match the plates of the services. */
  bodies: number;
}

/** A model of planets that move around a sun. Decorative. */
export function Orrery({ bodies: count }: Props) {
  const bodies = drawnBodies(count);
  return (
    <svg className={css.orrery} viewBox="-436 -436 872 872" aria-hidden="true">
      <circle className={css.rim} r={rim - 10} />
      <circle className={css.rim} r={rim + 14} />
      <RingOfMarks radius={rim - 10} length={7} count={120} />
      <RingOfMarks radius={rim - 10} length={13} count={24} width={0.015} />
      <RingOfMarks radius={rim - 10} length={24} count={12} width={0.008} />
      {Array.from({ length: 12 }, (_, index) => {
        const [x, y] = onDial(rim + 34, index * 30);
        return (
          <text key={index} className={css.degree} x={x} y={y + 5}>
            {index * 30}°
          </text>
        );
      })}
      {bodies.map(({ orbit }) => (
        <circle key={orbit} className={engraving.fine} r={orbit} />
      ))}
      {bodies.map(({ numeral, orbit, size, at }) => (
        <g key={orbit} data-body={numeral} transform={`rotate(${at})`}>
          <g className={css.turning}>
            <path className={engraving.main} d={`M0 0V${size + 5 - orbit}`} />
            <g transform={`translate(0 ${-orbit})rotate(${-at})`}>
              <g className={css.upright}>
                <circle className={css.ring} r={size + 5} />
                <circle className={css.body} r={size} />
                <text className={css.numeral} x={size + 10} y={-size - 5}>
                  {numeral}
                </text>
              </g>
            </g>
          </g>
        </g>
      ))}
      <circle className={css.gear} r="29" />
      <Wheel className={css.gear} teeth={16} />
      <circle className={engraving.dot} r="20" />
      <circle className={css.hub} r="4" />
    </svg>
  );
}
