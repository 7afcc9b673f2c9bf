import { locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { type Amounts, priceRangeText } from '@website/content-model/lib/text/service-facts.ts';
import type { Price } from '@website/content-model/schemas/fields.ts';

/** "Starting at $199/month". Currencies have their sign and its place by the rules of the language. */
export function priceText(price: Price): string {
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

/** An option of a form: "$10k - $25k". A form sends it, so its spaces are plain. */
export const budgetText = (budget: Amounts | string) =>
  typeof budget === 'string'
    ? budget
    : priceRangeText(budget, {
        locale,
        prices: { ...prices, range: prices.option },
        time,
      }).replaceAll('\u00a0', ' ');
