const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2024-12-15" as it is read: "December 15, 2024", whatever the time zone of the machine. */
export function dateInWords(date: string): string {
  return format.format(new Date(date));
}
