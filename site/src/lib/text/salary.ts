interface Salary {
  currency: string;
  min: number;
  max: number;
  per: 'year' | 'month' | 'day' | 'hour';
}

/** "$140,000 – $180,000 a year". */
export function salaryText({ currency, min, max, per }: Salary): string {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  // formatRange would write "~$140,000" for a range from a number to itself.
  const amount = min === max ? money.format(min) : money.formatRange(min, max);
  // Allow a line break only after the dash.
  return `${amount.replace(' –', '\u00a0–')}\u00a0${per === 'hour' ? 'an' : 'a'}\u00a0${per}`;
}
