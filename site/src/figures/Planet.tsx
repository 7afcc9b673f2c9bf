import type { PlanetName } from '@website/content-model/vocabulary.ts';
import css from './Planet.module.css';

interface Props {
  /** It has its own size and color. Without a name, it is a plain body. */
  name: PlanetName | undefined;
}

/** The radii of the planets as drawn. Their order by size is right, their scale is not. */
const sizes: Partial<Record<PlanetName, number>> = { Mercury: 6, Mars: 7, Jupiter: 12, Saturn: 11 };

export const planetSize = (name: PlanetName | undefined): number => (name && sizes[name]) ?? 10;

/** A body of an instrument, around the origin. */
export function Planet({ name }: Props) {
  const size = planetSize(name);
  return (
    <g className={css.planet} data-planet={name}>
      <circle r={size + 5} />
      <circle r={size} />
    </g>
  );
}
