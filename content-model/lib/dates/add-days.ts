/** A day after or before a date, in UTC, as content files write it: "2024-12-15". */
export function addDays(date: Date, days: number): string {
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
