import { z } from 'zod';
import { formatOpeningTime } from '../../lib/hours/clock.ts';
import {
  formatPriceRange,
  formatWeekRange,
  getPrice,
  getWeeks,
  type PricedService,
} from '../../lib/text/service-facts.ts';
import { currency as currencySchema, priceRangeSchema } from '../../schemas/fields.ts';
import { processStepSchema } from '../../schemas/service.ts';
import { siteSchema } from '../../schemas/site.ts';
import type { Language } from './read-labels.ts';
import { asRecord } from './walk-content.ts';

/**
 * The texts that replace placeholders. A text is null if its source has a problem: the problem is reported
 * where it is, and texts with the placeholder are not checked until it is solved.
 */
export interface Placeholders {
  /** Returns undefined if no placeholder has this name. */
  findText: (name: string) => string | null | undefined;
}

/** The unchecked content that placeholders get their texts from. A file that could not be parsed is undefined. */
export interface PlaceholderSources {
  claims: unknown;
  site: unknown;
  services: readonly unknown[];
  products: readonly unknown[];
}

/** The fields of a claim that a placeholder may name: {roi.cases}. */
export const claimDetails = ['meaning', 'cases', 'period', 'error'] as const;

/**
 * The placeholders of all files: claims, facts computed from services, products and the company's hours, and
 * amounts in the company's currency, like {25000}.
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
    currency: formatCurrencyName([...services, ...products], currency, language),
    'opening-time': readOpeningTime(site, language),
  };
  const texts = readClaims(claims);
  return {
    findText(name) {
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
    findText: (name) => (name in computed ? computed[name] : placeholders.findText(name)),
  };
}

/** The value and the details of each claim, by the name of their placeholder. Null if claims.yaml has a problem. */
function readClaims(claims: unknown): Map<string, string | null> | null {
  if (claims === undefined) return null;
  const { figures, promises } = asRecord(claims);
  const texts = new Map<string, string | null>();
  for (const [name, claim] of Object.entries({ ...asRecord(figures), ...asRecord(promises) })) {
    const { value, meaning, ...basis } = asRecord(claim);
    texts.set(name, typeof value === 'string' ? keepUnits(value) : null);
    texts.set(`${name}.meaning`, typeof meaning === 'string' ? removePeriod(meaning) : null);
    for (const detail of claimDetails) {
      if (detail !== 'meaning' && basis[detail] !== undefined)
        texts.set(`${name}.${detail}`, `${basis[detail]}`);
    }
  }
  return texts;
}

/** The company's currency, or the default if it is invalid: the schema of site.yaml reports that. */
export const readCurrency = (site: unknown): string =>
  currencySchema.safeParse(asRecord(site).currency).data ?? currencySchema.parse(undefined);

/** The price and the weeks of services, in words. Null if one of them has a problem. */
function readServiceFacts(
  services: readonly unknown[],
  currency: string,
  { labels, locale }: Language,
): { price: string | null | undefined; weeks: string | null | undefined } {
  // In a sentence, a range is in words, "$25k to $50k", because a line may break after a dash.
  const prices = { ...labels.prices, range: labels.time.range };
  const words = { locale, prices, time: labels.time };
  const isParsed = !services.includes(undefined);
  const readPrices = services.map((service) => readPrice(asRecord(service).price, currency));
  const pricedServices = services.map((service, index): PricedService => {
    const { steps } = asRecord(asRecord(asRecord(service).page).process);
    return {
      price: readPrices[index] ?? undefined,
      page: { process: { steps: stepsSchema.safeParse(steps).data ?? [] } },
    };
  });
  const price = getPrice(pricedServices);
  const weeks = getWeeks(pricedServices);
  const arePricesValid = isParsed && !readPrices.includes(null);
  return {
    price: price ? formatPriceRange(price, words) : arePricesValid ? undefined : null,
    weeks: weeks ? formatWeekRange(weeks, words) : isParsed ? undefined : null,
  };
}

/** Checks only the durations, because placeholders in the steps' own texts are not resolved yet. */
const stepsSchema = z.array(z.looseObject({ duration: processStepSchema.shape.duration }));

/** Null if the price has a problem. */
function readPrice(price: unknown, currency: string) {
  if (!price) return undefined;
  return priceRangeSchema.safeParse({ currency, ...asRecord(price) }).data ?? null;
}

/** The number of services in words: "six". */
function countInWords(services: readonly unknown[], { labels }: Language): string {
  return labels.numbers.small.split(' ')[services.length] ?? `${services.length}`;
}

/** "US dollars". Undefined unless all prices are in one currency. */
function formatCurrencyName(
  entries: readonly unknown[],
  companyCurrency: string,
  { locale }: Language,
): string | undefined {
  const codes = entries
    .map((entry) => asRecord(entry).price)
    .filter((price) => typeof price === 'object' && price !== null)
    .map((price) => currencySchema.safeParse(asRecord(price).currency ?? companyCurrency).data)
    .filter((code) => code !== undefined);
  const [code = companyCurrency, ...otherCodes] = new Set(codes);
  if (otherCodes.length > 0) return undefined;
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
  return opening ? formatOpeningTime(opening, { at: labels.hours.at, locale }) : null;
}

function formatAmount(amount: number, currency: string, { labels, locale }: Language): string {
  const words = { locale, prices: labels.prices, time: labels.time };
  return formatPriceRange({ least: amount, most: amount, currency }, words);
}

/** Puts a no-break space between a number and its unit. */
const keepUnits = (text: string) => text.replaceAll(/(?<=\d[+%]?) (?=\p{L})/gu, '\u00a0');

/** A placeholder stands in the middle of a sentence, so the meaning loses its period. */
const removePeriod = (meaning: string) => meaning.replace(/\.$/, '');
