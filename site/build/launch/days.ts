/** A date as content files write it, some days before another. */
export function daysBefore(day: Date, days: number): string {
  return new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
