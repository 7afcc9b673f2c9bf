import css from './CompanyMark.module.css';

interface Props {
  /** The radius of the sun and of the planet. */
  dot?: number;
  /** The company's first letter, if its mark is a letter. */
  letter?: string | undefined;
}

/** The company's mark: a sun, an orbit and a planet, or its first letter in two rings. */
export function CompanyMark({ dot = 2.2, letter }: Props) {
  return (
    <svg className={css.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      {letter === undefined ? (
        <>
          <circle r="10.5" />
          <circle r="6" />
          <circle className={css.solid} r={dot} />
          <circle className={css.solid} cx="7.4" cy="-7.4" r={dot} />
        </>
      ) : (
        <>
          <circle r="10.9" />
          <circle r="9" strokeWidth=".5" />
          <text className={css.solid} y="4.9">
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
