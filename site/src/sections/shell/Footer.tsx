import { CompanyMark } from '../../figures/CompanyMark.tsx';
import { hoursText } from '../../lib/hours/hours.ts';
import { allInWords } from '../../lib/text/number-words.ts';
import { sectionHref } from '../../routes.ts';
import type { Site } from '../../schemas/site.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './Footer.module.css';

interface Props {
  site: Site;
  page: string;
  year: number;
  /** How many services and products there are. */
  counts: { services: number; products: number };
}

function columns(page: string, counts: Props['counts']) {
  return [
    {
      title: 'Company',
      links: [
        ['About', sectionHref('about', page)],
        ['Team', '/team'],
        ['Careers', '/careers'],
        ['News', '/news'],
      ],
    },
    {
      title: 'Services',
      links: [[allInWords(counts.services, 'service'), sectionHref('services', page)]],
    },
    {
      title: 'Products',
      links: [[allInWords(counts.products, 'product'), sectionHref('products', page)]],
    },
    {
      title: 'Support',
      links: [
        ['Help center', '/support'],
        ['Documentation', '/docs'],
        ['API reference', '/api'],
        ['Contact', sectionHref('contact', page)],
      ],
    },
  ] as const;
}

const legal = [
  ['Privacy policy', '/privacy'],
  ['Terms of service', '/terms'],
  ['Cookie policy', '/cookies'],
] as const;

/** The footer of every page: the company, how to reach it, and links to everything. */
export function Footer({ site, page, year, counts }: Props) {
  return (
    <footer className={css.footer}>
      <div className={css.company}>
        <p className={css.name}>
          <CompanyMark />
          {site.name}
        </p>
        <p>{site.blurb}</p>
        <address>
          <EmailLink address={site.email.general} />
          <PhoneLink number={site.phone} />
          <span>{site.address?.join(', ') ?? 'Postal address not set'}</span>
          <span>{hoursText(site.hours)}</span>
        </address>
        <ul className={css.social}>
          {site.social.map(({ network, label, href }) => (
            <li key={network}>
              {href === undefined ? (
                <span>{label} not set</span>
              ) : (
                <a href={href}>
                  <SocialIcon network={network} />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
      <nav className={css.columns} aria-label="Footer">
        {columns(page, counts).map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <Links links={links} />
          </div>
        ))}
      </nav>
      <div className={css.legal}>
        <p>
          © <span data-year="">{year}</span> {site.name}
        </p>
        <nav aria-label="Legal">
          <Links links={legal} />
        </nav>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly (readonly [string, string])[] }) {
  return (
    <ul>
      {links.map(([label, href]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
