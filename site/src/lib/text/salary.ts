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
  // A range from a number to itself would read "~$140,000".
  const amount = min === max ? money.format(min) : money.formatRange(min, max);
  // A line may end after the dash and nowhere else.
  return `${amount.replace(' –', '\u00a0–')}\u00a0${per === 'hour' ? 'an' : 'a'}\u00a0${per}`;
}
