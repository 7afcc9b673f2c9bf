import type { Photo } from '../lib/pictures/pictures.ts';
import css from './Photograph.module.css';

interface Props {
  photo: Photo;
  /** What or whom it shows. */
  alt: string;
  /** How wide it is on the page: the `sizes` attribute. */
  sizes: string;
  /** Whether it is on the first screen. Other photographs are loaded when they come near. */
  isFirst?: boolean;
}

/** A photograph in the tones of the page. */
export function Photograph({ photo, alt, sizes, isFirst = false }: Props) {
  const { sources, src, width, height } = photo;
  return (
    <picture className={css.photo}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
