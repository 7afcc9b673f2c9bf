import { locale, orrery } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { dateInWords } from '../text/date-in-words.ts';

/** From the start of a project until it is live: the least, and the most. */
export type Weeks = readonly [least: number, most: number];

export const dateOf = (day: number) => new Date(day * 86_400_000);
const inWords = (day: number, month: 'long' | 'short') =>
  dateOf(day).toLocaleDateString(locale, { month, day: 'numeric', timeZone: 'UTC' });

/** The days on which a project that starts on a day is live at the earliest and at the latest. */
export const liveDays = (start: number, [least, most]: Weeks) =>
  [start + least * 7, start + most * 7] as const;

/** "Apr 26–Jun 14". */
export const inBrief = (days: readonly number[]) =>
  [...new Set(days.map((day) => inWords(day, 'short')))].join('–');

/**
 * The question and its answer: "{service} is live between", "April 26 and June 14." A year only if it
 * is not that of the start.
 */
export function answerTo(start: number, weeks: Weeks): readonly [string, string] {
  const [first, last] = liveDays(start, weeks);
  const isSameYear = dateOf(start).getUTCFullYear() === dateOf(last).getUTCFullYear();
  const end = isSameYear ? inWords(last, 'long') : dateInWords(+dateOf(last));
  return first === last
    ? [orrery.liveOn, fill(orrery.on, { date: end })]
    : [orrery.liveBetween, fill(orrery.between, { first: inWords(first, 'long'), last: end })];
}

/** Where a planet is, with as many decimals as its error has (0.03). */
export function positionOf(planet: string, at: number, within: number): string {
  const digits = `${within}`.length - 2;
  const [degrees = '', error = ''] = [at, within].map((value) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return fill(orrery.position, { planet, degrees, error });
}
