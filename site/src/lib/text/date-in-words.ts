import { locale } from 'virtual:labels';

export const millisecondsPerDay = 86_400_000;

// Created once: creating a format takes much longer than using it, and the turning calendar uses many.
const formats = {
  full: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  monthOfYear: new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/**
 * Formats "2024-12-15", or milliseconds since 1970, as "December 15, 2024", regardless of the
 * machine's time zone.
 */
export function formatDate(date: string | number): string {
  return formats.full.format(new Date(date));
}

/**
 * A day, counted from January 1, 1970: "December 15, 2024", "December 15", "Dec 15"
 * and so on.
 */
export function formatDay(day: number, form: keyof typeof formats): string {
  return formats[form].format(day * millisecondsPerDay);
}

export const getYear = (day: number): number => new Date(day * millisecondsPerDay).getUTCFullYear();

/** "2024-12-15". */
export const formatIsoDate = (day: number): string =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
