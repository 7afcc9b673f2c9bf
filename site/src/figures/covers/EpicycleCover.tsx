import { Around } from '../Around.tsx';
import engraving from '../engraving.module.css';
import { onDial, openCurve, type Point } from '../geometry.ts';
import { RingOfMarks } from '../RingOfMarks.tsx';
import type { Epicycles } from './cover-shape.ts';

const { fine, main, dot } = engraving;

/**
 * The radius of the rosette, the rim around it, and the orbits outside, which the frame cuts off.
 */
const [reach, rim, orbits] = [57, 61, [79, 97, 115, 133]] as const;

/** A small circle that moves along a large one: an early model of how planets move. */
export function EpicycleCover({ turns: [large, small], strands, x, bodies }: Epicycles) {
  const lobes = Math.abs(large - small);
  const deepest = Math.max(...strands);
  return (
    <g transform={`translate(${x} 0)`}>
      {orbits.map((orbit) => (
        <circle key={orbit} className={fine} r={orbit} />
      ))}
      <circle className={main} r={rim} />
      <RingOfMarks radius={rim} length={3} count={lobes * 10} width={0.12} />
      <RingOfMarks radius={rim} length={6} count={lobes} width={0.02} />
      {strands.map((depth) => {
        const a = reach / (1 + depth);
        const at = (turn: number): Point => {
          const t = turn * 2 * Math.PI;
          return [
            a * (Math.sin(large * t) + depth * Math.sin(small * t)),
            -a * (Math.cos(large * t) + depth * Math.cos(small * t)),
          ];
        };
        const lobe = openCurve(at, 6, 1 / lobes);
        return (
          <Around key={depth} className={depth === deepest ? main : fine} count={lobes} d={lobe} />
        );
      })}
      <circle className={dot} r="2.5" />
      {bodies.map((degrees, index) => {
        const [cx, cy] = onDial(orbits[index] ?? rim, degrees);
        return <circle key={orbits[index]} className={dot} cx={cx} cy={cy} r={4 - index} />;
      })}
    </g>
  );
}
