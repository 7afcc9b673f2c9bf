import type { Logo } from '../lib/pictures/pictures.ts';
import css from './CompanyLogo.module.css';

/** The company's logo in the theme of the page. Decorative: the name is next to it as text. */
export function CompanyLogo({ light, dark, isWide }: Logo) {
  const attributes = { className: css.logo, 'data-wide': isWide ? '' : undefined };
  // The browser does not load the logo that is not visible.
  return (
    <>
      <img {...attributes} {...light} alt="" loading="lazy" data-in={dark && 'light'} />
      {dark && <img {...attributes} {...dark} alt="" loading="lazy" data-in="dark" />}
    </>
  );
}
