import { Plate } from '../../figures/Plate.tsx';
import type { Photo } from '../../lib/pictures/pictures.ts';
import type { Home } from '../../schemas/home.ts';
import { Photograph } from '../../ui/Photograph.tsx';
import css from './HeroFigure.module.css';

export type HeroPhoto = (Photo & { alt: string }) | undefined;

interface Props {
  figure: Exclude<Home['hero']['figure'], 'orrery'>;
  photo: HeroPhoto;
  caption: string | undefined;
}

/** An engraving or a photograph next to the words of the hero. */
export function HeroFigure({ figure, photo, caption }: Props) {
  if (figure === 'none') return null;
  return (
    <figure className={css.figure}>
      {figure !== 'photograph' ? (
        <Plate name={figure} travels={false} />
      ) : (
        photo && (
          <Photograph photo={photo} alt={photo.alt} sizes="(width >= 64rem) 50vw, 100vw" isFirst />
        )
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
