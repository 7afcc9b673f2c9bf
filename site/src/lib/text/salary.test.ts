import { expect, test } from 'vitest';
import { formatSalary } from './salary.ts';

test.each([
  [{ currency: 'USD', min: 140000, max: 180000, per: 'year' }, '$140,000–$180,000 a year'],
  [{ currency: 'INR', min: 60000, max: 75000, per: 'month' }, '₹60,000–₹75,000 a month'],
  [{ currency: 'EUR', min: 78000, max: 96000, per: 'year' }, '€78,000–€96,000 a year'],
  [{ currency: 'GBP', min: 520, max: 640, per: 'day' }, '£520–£640 a day'],
  [{ currency: 'USD', min: 65, max: 65, per: 'hour' }, '$65 an hour'],
] as const)('%j is written "%s"', (salary, text) => {
  // A line may break only before the period of time.
  expect(formatSalary(salary)).toBe(text.replace('–', '–\u2060').replace(/(?<!\d) /, '\u00a0'));
});
