import { sealShape } from '../lib/seal.ts';
import engraving from './engraving.module.css';
import css from './Seal.module.css';

/** Stands where others show a photograph. Decorative: the name is beside it as text. */
export function Seal({ name }: { name: string }) {
  const { initials, outer, inner, turn } = sealShape(name);
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle className={engraving.main} r="31" />
      <circle
        className={engraving.scale}
        r="27.5"
        strokeWidth="4"
        pathLength={outer}
        strokeDasharray=".2 .8"
      />
      <circle
        className={engraving.scale}
        r="22"
        strokeWidth="2.5"
        pathLength={inner}
        strokeDasharray=".5 .5"
        transform={`rotate(${turn})`}
      />
      <text className={css.initials} y="6">
        {initials}
      </text>
    </svg>
  );
}
