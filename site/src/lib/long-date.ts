const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2024-12-15" as it is read: December 15, 2024. */
export function longDate(date: string): string {
  return format.format(new Date(date));
}
