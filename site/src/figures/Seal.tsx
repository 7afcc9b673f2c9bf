import css from './Seal.module.css';
import { SealFace } from './SealFace.tsx';

/** Stands where others show a photograph. Decorative: the name is beside it as text. */
export function Seal({ name }: { name: string }) {
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true">
      <SealFace name={name} />
    </svg>
  );
}
