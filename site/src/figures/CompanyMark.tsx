import css from './CompanyMark.module.css';
import { Monogram } from './Monogram.tsx';

interface Props {
  /** The radius of the sun and of the planet. */
  dot?: number;
  /** The company's first letter, if its mark is a letter. */
  letter?: string | undefined;
}

/** The company's mark: a sun, an orbit and a planet, or a letter. */
export function CompanyMark({ dot = 2.2, letter }: Props) {
  if (letter !== undefined) return <Monogram letter={letter} />;
  return (
    <svg className={css.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.5" />
      <circle r="6" />
      <circle className={css.solid} r={dot} />
      <circle className={css.solid} cx="7.4" cy="-7.4" r={dot} />
    </svg>
  );
}
