import type { PriceRange } from '../../schemas/fields.ts';
import { fill } from './fill.ts';

/** How a language writes prices and weeks. */
export interface Words {
  locale: string;
  prices: {
    range: string;
    below: string;
    above: string;
    usually: string;
    per: Record<NonNullable<PriceRange['per']>, string>;
  };
  time: { range: string; weeks: { one: string; other: string } };
}

interface Span {
  least: number;
  most: number;
}

/** A service, also before its file is checked. */
export interface Offered {
  price?: PriceRange | undefined;
  page: { process: { steps: readonly { duration?: 'ongoing' | { weeks?: Span } }[] } };
}

/** The price and the weeks of a service, or of all, in words: "Usually $25k–$50k", "8 to 13 weeks". */
export function factsOf(services: readonly Offered[], words: Words): string[] {
  const price = priceOf(services);
  const weeks = weeksOf(services);
  return [
    ...(price ? [usualPrice(price, words)] : []),
    ...(weeks ? [weeksText(weeks, words)] : []),
  ];
}

/** "Usually $25k–$50k". */
export function usualPrice(range: PriceRange, words: Words): string {
  const price = priceRangeText(range, words);
  return range.least === range.most ? price : fill(words.prices.usually, { price });
}

/** Amounts of money, which may be open at one end. */
export type Amounts = Pick<PriceRange, 'currency' | 'per'> & {
  [End in keyof Span]?: number | undefined;
};

/** "$25k–$50k", "25.000–50.000 €". Shortens only whole thousands, so that none is rounded. */
export function priceRangeText({ least, most, currency, per }: Amounts, words: Words): string {
  const [first = 0, last = first] = [least, most].filter((amount) => amount !== undefined);
  const isRound = [first, last].every((amount) => amount < 1000 || amount % 1000 === 0);
  const format = new Intl.NumberFormat(words.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
    ...(isRound && { notation: 'compact', maximumSignificantDigits: 9 }),
  });
  const [from = '', to = ''] = [first, last].map((amount) =>
    format.format(amount).replace(/(?<=\d)K$/, 'k'),
  );
  // Where the sign follows the amounts, it is said once: "25.000–50.000 €".
  const sign = /^\d.*?(\D+)$/.exec(to)?.[1] ?? '';
  const start = from.endsWith(sign) ? from.slice(0, from.length - sign.length) : from;
  const { below, above, range } = words.prices;
  if (least === undefined) return fill(below, { price: to });
  if (most === undefined) return fill(above, { price: to });
  const price = least === most ? to : fill(range, { from: start, to });
  return per ? fill(words.prices.per[per], { price }) : price;
}

/** "8 to 13 weeks". */
export function weeksText({ least, most }: Span, { time }: Words): string {
  if (most === 1) return time.weeks.one;
  const count = least === most ? `${most}` : fill(time.range, { from: least, to: most });
  return fill(time.weeks.other, { count });
}

/** What a service costs; or any of several, if all prices that are paid once have one currency. */
export function priceOf(services: readonly Offered[]): PriceRange | undefined {
  const prices = services.flatMap(({ price }) => price ?? []);
  if (services.length === 1) return prices[0];
  const once = prices.filter(({ per }) => per === undefined);
  const [currency, another] = new Set(once.map((price) => price.currency));
  return currency === undefined || another !== undefined
    ? undefined
    : { ...widest(once), currency };
}

/** How long a service takes, or any of several, without the steps that have no end. */
export function weeksOf(services: readonly Offered[]): Span | undefined {
  const lengths = services
    .map(({ page }) => {
      const total = { least: 0, most: 0 };
      for (const step of page.process.steps) {
        const weeks = typeof step?.duration === 'object' ? step.duration?.weeks : undefined;
        total.least += Number(weeks?.least ?? 0);
        total.most += Number(weeks?.most ?? 0);
      }
      return total;
    })
    .filter(({ most }) => most > 0);
  return lengths.length > 0 ? widest(lengths) : undefined;
}

const widest = (spans: readonly Span[]): Span => ({
  least: Math.min(...spans.map(({ least }) => least)),
  most: Math.max(...spans.map(({ most }) => most)),
});
