const monthsPerUnit = { hour: 12 / (365 * 24), day: 12 / 365, month: 1, year: 12 } as const;

/**
 * How many months something may stay in a browser: 0 for "Session" (until the browser closes), 24
 * for "2 years", Infinity for "Until cleared".
 */
export function countMonths(duration: string): number {
  if (duration === 'Session') return 0;
  if (duration === 'Until cleared') return Number.POSITIVE_INFINITY;
  const [, count, unit] = /^(\d+) (hour|day|month|year)s?$/.exec(duration) ?? [];
  if (count === undefined) throw new Error(`"${duration}" is not a duration`);
  return Number(count) * monthsPerUnit[unit as keyof typeof monthsPerUnit];
}
