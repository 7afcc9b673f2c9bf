import css from './CompanyMark.module.css';

interface Props {
  /** The radius of the sun and of the planet. */
  dot?: number;
  /** The company's first letter, if its mark is a letter. */
  letter?: string | undefined;
  /** The colors of lines and of what is filled, for a file that has no style sheet. */
  colors?: { line: string | undefined; solid: string | undefined };
}

/** The company's mark: a sun, an orbit and a planet, or its first letter in two rings. */
export function CompanyMark({ dot = 2.2, letter, colors }: Props) {
  const solid = colors ? { fill: colors.solid, stroke: 'none' } : { className: css.solid };
  return (
    <svg
      className={colors ? undefined : css.mark}
      {...(colors && {
        xmlns: 'http://www.w3.org/2000/svg',
        fill: 'none',
        stroke: colors.line,
        strokeWidth: 1.2,
      })}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      {letter === undefined ? (
        <>
          <circle r="10.5" />
          <circle r="6" />
          <circle {...solid} r={dot} />
          <circle {...solid} cx="7.4" cy="-7.4" r={dot} />
        </>
      ) : (
        <>
          <circle r="10.9" />
          <circle r="9" strokeWidth=".5" />
          <text
            {...solid}
            {...(colors && { fontFamily: 'Georgia, serif', fontSize: 15, textAnchor: 'middle' })}
            y="4.9"
          >
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
