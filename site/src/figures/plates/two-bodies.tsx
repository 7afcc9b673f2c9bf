import { closedCurve, type Point } from '../geometry.ts';
import { fine, main, type PlatePart } from './plate-part.ts';

/**
 * A point of the curve. Both numbers of waves are odd, so half a turn further on is the point on the
 * opposite side of the center.
 */
function pointAt(turn: number, phase: number): Point {
  const t = turn * 2 * Math.PI;
  return [112 * Math.sin(t + phase), 72 * Math.sin(3 * t)];
}

const curve = (phase: number) => closedCurve((turn) => pointAt(turn, phase), 18);

/** VI. Two bodies on one curve, always on opposite sides of it. */
export const bodies: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <path {...fine} d={[0.1, 0.25, 0.4, 0.55, 0.7].map(curve).join('')} strokeOpacity="0.8" />
        <path {...main} d={curve(0.9)} />
      </>
    ),
  },
  {
    motion: 'pair',
    // Two dashes of no length with round ends, half of the curve apart.
    drawing: (
      <path
        fill="none"
        d={curve(0.9)}
        pathLength="2"
        strokeDasharray="0 1"
        strokeLinecap="round"
        strokeWidth="11"
      />
    ),
  },
];
