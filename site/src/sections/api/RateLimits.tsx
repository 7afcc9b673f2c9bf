import { api as labels, locale } from 'virtual:labels';
import { LogAxis, LogTrack } from '../../figures/LogTrack.tsx';
import { decadesFor } from '../../figures/log-scale.ts';
import { fill } from '../../lib/text/fill.ts';
import type { SectionHead } from '../../schemas/fields.ts';
import type { RateTier } from '../../schemas/rate-tier.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './RateLimits.module.css';

interface Props {
  words: SectionHead;
  tiers: readonly RateTier[];
}

/** The limits of each tier, on one logarithmic scale. */
export function RateLimits({ words, tiers }: Props) {
  const numbers = tiers.flatMap(({ requestsPerMonth, burstPerMinute }) =>
    requestsPerMonth === 'unlimited' ? [burstPerMinute] : [burstPerMinute, requestsPerMonth],
  );
  const decades = decadesFor(numbers);
  return (
    <Band tone="sunk" labelledBy="limits">
      <SectionHeading id="limits" look="beside" {...words} />
      <div className={css.axis}>
        <LogAxis decades={decades} />
      </div>
      <ul className={css.tiers}>
        {tiers.map(({ id, tier, requestsPerMonth, burstPerMinute }) => (
          <li key={id}>
            <h3>{tier}</h3>
            <div className={css.track}>
              <LogTrack
                decades={decades}
                upper={{ name: 'month', value: requestsPerMonth }}
                lower={{ name: 'burst', value: burstPerMinute }}
              />
            </div>
            <p data-key="month">
              <span>
                {requestsPerMonth === 'unlimited'
                  ? labels.unlimited
                  : fill(labels.perMonth, { count: requestsPerMonth.toLocaleString(locale) })}
              </span>
            </p>
            <p data-key="burst">
              <span>{fill(labels.burst, { count: burstPerMinute.toLocaleString(locale) })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
