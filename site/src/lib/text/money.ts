import { locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { type Amounts, formatPriceRange } from '@website/content-model/lib/text/service-facts.ts';
import type { Price } from '@website/content-model/schemas/fields.ts';

/** "Starting at $199/month". The language decides where the currency sign goes. */
export function formatPrice(price: Price): string {
  if (typeof price === 'string') return price;
  const { amount, currency, per, from } = price;
  const money = amount.toLocaleString(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const rate = per ? fill(prices.per[per], { price: money }) : money;
  return from ? fill(prices.from, { price: rate }) : rate;
}

/** An option of a form: "$10k - $25k". The form sends this text, so it has no no-break spaces. */
export const formatBudget = (budget: Amounts | string) =>
  typeof budget === 'string'
    ? budget
    : formatPriceRange(budget, {
        locale,
        prices: { ...prices, range: prices.option },
        time,
      }).replaceAll('\u00a0', ' ');
