import { z } from 'zod';
import { opensText } from '../../lib/hours/clock.ts';
import {
  type Offered,
  priceOf,
  priceRangeText,
  weeksOf,
  weeksText,
} from '../../lib/text/service-facts.ts';
import { currency as currencySchema, priceRangeSchema } from '../../schemas/fields.ts';
import { processStepSchema } from '../../schemas/service.ts';
import { siteSchema } from '../../schemas/site.ts';
import type { Language } from './labels.ts';
import { asRecord } from './parts-of.ts';

/**
 * The texts that names in {braces} stand for. A text is null if what it is made from has a problem: that
 * problem is reported in its own file, and what uses the placeholder is not checked until it is solved.
 */
export interface Placeholders {
  /** Undefined if there is no placeholder of that name. */
  textFor: (name: string) => string | null | undefined;
}

/** What placeholders are made from, before it is checked. Undefined is a file that could not be parsed. */
export interface PlaceholderSources {
  claims: unknown;
  site: unknown;
  services: readonly unknown[];
  products: readonly unknown[];
}

/** What a text may say of a claim besides its value: {roi.cases}. */
export const claimParts = ['meaning', 'cases', 'period', 'error'] as const;

/**
 * The claims, what is computed from services, products and the company's hours, and amounts in its
 * currency: {25000}.
 */
export function createPlaceholders(
  { claims, site, services, products }: PlaceholderSources,
  language: Language,
): Placeholders {
  const currency = readCurrency(site);
  const { price, weeks } = readServiceFacts(services, currency, language);
  const computed: Record<string, string | null | undefined> = {
    'project-price': price,
    'project-weeks': weeks,
    'service-count': countInWords(services, language),
    currency: nameCurrency([...services, ...products], currency, language),
    'opening-time': readOpeningTime(site, language),
  };
  const texts = readClaims(claims);
  return {
    textFor(name) {
      if (name in computed) return computed[name];
      if (/^\d/.test(name)) return formatAmount(Number(name), currency, language);
      return texts === null ? null : texts.get(name);
    },
  };
}

/** The placeholders in the file of one service, which may also name its own price and weeks. */
export function addServicePlaceholders(
  placeholders: Placeholders,
  service: unknown,
  site: unknown,
  language: Language,
): Placeholders {
  const { price, weeks = null } = readServiceFacts([service], readCurrency(site), language);
  const computed: Record<string, string | null | undefined> = {
    'service-price': price,
    'service-weeks': weeks,
  };
  return {
    textFor: (name) => (name in computed ? computed[name] : placeholders.textFor(name)),
  };
}

/** The value and the other texts of each claim. Null if there are no claims to look a name up in. */
function readClaims(claims: unknown): Map<string, string | null> | null {
  const { figures, promises } = asRecord(claims);
  if (!figures || !promises) return null;
  const texts = new Map<string, string | null>();
  for (const [name, claim] of Object.entries({ ...asRecord(figures), ...asRecord(promises) })) {
    const { value, meaning, ...basis } = asRecord(claim);
    texts.set(name, typeof value === 'string' ? keepUnits(value) : null);
    texts.set(`${name}.meaning`, typeof meaning === 'string' ? withoutPeriod(meaning) : null);
    for (const part of claimParts) {
      if (part !== 'meaning' && basis[part] !== undefined)
        texts.set(`${name}.${part}`, `${basis[part]}`);
    }
  }
  return texts;
}

/** The company's currency. One that is wrong is reported where it is written. */
export const readCurrency = (site: unknown): string =>
  currencySchema.safeParse(asRecord(site).currency).data ?? currencySchema.parse(undefined);

/** The price and the weeks of services, in words. Null if one of them has a problem. */
function readServiceFacts(
  services: readonly unknown[],
  currency: string,
  { labels, locale }: Language,
): { price: string | null | undefined; weeks: string | null | undefined } {
  // In a sentence, a range is in words, in which no line ends.
  const prices = { ...labels.prices, range: labels.time.range };
  const words = { locale, prices, time: labels.time };
  const isParsed = !services.includes(undefined);
  const priced = services.map((service) => readPrice(asRecord(service).price, currency));
  const offered = services.map((service, index): Offered => {
    const { steps } = asRecord(asRecord(asRecord(service).page).process);
    return {
      price: priced[index] ?? undefined,
      page: { process: { steps: stepsSchema.safeParse(steps).data ?? [] } },
    };
  });
  const price = priceOf(offered);
  const weeks = weeksOf(offered);
  const arePricesRead = isParsed && !priced.includes(null);
  return {
    price: price ? priceRangeText(price, words) : arePricesRead ? undefined : null,
    weeks: weeks ? weeksText(weeks, words) : isParsed ? undefined : null,
  };
}

/** Only the durations: the texts of the steps have placeholders of their own. */
const stepsSchema = z.array(z.looseObject({ duration: processStepSchema.shape.duration }));

/** Null if the price has a problem. */
function readPrice(price: unknown, currency: string) {
  if (!price) return undefined;
  return priceRangeSchema.safeParse({ currency, ...asRecord(price) }).data ?? null;
}

/** "six" */
function countInWords(services: readonly unknown[], { labels }: Language): string {
  return labels.numbers.small.split(' ')[services.length] ?? `${services.length}`;
}

/** "US dollars", if all prices are in one currency. */
function nameCurrency(
  entries: readonly unknown[],
  companyCurrency: string,
  { locale }: Language,
): string | undefined {
  const codes = entries
    .map((entry) => asRecord(entry).price)
    .filter((price) => typeof price === 'object' && price !== null)
    .map((price) => currencySchema.safeParse(asRecord(price).currency ?? companyCurrency).data)
    .filter((code) => code !== undefined);
  const [code = companyCurrency, ...others] = new Set(codes);
  if (others.length > 0) return undefined;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value;
}

/** "9AM IST". Undefined without hours, null if they or the file have a problem. */
function readOpeningTime(site: unknown, { labels, locale }: Language): string | null | undefined {
  const { name, hours } = asRecord(site);
  // A file without the company's name is reported as a whole.
  if (hours === undefined) return name === undefined ? null : undefined;
  const opening = siteSchema.shape.hours.safeParse(hours).data;
  return opening ? opensText(opening, { at: labels.hours.at, locale }) : null;
}

function formatAmount(amount: number, currency: string, { labels, locale }: Language): string {
  const words = { locale, prices: labels.prices, time: labels.time };
  return priceRangeText({ least: amount, most: amount, currency }, words);
}

/** A number stays on one line with its unit. */
const keepUnits = (text: string) => text.replaceAll(/(?<=\d[+%]?) (?=\p{L})/gu, '\u00a0');

/** A meaning as the label of its figure. */
const withoutPeriod = (meaning: string) => meaning.replace(/\.$/, '');
