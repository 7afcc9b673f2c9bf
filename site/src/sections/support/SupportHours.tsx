import { locale, page } from 'virtual:labels';
import { describeZone, findChangingZone } from '@website/content-model/lib/hours/clock.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { Support } from '@website/content-model/schemas/support.ts';
import { Fragment } from 'react';
import { HoursDial } from '../../figures/HoursDial.tsx';
import { formatHours, getWeekHours } from '../../lib/hours/hours.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import css from './SupportHours.module.css';

interface Props {
  words: NonNullable<Support['hours']>;
  hours: NonNullable<Site['hours']>;
}

/**
 * The support hours, on a dial and in words. `scripts/local-hours.ts` sets the hands to the time in
 * the company's zone, and shows whether someone is there now and the hours in the visitor's zone.
 */
export function SupportHours({ words, hours }: Props) {
  return (
    <div data-search-yields="">
      <InkBand labelledBy="hours">
        <div className={css.columns}>
          <div className={css.words}>
            <Eyebrow id="hours">{words.label}</Eyebrow>
            <h2 data-zone={findChangingZone(hours)}>
              {formatHours(hours)
                .split(' ')
                .map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && ' '}
                    <span>{part}</span>
                  </Fragment>
                ))}
            </h2>
            <p>{describeZone(hours.zone, locale)}</p>
            <p className={css.now}>
              <b data-part="open-now" hidden>
                {words.open}
              </b>
              <b data-part="closed-now" hidden>
                {words.closed}
              </b>
            </p>
            <p>{words.lede}</p>
            <p
              className={css.local}
              data-part="local-hours"
              data-hours={JSON.stringify(getWeekHours(hours))}
            />
          </div>
          <figure className={css.dial}>
            <HoursDial {...hours} />
            <figcaption>{fill(page.figure, { caption: words.caption })}</figcaption>
          </figure>
        </div>
      </InkBand>
    </div>
  );
}
