import css from './Seal.module.css';
import { SealFace } from './SealFace.tsx';

interface Props {
  name: string;
  /** Only what is around the edge, as the frame of a photograph. */
  isRim?: boolean;
}

/** Replaces a portrait photo, or frames it. Decorative: the name is next to it as text. */
export function Seal({ name, isRim = false }: Props) {
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true">
      <SealFace name={name} isRim={isRim} />
    </svg>
  );
}
