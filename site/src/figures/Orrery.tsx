import engraving from './engraving.module.css';
import { onDial } from './geometry.ts';
import css from './Orrery.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';
import { Wheel } from './Wheel.tsx';

/**
 * One body for each service: distance from the sun, size, and where it stands when at rest. The
 * outermost comes first, so that its arm passes behind the others.
 */
const bodies = [
  { numeral: 'VI', orbit: 326, size: 6, at: 296 },
  { numeral: 'V', orbit: 272, size: 9, at: 104 },
  { numeral: 'IV', orbit: 222, size: 13, at: 340 },
  { numeral: 'III', orbit: 174, size: 7, at: 154 },
  { numeral: 'II', orbit: 128, size: 11, at: 238 },
  { numeral: 'I', orbit: 84, size: 8, at: 57 },
] as const;

const rim = 382;

/** A working model of six bodies around a sun, numbered as the service plates are. Decorative. */
export function Orrery() {
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
