import { Seal } from '../figures/Seal.tsx';
import type { Photo } from '../lib/pictures/pictures.ts';
import { Photograph } from '../ui/Photograph.tsx';
import css from './Portrait.module.css';

interface Props {
  name: string;
  photo: Photo | undefined;
  isLarge?: boolean;
}

/** A person: a photograph within the rim of their seal, or the whole seal. */
export function Portrait({ name, photo, isLarge = false }: Props) {
  if (!photo) return <Seal name={name} />;
  return (
    <span className={css.portrait} data-large={isLarge ? '' : undefined}>
      <Seal name={name} isRim />
      <Photograph
        photo={photo}
        alt={name}
        sizes={isLarge ? 'clamp(4.8rem, 11.2vw, 8.8rem)' : '3.2rem'}
      />
    </span>
  );
}
