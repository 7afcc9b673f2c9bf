import { orrery } from 'virtual:labels';
import { dateInWords } from '../text/date-in-words.ts';

/** A planet in the list of all. Whole degrees are right for each of them. */
export function positionOf(name: string, degrees: number): string {
  return `${name} ${Math.round(degrees) % 360}°`;
}

/**
 * What the instrument says about one planet on a day: the date, and below it position and error. The
 * position has as many decimals as its error ("0.03"), and the same decimal sign.
 */
export function readingOf(day: number, name: string, degrees: number, error: string) {
  const position = degrees.toFixed(error.length - 2).replace('.', error[1] as string);
  const words = `${name} ${orrery.at} ${position}°\n${orrery.within} ${error}°`;
  return [dateInWords(day * 86_400_000), words] as const;
}
