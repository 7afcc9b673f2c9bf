import css from './Moon.module.css';

/** How full the moon is. */
type Phase = 'new' | 'half' | 'full';

/** A moon, to put into a line of text. */
export function Moon({ phase }: { phase: Phase }) {
  return (
    <svg className={css.moon} viewBox="-10 -10 20 20" aria-hidden="true">
      <Disc phase={phase} />
    </svg>
  );
}

/** The disc of a moon, around the origin of its drawing. */
function Disc({ phase }: { phase: Phase }) {
  return (
    <g className={css.disc} data-phase={phase}>
      <circle r="8" />
      {phase === 'half' && <path d="M0-8A8 8 0 0 1 0 8Z" />}
    </g>
  );
}
