import { expect, test } from 'vitest';
import * as de from '../../../languages/de.json';
import * as en from '../../../languages/en.json';
import { formatPriceRange, formatServiceFacts } from './service-facts.ts';

const english = { locale: 'en-US', prices: en.prices, time: en.time };
const german = { locale: 'de', prices: de.prices, time: de.time };
const steps = [{ duration: { weeks: { least: 5, most: 9 } } }, { duration: 'ongoing' as const }];
const service = (least: number, most: number, currency: string, per?: 'month') => ({
  price: { least, most, currency, per },
  page: { process: { steps } },
});

test.each([
  ['Usually $25k–$50k, 5 to 9 weeks', service(25_000, 50_000, 'USD'), english],
  ['Usually $900–$1.25M, 5 to 9 weeks', service(900, 1_250_000, 'USD'), english],
  ['Usually $9,500–$20,000, 5 to 9 weeks', service(9500, 20_000, 'USD'), english],
  ['€14,500, 5 to 9 weeks', service(14_500, 14_500, 'EUR'), english],
  ['Usually £1k–£2k/month, 5 to 9 weeks', service(1000, 2000, 'GBP', 'month'), english],
  ['Meist 5.000–50.000 €, 5 bis 9 Wochen', service(5000, 50_000, 'EUR'), german],
  ['5 to 9 weeks', { page: { process: { steps } } }, english],
])('%s', (text, pricedService, words) => {
  expect(formatServiceFacts([pricedService], words).join(', ').replaceAll('\u00a0', ' ')).toBe(
    text,
  );
});

test.each([
  ['Less than $10k', { most: 10_000, currency: 'USD' }, english],
  ['CHF 100k+', { least: 100_000, currency: 'CHF' }, english],
  ['Weniger als 10.000 €', { most: 10_000, currency: 'EUR' }, german],
])('%s', (text, budget, words) => {
  expect(formatPriceRange(budget, words).replaceAll('\u00a0', ' ')).toBe(text);
});

test('all services together cost from the lowest to the highest price in one currency', () => {
  const all = [service(25_000, 50_000, 'USD'), service(10_000, 20_000, 'USD')];
  const facts = (more: typeof all) => formatServiceFacts([...all, ...more], english)[0];

  expect(facts([])).toBe('Usually $10k–$50k');
  expect(facts([service(100, 200, 'USD', 'month')])).toBe('Usually $10k–$50k');
  expect(facts([service(100, 200, 'EUR')])).toBe('5\u00a0to\u00a09\u00a0weeks');
});
