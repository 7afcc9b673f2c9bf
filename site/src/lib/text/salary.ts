import { locale, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';

interface Salary {
  currency: string;
  min: number;
  max: number;
  per: 'year' | 'month' | 'day' | 'hour';
}

/** "$140,000–$180,000 a year". */
export function formatSalary({ currency, min, max, per }: Salary): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  // formatRange would write "~$140,000" for a range from a number to itself.
  const amount = min === max ? money.format(min) : money.formatRange(min, max);
  // A line may end only after the amounts: a word joiner keeps them together.
  return fill(time.per[per].replace(/(?<!\}) /g, '\u00a0'), {
    amount: amount.replace(/\s–\s/, '–\u2060'),
  });
}
