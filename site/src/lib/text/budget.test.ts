import { expect, test } from 'vitest';
import { budgetFor } from './budget.ts';

const dollars = ['', 'Less than $10k', '$10k - $25k', '$25k - $50k', '$50k - $100k', '$100k+'];
const euros = ['Bis 10.000 €', '10.000 bis 25.000 €', '25.000 bis 50.000 €', 'Über 50.000 €'];
const commas = ['Up to €10,000', '€10,000 - €30,000', 'More than €30,000'];

test.each([
  [dollars, '$25k - $50k', '$25k - $50k'],
  [dollars, '$10k - $100k', '$50k - $100k'],
  [dollars, '$8k', 'Less than $10k'],
  [dollars, '$200k - $400k', '$100k+'],
  [dollars, '–', undefined],
  [euros, '15.000 €', '10.000 bis 25.000 €'],
  [euros, '60.000 bis 90.000 €', 'Über 50.000 €'],
  [commas, '€20,000 - €30,000', '€10,000 - €30,000'],
  [['Small', 'Large'], '$10', undefined],
])('of %j, %s is %s', (options, price, expected) => {
  expect(options[budgetFor(price, options)]).toBe(expected);
});
