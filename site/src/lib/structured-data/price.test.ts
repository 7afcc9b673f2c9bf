import { expect, test } from 'vitest';
import { priceIn } from './price.ts';

test.each([
  ['Starting at $199/month', { amount: '199', currency: 'USD', unitCode: 'MON', isLowest: true }],
  ['From €1,250/year', { amount: '1250', currency: 'EUR', unitCode: 'ANN', isLowest: true }],
  ['£49.50', { amount: '49.50', currency: 'GBP', unitCode: undefined, isLowest: false }],
  ['On request', undefined],
])('%s', (text, price) => {
  expect(priceIn(text)).toEqual(price);
});
