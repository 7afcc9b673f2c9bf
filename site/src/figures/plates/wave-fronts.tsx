import { round } from '../geometry.ts';
import { dot, fine, main, type PlateMotion, type PlatePart } from './plate-part.ts';

/** The speed of the source, as a part of the speed of its waves. */
const speed = 0.55;
const source = 46;

/** The radii of the fronts, sent at equal intervals: each started where the source was then. */
const radii = Array.from({ length: 15 }, (_, index) => 11 * (index + 1));

const motions: readonly PlateMotion[] = ['first', 'second', 'third'];

/** III. Waves from a moving source: closer together ahead of it, farther apart behind it. */
export const waves: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <path {...fine} d="M-120 0H120" />
        <path {...main} d="M56 0H76M70-4L77 0L70 4" />
        <circle {...dot} cx={source} r="6" />
      </>
    ),
  },
  ...motions.map((motion, phase) => ({
    motion,
    drawing: radii
      .filter((_, index) => index % motions.length === phase)
      .map((radius) => (
        <circle key={radius} {...main} cx={round(source - radius * speed)} r={radius} />
      )),
  })),
];
