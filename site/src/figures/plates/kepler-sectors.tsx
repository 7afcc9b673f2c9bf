import { type Point, round, segments } from '../geometry.ts';
import { dot, fine, main, type PlatePart, wash } from './plate-part.ts';

const [a, b] = [108, 70];
const focus = Math.sqrt(a * a - b * b);
const eccentricity = focus / a;
const sun: Point = [round(focus), 0];

/** The planet's position after a part of its year: Kepler's equation, by Newton's method. */
function calculatePosition(time: number): Point {
  const mean = time * 2 * Math.PI;
  let anomaly = mean;
  for (let pass = 0; pass < 12; pass++) {
    anomaly -=
      (anomaly - eccentricity * Math.sin(anomaly) - mean) / (1 - eccentricity * Math.cos(anomaly));
  }
  return [round(a * Math.cos(anomaly), 2), round(b * Math.sin(anomaly), 2)];
}

const steps = 16;
const drawSector = (step: number) =>
  `M${sun.join(' ')}L${calculatePosition(step / steps).join(' ')}A${a} ${b} 0 0 1 ${calculatePosition((step + 1) / steps).join(' ')}Z`;
/** Two sectors of one sixteenth of the year: near the sun, and far from it. */
const shadedSteps = [0, 8] as const;
const rays = Array.from(
  { length: steps },
  (_, step) => [sun, calculatePosition(step / steps)] as const,
);

/** V. Kepler's second law: the line from the sun to a planet sweeps equal areas in equal times. */
export const sectors: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <path {...fine} d={`${segments(rays)}M-120 0H120M0-160V160`} />
        <path {...wash} d={shadedSteps.map(drawSector).join('')} />
        <ellipse {...main} rx={a} ry={b} />
        <circle {...main} cx={sun[0]} r="12" />
        <circle {...dot} cx={sun[0]} r="7" />
      </>
    ),
  },
  {
    motion: 'orbit',
    // One dash of no length, with a round end: a dot on the curve.
    drawing: (
      <path
        fill="none"
        d={`M${a} 0A${a} ${b} 0 0 1 ${-a} 0A${a} ${b} 0 0 1 ${a} 0`}
        pathLength="1"
        strokeDasharray="0 1"
        strokeLinecap="round"
        strokeWidth="10"
      />
    ),
  },
];
