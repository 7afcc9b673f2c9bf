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
  formatPriceRange,
  getPrice,
  getWeeks,
  type Words,
} from '@website/content-model/lib/text/service-facts.ts';
import type { PriceRange } from '@website/content-model/schemas/fields.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import {
  createEngravedScale,
  listGridPositions,
  listLabels,
  type Scale,
} from '../figures/round-scale.ts';
import { Axis, Track } from '../figures/Track.tsx';
import { removeEmphasis } from '../lib/text/emphasis.ts';
import { formatRoman } from '../lib/text/roman.ts';
import { Arrow } from '../ui/Arrow.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Comparison.module.css';

interface Props {
  services: readonly Service[];
  /** The path of the service whose page this is. */
  route?: string;
}

/** How long each service takes and what it costs, on one scale. Needs at least two services. */
export function Comparison({ services, route }: Props) {
  const columns = [createWeeksColumn(services), createPriceColumn(services)].filter(
    (column) => column !== undefined,
  );
  if (services.length < 2 || columns.length === 0) return null;
  const currentIndex = services.findIndex((service) => service.route === route);
  const current = services[currentIndex];
  const heading = current ? labels.others : labels.heading;
  const lede = current ? fill(labels.limits, { title: current.title }) : labels.lede;
  const isDrawn = columns.some(
    ({ scale, cells }) => scale && (!current || cells[currentIndex]?.range),
  );
  return (
    <div className={css.comparison}>
      <SectionHeading
        id="comparison"
        look={current ? 'small' : 'beside'}
        label={labels.label}
        heading={heading}
        lede={isDrawn ? lede : undefined}
      />
      {/* With another `display`, as on a phone, browsers no longer announce a table without roles. */}
      <table className={css.table} role="table">
        <caption>{removeEmphasis(heading)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {labels.service}
            </th>
            {columns.map(({ label, scale, formatNumber, unit }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className={scale && css.range}
                data-unit={unit && ''}
              >
                {label}
                {scale && (
                  <Axis numbers={listLabels(scale, formatNumber)} ticks={ticks} unit={unit} />
                )}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <VisuallyHidden>{shell.sections.contact}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {services.map((service, index) => (
            <tr key={service.id} role="row" data-current={index === currentIndex ? '' : undefined}>
              <th role="rowheader" scope="row">
                <b>{formatRoman(service.plate)}</b>
                <a href={service.route} aria-current={index === currentIndex ? 'page' : undefined}>
                  {service.title}
                </a>
              </th>
              {columns.map(({ label, scale, unit, cells }) => (
                <td key={label} role="cell" className={scale && css.range} data-unit={unit && ''}>
                  <Figure {...(cells[index] as Cell)} />
                  {scale && (
                    <Track
                      grid={listGridPositions(scale)}
                      lines={cells[currentIndex]?.range?.map((end) => end / scale.end)}
                      bars={createBars(cells[index]?.range, scale)}
                    />
                  )}
                </td>
              ))}
              <td role="cell">
                {/* The page of a service has a button for it. The page with the form needs no reload. */}
                {index !== currentIndex && (
                  <a
                    href={current ? `/?ask=${service.id}#contact` : '#contact'}
                    data-ask={current ? undefined : service.id}
                  >
                    {labels.ask}
                    <VisuallyHidden>: {service.title}</VisuallyHidden>
                    <Arrow />
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Range = readonly [least: number, most: number];

interface Cell {
  range?: Range;
  figure?: string;
  /** The text around the figure, or instead of it. */
  label: string;
}

interface Column {
  label: string;
  /** Undefined if the ranges cannot be compared. */
  scale?: Scale | undefined;
  /** Formats a number of the scale. */
  formatNumber?: (number: number) => string;
  /** Follows the last number. */
  unit?: string;
  /** One for each service. */
  cells: readonly Cell[];
}

/** A text with a large figure: "8–15 weeks". The scale names the unit where there is room. */
function Figure({ label, figure }: Cell) {
  if (figure === undefined) return label;
  const [before, after] = label.split(/\{\w+\}/);
  return (
    <>
      {before && <i>{before}</i>}
      <b>{figure}</b>
      {after && <i>{after}</i>}
    </>
  );
}

function createBars(range: Range | undefined, { end }: Scale) {
  if (range === undefined) return [];
  const tick = <line y1="-.4em" y2=".4em" />;
  return [{ name: 'range', from: range[0] / end, to: range[1] / end, start: tick, end: tick }];
}

/** Ticks that divide a scale into twenty parts. Every fifth and every tenth tick is longer. */
const ticks = Array.from({ length: 21 }, (_, index) => {
  const length = index % 10 === 0 ? '.85em' : index % 5 === 0 ? '.6em' : '.35em';
  return [index / 20, length] as const;
});

function createWeeksColumn(services: readonly Service[]): Column | undefined {
  const widest = getWeeks(services);
  if (!widest) return;
  const { weeks, ongoing } = serviceLabels;
  return {
    label: labels.weeks,
    scale: createEngravedScale(widest.most),
    formatNumber: (number) => number.toLocaleString(locale),
    unit: fill(weeks.other, { count: '' }).trim(),
    cells: services.map((service) => {
      const range = getWeeks([service]);
      // Without steps, nobody knows whether it ends.
      if (!range) return { label: service.page.process ? ongoing : '–' };
      const { least, most } = range;
      return {
        range: [least, most],
        figure: least === most ? `${most}` : `${least}–${most}`,
        label: most === 1 ? weeks.one : weeks.other,
      };
    }),
  };
}

function createPriceColumn(services: readonly Service[]): Column | undefined {
  if (services.every(({ price }) => price === undefined)) return;
  // Monthly prices, or prices in two currencies, cannot be on one scale.
  const isOnce = services.every(({ price }) => price?.per === undefined);
  const widest = isOnce ? getPrice(services) : undefined;
  const words = { locale, prices, time };
  return {
    label: serviceLabels.price,
    ...(widest && createPriceScale(widest, words)),
    cells: services.map(({ price }) => {
      if (!price) return { label: labels.onRequest };
      return {
        range: [price.least, price.most],
        figure: formatPriceRange({ ...price, per: undefined }, words),
        label: price.per ? prices.per[price.per] : '{price}',
      };
    }),
  };
}

/** A scale whose last number has the currency: 0, 25, 50, 75, $100k. */
function createPriceScale(widest: PriceRange, words: Words) {
  const scale = createEngravedScale(widest.most);
  const lastNumber = formatPriceRange({ ...widest, least: scale.end, most: scale.end }, words);
  // 1,000 if the language abbreviates the last number with "k".
  const unit = scale.end / Number(lastNumber.replace(/\D/g, ''));
  const formatNumber = (amount: number) =>
    amount === scale.end ? lastNumber : (amount / unit).toLocaleString(locale);
  return { scale, formatNumber };
}
