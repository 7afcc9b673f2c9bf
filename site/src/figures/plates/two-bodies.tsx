import { Around } from '../Around.tsx';
import { openCurve, type Point } from '../geometry.ts';
import { fine, main, type PlatePart } from './plate-part.ts';

/**
 * A point of the curve. Both numbers of waves are odd, so half a turn further on is the point on the
 * opposite side of the center.
 */
function calculatePoint(turn: number, phase: number): Point {
  const t = turn * 2 * Math.PI;
  return [112 * Math.sin(t + phase), 72 * Math.sin(3 * t)];
}

/** The curve from a point to the one on the opposite side. Turned by half a turn, it is the rest. */
const drawHalf = (phase: number) => openCurve((turn) => calculatePoint(turn, phase), 6, 0.5, 0);

/** VI. Two bodies on one curve, always on opposite sides of it. */
export const bodies: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <g opacity="0.8">
          <Around {...fine} count={2} d={[0.1, 0.25, 0.4, 0.55, 0.7].map(drawHalf).join('')} />
        </g>
        <Around {...main} count={2} d={drawHalf(0.9)} />
      </>
    ),
  },
  {
    motion: 'pair',
    // On each half, one dash of no length with round ends.
    drawing: (
      <Around
        fill="none"
        count={2}
        d={drawHalf(0.9)}
        pathLength="1"
        strokeDasharray="0 1"
        strokeLinecap="round"
        strokeWidth="11"
      />
    ),
  },
];
