import type { PriceRange } from '../../schemas/fields.ts';
import { fill } from './fill.ts';

/** The labels with which a language writes prices and weeks. */
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

/** The fields of a service that have its price and weeks. Placeholders read them before validation. */
export interface PricedService {
  price?: PriceRange | undefined;
  page: { process?: { steps: readonly { duration?: 'ongoing' | { weeks?: Span } }[] } | undefined };
}

/** The price and the weeks of one or several services: "Usually $25k–$50k", "8 to 13 weeks". */
export function formatServiceFacts(services: readonly PricedService[], words: Words): string[] {
  const price = getPrice(services);
  const weeks = getWeeks(services);
  return [
    ...(price ? [formatUsualPrice(price, words)] : []),
    ...(weeks ? [formatWeekRange(weeks, words)] : []),
  ];
}

/** "Usually $25k–$50k". */
export function formatUsualPrice(range: PriceRange, words: Words): string {
  const price = formatPriceRange(range, words);
  return range.least === range.most ? price : fill(words.prices.usually, { price });
}

/** Amounts of money, which may be open at one end. */
export type Amounts = Pick<PriceRange, 'currency' | 'per'> & {
  [End in keyof Span]?: number | undefined;
};

/** Formats are slow to create, and each page has many prices. */
const amountFormats = new Map<string, Intl.NumberFormat>();

function getAmountFormat(locale: string, currency: string, isRound: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isRound}`;
  const format =
    amountFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      useGrouping: 'always',
      ...(isRound && { notation: 'compact', maximumSignificantDigits: 9 }),
    });
  amountFormats.set(key, format);
  return format;
}

/** "$25k–$50k", "25.000–50.000 €". Shortens amounts only if all are whole thousands, so that none is rounded. */
export function formatPriceRange({ least, most, currency, per }: Amounts, words: Words): string {
  const [first = 0, last = first] = [least, most].filter((amount) => amount !== undefined);
  const isRound = [first, last].every((amount) => amount < 1000 || amount % 1000 === 0);
  const format = getAmountFormat(words.locale, currency, isRound);
  const [from = '', to = ''] = [first, last].map((amount) =>
    format.format(amount).replace(/(?<=\d)K$/, 'k'),
  );
  // If the sign follows the amounts, only the last has it: "25.000–50.000 €".
  const sign = /^\d.*?(\D+)$/.exec(to)?.[1] ?? '';
  const fromWithoutSign = from.endsWith(sign) ? from.slice(0, from.length - sign.length) : from;
  const { below, above, range } = words.prices;
  if (least === undefined) return fill(below, { price: to });
  if (most === undefined) return fill(above, { price: to });
  const price = least === most ? to : fill(range, { from: fromWithoutSign, to });
  return per ? fill(words.prices.per[per], { price }) : price;
}

/** "8 to 13 weeks". */
export function formatWeekRange({ least, most }: Span, { time }: Words): string {
  if (most === 1) return time.weeks.one;
  const count = least === most ? `${most}` : fill(time.range, { from: least, to: most });
  return fill(time.weeks.other, { count });
}

/** The price of a service, or the range of several. Undefined if their one-time prices differ in currency. */
export function getPrice(services: readonly PricedService[]): PriceRange | undefined {
  const prices = services.flatMap(({ price }) => price ?? []);
  if (services.length === 1) return prices[0];
  const oneTimePrices = prices.filter(({ per }) => per === undefined);
  const [currency, secondCurrency] = new Set(oneTimePrices.map((price) => price.currency));
  return currency === undefined || secondCurrency !== undefined
    ? undefined
    : { ...combineSpans(oneTimePrices), currency };
}

/** The weeks of a service, or the range of several, without ongoing steps. */
export function getWeeks(services: readonly PricedService[]): Span | undefined {
  const spans = services
    .map(({ page }) => {
      const total = { least: 0, most: 0 };
      for (const step of page.process?.steps ?? []) {
        const weeks = typeof step?.duration === 'object' ? step.duration?.weeks : undefined;
        total.least += Number(weeks?.least ?? 0);
        total.most += Number(weeks?.most ?? 0);
      }
      return total;
    })
    .filter(({ most }) => most > 0);
  return spans.length > 0 ? combineSpans(spans) : undefined;
}

const combineSpans = (spans: readonly Span[]): Span => ({
  least: Math.min(...spans.map(({ least }) => least)),
  most: Math.max(...spans.map(({ most }) => most)),
});
