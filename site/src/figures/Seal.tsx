import css from './Seal.module.css';
import { SealFace } from './SealFace.tsx';

/** Replaces a portrait photo. Decorative: the name is next to it as text. */
export function Seal({ name }: { name: string }) {
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true">
      <SealFace name={name} />
    </svg>
  );
}
