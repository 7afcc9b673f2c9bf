import { shell } from 'virtual:labels';
import { getSectionHref, type HomeSection } from '@website/content-model/routes.ts';
import { CompanyMark } from '../../figures/CompanyMark.tsx';
import type { Logo } from '../../lib/pictures/pictures.ts';
import { chooseNameSize } from '../../lib/text/name-size.ts';
import { CompanyLogo } from '../../ui/CompanyLogo.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './Header.module.css';

interface Props {
  name: string;
  logo?: Logo | undefined;
  /** The letter of the company's mark, if it has one. */
  initial?: string | undefined;
  /** The path of the page. */
  page: string;
  /** The paths of the services. */
  services: readonly string[];
  /** The sections of the home page. */
  sections: readonly HomeSection[];
}

/** The sticky header of every page: name, links, theme, and a link to the contact form. */
export function Header({ name, logo, initial, page, services, sections }: Props) {
  return (
    <>
      {/* The first stop of the Tab key. */}
      <a className={css.skip} href="#main">
        {shell.skip}
      </a>
      <header className={css.header}>
        <a className={css.brand} data-name={chooseNameSize(name)} href="/">
          {logo ? <CompanyLogo {...logo} /> : <CompanyMark letter={initial} />}
          {logo?.isWide ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
        </a>
        {/* On a small screen, the navigation is a popover, so that it opens without script. */}
        <nav
          id="menu"
          data-part="menu"
          className={css.menu}
          aria-label={shell.mainNavigation}
          popover="auto"
        >
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a
                  href={getSectionHref(section, page)}
                  // No section is current on the home page: the mark would stay while the visitor scrolls on.
                  aria-current={
                    section === 'services' && services.includes(page) ? 'true' : undefined
                  }
                >
                  {shell.sections[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Hidden without script, because it could do nothing: the page then follows the system. */}
        <div className={css.theme}>
          <svg viewBox="-11.5 -11.5 23 23" aria-hidden="true">
            <circle r="7" />
            <path d="M0-7A7 7 0 0 1 0 7Z" />
          </svg>
          <select name="theme" aria-label={shell.theme.label} autoComplete="off">
            <option value="light">{shell.theme.light}</option>
            <option value="dark">{shell.theme.dark}</option>
            <option value="system">{shell.theme.system}</option>
          </select>
        </div>
        <LinkButton href={getSectionHref('contact', page)} size="small">
          {shell.start}
        </LinkButton>
        {/* Safari focuses a clicked button only if it has a tabindex. */}
        <button
          type="button"
          className={css.toggle}
          popoverTarget="menu"
          aria-label={shell.menu}
          tabIndex={0}
        >
          <Icon name="menu" />
        </button>
      </header>
    </>
  );
}
