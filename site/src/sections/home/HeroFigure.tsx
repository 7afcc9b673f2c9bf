import type { PlateName } from '@website/content-model/vocabulary.ts';
import { Plate } from '../../figures/Plate.tsx';
import type { Photo } from '../../lib/pictures/pictures.ts';
import { Photograph } from '../../ui/Photograph.tsx';
import css from './HeroFigure.module.css';

export type HeroPhoto = (Photo & { alt: string }) | undefined;

interface Props {
  plate: PlateName | undefined;
  photo: HeroPhoto;
  caption: string | undefined;
}

/** An engraving or a photograph next to the words of the hero. */
export function HeroFigure({ plate, photo, caption }: Props) {
  return (
    <figure className={css.figure}>
      {plate && <Plate name={plate} travels={false} />}
      {photo && (
        <Photograph photo={photo} alt={photo.alt} sizes="(width >= 64rem) 50vw, 100vw" isFirst />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
