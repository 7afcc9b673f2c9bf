import css from './Seal.module.css';
import face from './SealFace.module.css';

/** A seal before its name is known. `scripts/cut-seal.ts` draws into it. */
export function BlankSeal() {
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" role="img" aria-label="A seal without a name">
      <g>
        <circle r="31" strokeWidth=".4" strokeDasharray="1.2" />
        <circle r="24.6" strokeWidth=".4" strokeDasharray="1.2" />
      </g>
      <text className={face.initials} y="5.5" />
    </svg>
  );
}
