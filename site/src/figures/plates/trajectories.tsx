import { round } from '../geometry.ts';
import { dot, fine, type PlatePart, scale, strong } from './plate-part.ts';

const start = -108;
const ground = 64;
/** The length of the scale. */
const length = 216;

/** The distance of each throw. Each one closes a third of the remaining gap; the last spans the scale. */
const distances = Array.from({ length: 10 }, (_, index) =>
  index === 9 ? length : round(length * (1 - 0.78 * (2 / 3) ** index)),
);

/** A parabola: all throws leave at the same angle. */
const drawThrow = (distance: number) =>
  `M${start} ${ground}Q${round(start + distance / 2)} ${round(ground - distance * 1.22)} ${round(start + distance)} ${ground}`;

/** IV. Ten throws from one point, each corrected by the one before. */
export const trajectories: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <path {...fine} d={`M-120 ${ground}H120`} />
        <path
          {...scale}
          d={`M${start - 0.4} ${ground + 4}H${start + length + 0.4}`}
          strokeWidth="5"
          strokeDasharray=".8 10"
        />
        <circle {...dot} cx={start} cy={ground} r="4" />
      </>
    ),
  },
  {
    motion: 'draw',
    drawing: <path {...fine} d={distances.slice(0, -1).map(drawThrow).join('')} pathLength="1" />,
  },
  { drawing: <path {...strong} d={drawThrow(length)} /> },
  { drawing: <circle {...dot} cy={round(ground - length * 0.61)} r="5" /> },
];
