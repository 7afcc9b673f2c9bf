import { LifetimeRuler } from '../../figures/LifetimeRuler.tsx';
import { monthsOf } from '../../lib/cookies/lifetime.ts';
import { dateInWords } from '../../lib/text/date-in-words.ts';
import type { Cookie } from '../../schemas/cookie.ts';
import type { CookieCategory } from '../../schemas/cookie-category.ts';
import type { CookiePolicy } from '../../schemas/cookie-policy.ts';
import { PageHeader } from '../PageHeader.tsx';
import css from './CookieHeader.module.css';
import { OpenSettings } from './SettingsDialog.tsx';

interface Props {
  policy: CookiePolicy;
  categories: readonly CookieCategory[];
  cookies: readonly Cookie[];
}

/** The policy at a glance: what is stored, the date of the policy, and where to clear it. */
export function CookieHeader({ policy, categories, cookies }: Props) {
  const { head, lastUpdated, caption } = policy;
  const rows = [
    ...cookies
      .filter((cookie) => cookie.inUse)
      .map((cookie) => ({ ...cookie, title: cookie.name })),
    ...categories.map((category) => ({
      ...category,
      // The scale is about cookies: if a kind is in use only for something else, its mark stays
      // empty.
      inUse: cookies.some(
        ({ type, keptIn, inUse }) => type === category.title && keptIn === 'Cookies' && inUse,
      ),
    })),
  ].map(({ title, duration, inUse }) => ({
    label: `${title} · ${duration}`,
    months: monthsOf(duration),
    inUse,
  }));
  return (
    <PageHeader
      trail={[{ label: head.title, href: '/cookies' }]}
      heading={head.heading}
      lede={head.lede}
      figure={<LifetimeRuler rows={rows} />}
      caption={`Fig. 1. ${caption}`}
    >
      <div className={css.facts}>
        <OpenSettings />
        <p>
          Last updated <time dateTime={lastUpdated}>{dateInWords(lastUpdated)}</time>
        </p>
      </div>
    </PageHeader>
  );
}
