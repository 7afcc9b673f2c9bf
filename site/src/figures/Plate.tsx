import type { PlateName } from '@website/content-model/vocabulary.ts';
import css from './Plate.module.css';
import { gears } from './plates/gear-train.tsx';
import { sectors } from './plates/kepler-sectors.tsx';
import { lattice } from './plates/lattice.tsx';
import type { PlatePart } from './plates/plate-part.ts';
import { trajectories } from './plates/trajectories.tsx';
import { bodies } from './plates/two-bodies.tsx';
import { waves } from './plates/wave-fronts.tsx';

const plates: Record<PlateName, readonly PlatePart[]> = {
  lattice,
  gears,
  waves,
  trajectories,
  sectors,
  bodies,
};

interface Props {
  name: PlateName;
  /** Whether a view transition moves it from page to page. Each plate can do so only once on a page. */
  travels?: boolean;
}

/** The engraving of a service. Its caption describes it in words. */
export function Plate({ name, travels = true }: Props) {
  return (
    <svg
      className={css.plate}
      viewBox="-120 -80 240 160"
      data-plate={travels ? name : undefined}
      aria-hidden="true"
    >
      {plates[name].map(({ transform, motion, drawing }, index) => (
        <g key={index} transform={transform}>
          <g className={motion && css[motion]}>{drawing}</g>
        </g>
      ))}
    </svg>
  );
}
