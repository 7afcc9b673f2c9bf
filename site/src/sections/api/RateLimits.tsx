import { api as labels, locale } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { RateTier } from '@website/content-model/schemas/api.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import {
  calculateLogPosition,
  countDecades,
  listPowerLabels,
  listPowers,
} from '../../figures/log-scale.ts';
import { Axis, Track } from '../../figures/Track.tsx';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './RateLimits.module.css';

interface Props {
  words: SectionHead;
  tiers: readonly RateTier[];
}

/** The limits of each tier, on one logarithmic scale. */
export function RateLimits({ words, tiers }: Props) {
  const numbers = tiers
    .flatMap(({ requestsPerMonth, burstPerMinute }) => [burstPerMinute, requestsPerMonth])
    .filter((number) => typeof number === 'number');
  const decades = countDecades(numbers);
  return (
    <Band tone="sunk" labelledBy="limits">
      <SectionHeading id="limits" look="beside" {...words} />
      <div className={css.axis}>
        <Axis numbers={listPowerLabels(decades)} ticks={listTicks(decades)} />
      </div>
      <ul className={css.tiers}>
        {tiers.map(({ id, tier, requestsPerMonth, burstPerMinute }) => (
          <li key={id}>
            <h3>{tier}</h3>
            <div className={css.track}>
              <Track
                grid={listPowers(decades)}
                bars={listBars({ requestsPerMonth, burstPerMinute }, decades)}
              />
            </div>
            <p data-key="month">
              <span>
                {requestsPerMonth === 'unlimited'
                  ? labels.unlimited
                  : fill(labels.perMonth, { count: requestsPerMonth.toLocaleString(locale) })}
              </span>
            </p>
            {burstPerMinute !== undefined && (
              <p data-key="burst">
                <span>{fill(labels.burst, { count: burstPerMinute.toLocaleString(locale) })}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}

type Limits = Pick<RateTier, 'requestsPerMonth' | 'burstPerMinute'>;

/** One bar is in the middle of its track; two share the track. */
function listBars({ requestsPerMonth, burstPerMinute }: Limits, decades: number) {
  const month = { name: 'month', ...createBar(requestsPerMonth, decades) };
  if (burstPerMinute === undefined) return [month];
  const burst = { name: 'burst', y: '66.7%', ...createBar(burstPerMinute, decades) };
  return [{ ...month, y: '33.3%' }, burst];
}

/** A bar that starts at 1. An unlimited one runs off the scale. */
const createBar = (value: RateTier['requestsPerMonth'], decades: number) =>
  value === 'unlimited'
    ? { to: 1, isOpen: true, end: <path d="M-9-6L0 0-9 6Z" /> }
    : { to: calculateLogPosition(value, decades), end: <circle r="5" /> };

/** Ticks for 2 to 9 between two powers of ten. */
const listTicks = (decades: number) =>
  listPowers(decades)
    .slice(0, -1)
    .flatMap((decade) =>
      [2, 3, 4, 5, 6, 7, 8, 9].map(
        (digit) => [decade + calculateLogPosition(digit, decades), '5px'] as const,
      ),
    );
