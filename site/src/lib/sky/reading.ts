import { dateInWords } from '../text/date-in-words.ts';

/** A planet in the list of all. Whole degrees are right for each of them. */
export function positionOf(name: string, degrees: number): string {
  return `${name} ${Math.round(degrees) % 360}°`;
}

/**
 * What the instrument says about one planet on a day, in three lines: date, position, error. The
 * position has as many decimals as its error.
 */
export function readingOf(day: number, name: string, degrees: number, error: string): string {
  const position = degrees.toFixed(error.length - 2);
  return `${dateInWords(day * 86_400_000)}\n${name} at ${position}°\nwithin ${error}°`;
}
