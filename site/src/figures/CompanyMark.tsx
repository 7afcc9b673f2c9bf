import css from './CompanyMark.module.css';

/** The company's logo: a sun, an orbit and a planet. */
export function CompanyMark() {
  return (
    <svg className={css.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.5" />
      <circle r="6" />
      <circle className={css.solid} r="2.2" />
      <circle className={css.solid} cx="7.4" cy="-7.4" r="2.2" />
    </svg>
  );
}
