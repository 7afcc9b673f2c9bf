import { priceSchema } from '@website/content-model/schemas/fields.ts';
import { expect, test } from 'vitest';
import { formatPrice } from './money.ts';

test.each([
  ['Starting at $199/month', { amount: 199, currency: 'USD', per: 'month', from: true }],
  ['€1,250/year', { amount: 1250, currency: 'EUR', per: 'year' }],
  ['£49.50', { amount: 49.5, currency: 'GBP' }],
  ['On request', 'On request'],
])('%s', (text, price) => {
  expect(formatPrice(priceSchema.parse(price))).toBe(text);
});
