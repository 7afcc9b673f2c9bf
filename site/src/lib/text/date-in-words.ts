const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats "2024-12-15" as "December 15, 2024", regardless of the machine's time zone. */
export function dateInWords(date: string): string {
  return format.format(new Date(date));
}
