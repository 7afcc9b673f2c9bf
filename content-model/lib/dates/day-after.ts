/** The day some days after a date, or before it, as content files write it: "2024-12-15". */
export function dayAfter(date: Date, days: number): string {
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
