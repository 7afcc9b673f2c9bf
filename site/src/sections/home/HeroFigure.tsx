import type { Home } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { Plate } from '../../figures/Plate.tsx';
import type { Photo } from '../../lib/pictures/pictures.ts';
import { Photograph } from '../../ui/Photograph.tsx';
import css from './HeroFigure.module.css';
import { Machine } from './Machine.tsx';

export type HeroPhoto = (Photo & { alt: string }) | undefined;

interface Props {
  figure: Exclude<Home['hero']['figure'], 'orrery'>;
  photo: HeroPhoto;
  services: readonly Service[];
  caption: string | undefined;
}

/** An engraving or a photograph next to the words of the hero, or the machine below them. */
export function HeroFigure({ figure, photo, services, caption }: Props) {
  if (figure === 'none') return null;
  if (figure === 'machine')
    return (
      <div className={css.machine}>
        <Machine services={services} isNamed />
        {caption && <p>{caption}</p>}
      </div>
    );
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
