import type { PlateName } from '../vocabulary.ts';
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

/** In the file of drawings. Short, because the page repeats it. */
const idOf = (name: PlateName, index: number) => `p${Object.keys(plates).indexOf(name)}${index}`;

interface Props {
  name: PlateName;
  /**
   * The URL of a file with all plates. With it, the page takes the lines from there; without, it
   * contains them.
   */
  file?: string;
}

/** The engraving of a service. Its caption describes it in words. */
export function Plate({ name, file }: Props) {
  return (
    <svg className={css.plate} viewBox="-120 -80 240 160" data-plate={name} aria-hidden="true">
      {plates[name].map(({ place, motion, drawing }, index) => (
        <g key={idOf(name, index)} transform={place}>
          <g className={motion && css[motion]}>
            {file === undefined ? drawing : <use href={`${file}#${idOf(name, index)}`} />}
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The pieces of all plates, for the file that the home page takes them from. */
export function PlateParts() {
  return Object.entries(plates).flatMap(([name, parts]) =>
    parts.map(({ drawing }, index) => {
      const id = idOf(name as PlateName, index);
      return (
        <g key={id} id={id}>
          {drawing}
        </g>
      );
    }),
  );
}
