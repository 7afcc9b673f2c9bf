import css from './Monogram.module.css';

/** The mark of a company that has no logo: its first letter in two rings. */
export function Monogram({ letter }: { letter: string }) {
  return (
    <svg className={css.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.9" />
      <circle r="9" strokeWidth=".5" />
      <text className={css.letter} y="4.9">
        {letter}
      </text>
    </svg>
  );
}
