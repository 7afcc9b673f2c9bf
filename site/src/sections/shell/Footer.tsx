import { shell } from 'virtual:labels';
import { findChangingZone } from '@website/content-model/lib/hours/clock.ts';
import { getSectionHref, type HomeSection } from '@website/content-model/routes.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { CompanyMark } from '../../figures/CompanyMark.tsx';
import { formatHours } from '../../lib/hours/hours.ts';
import { listAlternates } from '../../lib/page/alternates.ts';
import { hasIcon } from '../../lib/page/networks.ts';
import type { Logo } from '../../lib/pictures/pictures.ts';
import { spellOutAll } from '../../lib/text/number-words.ts';
import { CompanyLogo } from '../../ui/CompanyLogo.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CompanyRegister } from '../CompanyRegister.tsx';
import css from './Footer.module.css';

type Link = readonly [label: string, href: string, language?: string];

interface Props {
  site: Site;
  logo?: Logo | undefined;
  /** The letter of the company's mark, if it has one. */
  initial?: string | undefined;
  page: string;
  year: number;
  /** Whether anything on the site is invented. */
  /** How many services and products there are. */
  counts: { services: number; products: number };
  /** The sections of the home page. */
  sections: readonly HomeSection[];
  leftOutPages: readonly string[];
}

const labels = shell.footer;

/** Lists the columns, with the links that lead to pages that the company has. */
function listColumns({ page, counts, sections }: Props, isThere: (link: Link) => boolean) {
  const aboutLink: Link = [labels.about, getSectionHref('about', page)];
  const columns: { title: string; links: readonly Link[] }[] = [
    {
      title: labels.company,
      links: [
        ...(sections.includes('about') ? [aboutLink] : []),
        [labels.team, '/team'],
        [labels.careers, '/careers'],
        [labels.news, '/news'],
      ],
    },
    {
      title: labels.services,
      links: [[spellOutAll(labels.allServices, counts.services), getSectionHref('services', page)]],
    },
    {
      title: labels.products,
      links:
        counts.products > 0
          ? [[spellOutAll(labels.allProducts, counts.products), getSectionHref('products', page)]]
          : [],
    },
    {
      title: labels.support,
      links: [
        [labels.helpCenter, '/support'],
        [labels.documentation, '/docs'],
        [labels.apiReference, '/api'],
        [labels.contact, getSectionHref('contact', page)],
      ],
    },
  ];
  return columns
    .map(({ title, links }) => ({ title, links: links.filter(isThere) }))
    .filter(({ links }) => links.length > 0);
}

const listLegalLinks = (): Link[] => [
  [labels.privacy, '/privacy'],
  [labels.terms, '/terms'],
  [labels.cookies, '/cookies'],
];

/** The footer of every page: the company, how to reach it, and links to everything. */
export function Footer(props: Props) {
  const { site, logo, initial, page, year, leftOutPages } = props;
  const isThere = ([, href]: Link) => !leftOutPages.includes(href);
  const columns = listColumns(props, isThere);
  // Above a link or two, a head is more than the list: all links are then in one.
  const hasHeads = columns.some(({ links }) => links.length > 2);
  const languages = listAlternates(site, page === '/404' ? undefined : page).map(
    ({ name, href, language }): Link => [name, href, language],
  );
  return (
    <footer className={css.footer}>
      <div className={css.company}>
        <p className={css.name}>
          {logo ? <CompanyLogo {...logo} /> : <CompanyMark letter={initial} />}
          {logo?.isWide ? <VisuallyHidden>{site.name}</VisuallyHidden> : site.name}
        </p>
        {site.blurb && <p>{site.blurb}</p>}
        {site.sample && <p className={css.sample}>{labels.sample}</p>}
        <address>
          <EmailLink address={site.email.general} />
          {site.phone && <PhoneLink number={site.phone} />}
          {site.address && <span>{site.address.join(', ')}</span>}
          {site.hours && (
            <span data-zone={findChangingZone(site.hours)}>{formatHours(site.hours)}</span>
          )}
          <CompanyRegister legal={site.legal} />
        </address>
        {site.social.length > 0 && (
          <ul className={css.social}>
            {site.social.map(({ network, label, href }) => (
              <li key={href}>
                <a href={href} className={hasIcon(network) ? undefined : css.named}>
                  <SocialIcon network={network} />
                  {hasIcon(network) ? <VisuallyHidden>{label}</VisuallyHidden> : label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <nav className={css.columns} aria-label={labels.navigation}>
        {hasHeads ? (
          columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </div>
          ))
        ) : (
          <Links links={columns.flatMap(({ links }) => links)} />
        )}
      </nav>
      <div className={css.legal}>
        <p>
          © <span data-part="year">{year}</span> {site.name}
        </p>
        <nav aria-label={labels.legalNavigation}>
          <Links links={listLegalLinks().filter(isThere)} />
        </nav>
        {languages.length > 0 && (
          <nav aria-label={labels.languages}>
            <Links links={languages} />
          </nav>
        )}
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(([label, href, language]) => (
        <li key={href}>
          <a href={href} lang={language} hrefLang={language}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
