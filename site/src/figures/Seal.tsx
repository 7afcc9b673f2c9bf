import { sealShape } from '../lib/seal.ts';
import engraving from './engraving.module.css';
import { Marks } from './Marks.tsx';
import css from './Seal.module.css';

/** Stands where others show a photograph. Decorative: the name is beside it as text. */
export function Seal({ name }: { name: string }) {
  const { initials, outer, inner, turn } = sealShape(name);
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true">
      <circle className={engraving.main} r="31" />
      <Marks radius={25.5} length={4} count={outer} width={0.2} />
      <Marks radius={21} length={2.5} count={inner} width={0.5} turn={turn} />
      <text className={css.initials} y="6">
        {initials}
      </text>
    </svg>
  );
}
