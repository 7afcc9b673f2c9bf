import { HoursDial } from '../../figures/HoursDial.tsx';
import { hoursText, weekHours } from '../../lib/hours/hours.ts';
import type { Site } from '../../schemas/site.ts';
import type { Support } from '../../schemas/support.ts';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { SearchTarget } from '../SearchTarget.tsx';
import css from './SupportHeader.module.css';

/** What the page is for, its search box, and the support hours. */
export function SupportHeader({ words, site }: { words: Support; site: Site }) {
  const { days, opens, closes } = site.hours;
  return (
    <>
      <PageHeader
        trail={[{ label: words.title, href: '/support' }]}
        heading={words.heading}
        lede={words.lede}
        figure={<HoursDial days={days} opens={opens} closes={closes} />}
        caption={`Fig. 1. ${words.caption}`}
      >
        <SearchBox label={words.search} page="/support" />
        <dl className={css.hours}>
          <dt>Support hours</dt>
          <dd>{hoursText(site.hours)}</dd>
          {/* The script shows the visitor's local time here if it can determine it. */}
          <dd data-hours={JSON.stringify(weekHours(site.hours))} hidden />
        </dl>
      </PageHeader>
      <SearchTarget />
    </>
  );
}
