import {
  comparison as labels,
  locale,
  prices,
  service as serviceLabels,
  shell,
  time,
} from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import {
  priceOf,
  priceRangeText,
  type Words,
  weeksOf,
} from '@website/content-model/lib/text/service-facts.ts';
import type { PriceRange } from '@website/content-model/schemas/fields.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { engravedScale, gridOf, placesOn, type Scale } from '../figures/round-scale.ts';
import { Axis, Track } from '../figures/Track.tsx';
import { withoutEmphasis } from '../lib/text/emphasis.ts';
import { roman } from '../lib/text/roman.ts';
import { Arrow } from '../ui/Arrow.tsx';
import { Emphasis } from '../ui/Emphasis.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Comparison.module.css';

interface Props {
  services: readonly Service[];
  /** The path of the service whose page this is. */
  route?: string;
}

/** How long each service takes and what it costs, on one scale. One alone has nothing to compare. */
export function Comparison({ services, route }: Props) {
  const columns = [weeksColumn(services), priceColumn(services)].filter((it) => it !== undefined);
  if (services.length < 2 || columns.length === 0) return null;
  const current = services.find((service) => service.route === route);
  const heading = current ? labels.others : labels.heading;
  const scaled = columns.filter(({ scale }) => scale);
  return (
    <div className={css.comparison}>
      {current ? (
        <div className={css.head}>
          <h3>
            <Emphasis text={heading} />
          </h3>
          {scaled.some(({ cellOf }) => cellOf(current).range) && (
            <p>{fill(labels.limits, { title: current.title })}</p>
          )}
        </div>
      ) : (
        <SectionHeading
          id="comparison"
          look="beside"
          label={labels.label}
          heading={heading}
          lede={scaled.length > 0 ? labels.lede : undefined}
        />
      )}
      {/* With another `display`, as on a phone, browsers no longer announce a table without roles. */}
      <table className={css.table} role="table">
        <caption>{withoutEmphasis(heading)}</caption>
        <thead role="rowgroup">
          <tr role="row" className={css.scales}>
            <th role="columnheader" scope="col">
              {labels.service}
            </th>
            {columns.map(({ key, label, scale, write, unit }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={scale && css.range}
                data-unit={unit && ''}
              >
                <span>{label}</span>
                {scale && <Axis numbers={placesOn(scale, write)} ticks={parts} unit={unit} />}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <VisuallyHidden>{shell.sections.contact}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {services.map((service) => (
            <tr
              key={service.route}
              role="row"
              className={css.row}
              data-current={service === current ? '' : undefined}
            >
              <th role="rowheader" scope="row">
                <span className={css.name}>
                  <b>{roman(service.plate)}</b>
                  <a href={service.route} aria-current={service === current ? 'page' : undefined}>
                    {service.title}
                  </a>
                </span>
              </th>
              {columns.map(({ key, scale, unit, cellOf }) => {
                const { range, figure, label } = cellOf(service);
                const limits = current && cellOf(current).range;
                return (
                  <td key={key} role="cell" className={scale && css.range} data-unit={unit && ''}>
                    <Figure label={label} figure={figure} />
                    {scale && (
                      <Track
                        grid={gridOf(scale)}
                        lines={limits && [limits.least / scale.end, limits.most / scale.end]}
                        bars={
                          range
                            ? [
                                {
                                  name: 'range',
                                  from: range.least / scale.end,
                                  to: range.most / scale.end,
                                  start: tick,
                                  end: tick,
                                },
                              ]
                            : []
                        }
                      />
                    )}
                  </td>
                );
              })}
              <td role="cell">
                {/* On the page of the form, nothing has to be loaded again. */}
                <a
                  className={css.ask}
                  href={current ? `/?ask=${service.id}#contact` : '#contact'}
                  data-ask={current ? undefined : service.id}
                >
                  {labels.ask}
                  <VisuallyHidden>: {service.title}</VisuallyHidden>
                  <Arrow />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Text with the figure in it set large: "8–15 weeks". The scale names the unit where there is room. */
function Figure({ label, figure }: Pick<Cell, 'label' | 'figure'>) {
  const [before, after] = label.split(/\{\w+\}/);
  return (
    <span className={css.figure}>
      {figure === undefined ? (
        label
      ) : (
        <>
          {before && <i>{before}</i>}
          <b>{figure}</b>
          {after && <i>{after}</i>}
        </>
      )}
    </span>
  );
}

interface Range {
  least: number;
  most: number;
}

interface Cell {
  range?: Range | undefined;
  figure?: string | undefined;
  /** What is said around the figure, or instead of it. */
  label: string;
}

interface Column {
  key: 'weeks' | 'price';
  label: string;
  /** Without it, the ranges cannot be compared. */
  scale?: Scale | undefined;
  /** A number on the scale. */
  write?: (number: number) => string;
  /** Follows the last number. */
  unit?: string;
  cellOf: (service: Service) => Cell;
}

/** The ends of a bar. */
const tick = <line y1="-.4em" y2=".4em" />;

/** Twenty parts, the fifths and the tenths longer. */
const parts = Array.from({ length: 21 }, (_, index) => {
  const length = index % 10 === 0 ? '.85em' : index % 5 === 0 ? '.6em' : '.35em';
  return [index / 20, length] as const;
});

const between = '{from}–{to}';

function weeksColumn(services: readonly Service[]): Column | undefined {
  const all = weeksOf(services);
  if (!all) return;
  const { weeks, ongoing } = serviceLabels;
  const scale = engravedScale(all.most);
  return {
    key: 'weeks',
    label: labels.weeks,
    scale,
    write: (number) => number.toLocaleString(locale),
    unit: fill(weeks.other, { count: '' }).trim(),
    cellOf: (service) => {
      const range = weeksOf([service]);
      if (!range) return { label: ongoing };
      const { least: from, most: to } = range;
      return {
        range,
        figure: from === to ? `${to}` : fill(between, { from, to }),
        label: to === 1 ? weeks.one : weeks.other,
      };
    },
  };
}

function priceColumn(services: readonly Service[]): Column | undefined {
  if (services.every(({ price }) => price === undefined)) return;
  // Prices by the month, or in two currencies, cannot be on one scale.
  const all = services.every(({ price }) => price?.per === undefined)
    ? priceOf(services)
    : undefined;
  const scale = all && engravedScale(all.most);
  const words = { locale, prices: { ...prices, range: between }, time };
  return {
    key: 'price',
    label: serviceLabels.price,
    scale,
    ...(all && scale && { write: priceWriter(all, scale, words) }),
    cellOf: ({ price }) =>
      price
        ? {
            range: price,
            figure: priceRangeText({ ...price, per: undefined }, words),
            label: price.per ? prices.per[price.per] : '{price}',
          }
        : { label: labels.onRequest },
  };
}

/** Only the last has the currency: 0, 25, 50, 75, $100k. */
function priceWriter(all: PriceRange, { end }: Scale, words: Words) {
  const last = priceRangeText({ ...all, least: end, most: end }, words);
  // What "k" stands for, if the language has it.
  const unit = end / Number(last.replace(/\D/g, ''));
  return (amount: number) => (amount === end ? last : (amount / unit).toLocaleString(locale));
}
