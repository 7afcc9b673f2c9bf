import { circle } from '../geometry.ts';
import { dot, fine, main, type PlateMotion, type PlatePart } from './plate-part.ts';

const source = 46;

/** Each front is larger than the next by 11, and its center is 6 behind: the source is about half as fast. */
const fronts = Array.from({ length: 15 }, (_, index) => {
  const age = index + 1;
  return circle([source - 6 * age, 0], 11 * age);
});

const phases: readonly PlateMotion[] = ['first', 'second', 'third'];

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
  ...phases.map((motion, phase) => ({
    motion,
    drawing: (
      <path {...main} d={fronts.filter((_, index) => index % phases.length === phase).join('')} />
    ),
  })),
];
