import { opensText } from '../../lib/hours/clock.ts';
import {
  type Offered,
  priceOf,
  priceRangeText,
  weeksOf,
  weeksText,
} from '../../lib/text/service-facts.ts';
import { currency as currencySchema, priceRangeSchema } from '../../schemas/fields.ts';
import type { Language } from './labels.ts';
import { type Fault, type Path, shown } from './problem.ts';

/** The values that names in {braces} stand for. */
export type FillIns = Pick<ReadonlyMap<string, string>, 'get'>;

/** In place of a value that could not be read, so that its fault is reported once, where it is. */
const unread = '0';

/** What a text may say of a claim besides its value: {roi.cases}. */
export const claimParts = ['meaning', 'cases', 'period', 'error'] as const;

const inBraces = RegExp(
  String.raw`\{(\p{Ll}[\p{Ll}-]*(?:\.(?:${claimParts.join('|')}))?|\d+)\}`,
  'gu',
);

/**
 * The values of the register, those computed from services, products and the company's hours, and
 * amounts in its currency: {25000}.
 * Reads the files before they are checked, so it takes only what has the right shape.
 */
export function fillInsOf(
  claims: unknown,
  services: readonly unknown[],
  site: unknown,
  products: readonly unknown[],
  { labels, locale }: Language,
): FillIns {
  const { figures, promises } = asRecord(claims);
  // Without the register, every text that uses it would be reported too.
  if (!figures || !promises) return { get: () => unread };
  const fillIns = new Map<string, string>();
  for (const [name, claim] of Object.entries({ ...asRecord(figures), ...asRecord(promises) })) {
    const { value, meaning = unread, ...parts } = asRecord(claim);
    fillIns.set(name, typeof value === 'string' ? withUnits(value) : unread);
    for (const part of claimParts) {
      const text = part === 'meaning' ? asLabel(`${meaning}`) : parts[part];
      if (text !== undefined) fillIns.set(`${name}.${part}`, `${text}`);
    }
  }
  const { price, weeks } = factsIn(services, site, { labels, locale });
  if (price !== undefined) fillIns.set('project-price', price);
  if (weeks !== undefined) fillIns.set('project-weeks', weeks);
  const currency = currencyName([...services, ...products], locale, currencyOf(site));
  if (currency !== undefined) fillIns.set('currency', currency);
  fillIns.set(
    'service-count',
    labels.numbers.small.split(' ')[services.length] ?? `${services.length}`,
  );
  const { hours } = asRecord(site);
  // Also if the file or the hours cannot be read, so that this is reported once, where it is.
  if (hours !== undefined || !('name' in asRecord(site))) {
    const { opens, zone, abbreviation } = asRecord(hours);
    let opening = unread;
    try {
      opening = opensText(
        { opens: `${opens}`, zone: `${zone}`, abbreviation: abbreviation as string },
        { at: labels.hours.at, locale },
      );
    } catch {
      // The check of the hours reports it.
    }
    fillIns.set('opening-time', opening);
  }
  const words = { locale, prices: labels.prices, time: labels.time };
  const amountText = (least: number) =>
    priceRangeText({ least, most: least, currency: currencyOf(site) }, words);
  return { get: (name) => fillIns.get(name) ?? (/^\d/.test(name) ? amountText(+name) : undefined) };
}

/** The values for the file of one service, which can also name its own price and weeks. */
export function fillInsOfService(
  fillIns: FillIns,
  service: unknown,
  site: unknown,
  language: Language,
): FillIns {
  const { price, weeks = unread } = factsIn([service], site, language);
  const own: Record<string, string | undefined> = {
    'service-price': price,
    'service-weeks': weeks,
  };
  return { get: (name) => own[name] ?? fillIns.get(name) };
}

/** The price and the weeks of services whose files may have mistakes. */
function factsIn(services: readonly unknown[], site: unknown, { labels, locale }: Language) {
  // In a sentence, a range is in words, in which no line ends.
  const prices = { ...labels.prices, range: labels.time.range };
  const words = { locale, prices, time: labels.time };
  const readable = services.map((service): Offered => {
    const { price, page } = asRecord(service);
    const { steps } = asRecord(asRecord(page).process);
    return {
      price: priceRangeSchema.safeParse(inCurrency(price, currencyOf(site), true)).data,
      page: { process: { steps: Array.isArray(steps) ? steps : [] } },
    };
  });
  const price = priceOf(readable);
  const weeks = weeksOf(readable);
  const isUnread = services.includes(undefined);
  const isWrong = services.some((one, index) => asRecord(one).price && !readable[index]?.price);
  return {
    price: price ? priceRangeText(price, words) : isUnread || isWrong ? unread : undefined,
    weeks: weeks ? weeksText(weeks, words) : isUnread ? unread : undefined,
  };
}

/** The company's currency. One that cannot be read is reported where it is. */
export const currencyOf = (site: unknown): string =>
  currencySchema.safeParse(asRecord(site).currency).data ?? currencySchema.parse(undefined);

/** A value in which all prices, salaries and budgets say their currency: the company's, if they name none. */
export function inCurrency(value: unknown, currency: string, isAmount = false): unknown {
  if (Array.isArray(value)) return value.map((one) => inCurrency(one, currency, isAmount));
  if (typeof value !== 'object' || value === null) return value;
  if (isAmount) return { currency, ...value };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      inCurrency(part, currency, ['price', 'salary', 'budgets'].includes(key)),
    ]),
  );
}

/** "US dollars", if all prices are in one currency. */
function currencyName(
  records: readonly unknown[],
  locale: string,
  company: string,
): string | undefined {
  const codes = records
    .map((one) => asRecord(one).price)
    .filter((price) => typeof price === 'object' && price !== null)
    .map((price) => currencySchema.safeParse(asRecord(price).currency ?? company).data);
  const [code = company, ...others] = new Set(codes.filter((one) => one !== undefined));
  if (others.length > 0) return undefined;
  const style = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value;
}

/** A number stays on one line with its unit. */
const withUnits = (text: string) => text.replaceAll(/(?<=\d[+%]?) (?=\p{L})/gu, '\u00a0');

/** A meaning as the label of its figure, which has no final period. */
const asLabel = (meaning: string) => meaning.replace(/\.$/, '');

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A text with its names replaced. A name that the register does not have stays as it is. */
export function fillText(text: string, fillIns: FillIns): string {
  return text.replace(inBraces, (whole, name: string) => fillIns.get(name) ?? whole);
}

/** What to do about a name whose value would be computed from something that is not there. */
const missingFacts: Record<string, string> = {
  '{opening-time}': 'must be removed, or hours must be in site.yaml',
  '{currency}': 'must be removed, or all prices must be in one currency',
  '{service-price}': 'must be removed, or price must be in this file',
  '{project-price}':
    'must be removed, or services must have a price that is paid once, all in one currency',
};

/** All texts in a value with their names replaced, also unknown ones, and where those are. */
export function fillValue(
  value: unknown,
  fillIns: FillIns,
  complain: (fault: Fault & { path: Path }) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    const filled = fillText(value, fillIns);
    const [unknown] = filled.match(inBraces) ?? [];
    if (unknown !== undefined) {
      const expected =
        missingFacts[unknown] ?? 'must be a name in claims.yaml, such as {money-back}';
      complain({ path, found: `${unknown} in ${shown(value)}`, expected });
    }
    return filled.replaceAll(inBraces, unread);
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => fillValue(part, fillIns, complain, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      fillValue(part, fillIns, complain, [...path, key]),
    ]),
  );
}
