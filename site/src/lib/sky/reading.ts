import { locale, orrery } from 'virtual:labels';
import { dateInWords } from '../text/date-in-words.ts';

/** A planet in the list of all. Whole degrees are right for each of them. */
export function positionOf(name: string, degrees: number): string {
  return `${name} ${Math.round(degrees) % 360}°`;
}

/**
 * What the instrument says about one planet on a day: the date, and below it position and error. The
 * position has as many decimals as its error (0.03).
 */
export function readingOf(day: number, name: string, degrees: number, error: number) {
  const decimals = `${error}`.length - 2;
  const inWords = (value: number) =>
    value.toLocaleString(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const words = `${name} ${orrery.at} ${inWords(degrees)}°\n${orrery.within} ${inWords(error)}°`;
  return [dateInWords(day * 86_400_000), words] as const;
}
