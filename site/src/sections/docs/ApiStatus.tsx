import { docs as labels, locale } from 'virtual:labels';
import type { Docs } from '@website/content-model/schemas/docs.ts';
import type { Product } from '@website/content-model/schemas/home.ts';
import { UptimeBar } from '../../figures/UptimeBar.tsx';
import type { Tone } from '../../lib/page/tones.ts';
import { formatCount } from '../../lib/text/number-words.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './ApiStatus.module.css';

const minutesInMonth = 30 * 24 * 60;
const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 9 });

interface Props {
  words: NonNullable<Docs['status']>;
  products: readonly Product[];
  tone?: Tone | undefined;
}

/** How reliable each product's API was, with the downtime drawn to scale. */
export function ApiStatus({ words, products, tone }: Props) {
  return (
    <div data-search-group={words.label}>
      <Band tone={tone} labelledBy="status">
        <SectionHeading id="status" look="beside" {...words} />
        <ul className={css.products}>
          {words.items.map(({ product: id, state, uptime }) => {
            const product = products.find((one) => one.id === id);
            if (!product) throw new Error(`docs.yaml: there is no product "${id}"`);
            return (
              <li key={id} data-search-item="">
                <div className={css.name}>
                  <h3>{product.title}</h3>
                  <p data-state={state}>{labels.states[state]}</p>
                </div>
                {uptime !== undefined && (
                  <>
                    <UptimeBar uptime={uptime} />
                    <dl>
                      <dt>{labels.uptime}</dt>
                      <dd>{percentage.format(uptime / 100)}</dd>
                      <dt>{labels.downtime}</dt>
                      <dd>
                        {formatCount(
                          labels.minutes,
                          Math.round((minutesInMonth * (100 - uptime)) / 100),
                        )}
                      </dd>
                    </dl>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Band>
    </div>
  );
}
