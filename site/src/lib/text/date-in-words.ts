import { locale } from 'virtual:labels';

/**
 * Formats "2024-12-15", or milliseconds since 1970, as "December 15, 2024", regardless of the
 * machine's time zone.
 */
export function dateInWords(date: string | number): string {
  return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
