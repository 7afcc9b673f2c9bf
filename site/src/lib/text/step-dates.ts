import { locale, schedule, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { dateOf, liveDays } from '../sky/reading.ts';
import { dateInWords } from './date-in-words.ts';

/** In weeks from the start of the project. A step without an end is ongoing. */
interface StepWeeks {
  least: { start: number; end?: number };
  most: { start: number; end?: number };
}

/** "Mar 3". The sentence with the whole dates has the year. */
function shortDate(day: number, month: 'short' | 'long' = 'short'): string {
  return dateOf(day).toLocaleDateString(locale, { month, day: 'numeric', timeZone: 'UTC' });
}

const longDate = (day: number) => dateInWords(+dateOf(day));

/** No line ends inside of a date. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/** "Mar 3" for a week of a project that starts on a day. */
export const weekDate = (start: number, week: number) => shortDate(start + week * 7);

/** "Mar 3", or "Mar 3 to Mar 10". */
function dateRange(start: number, least: number, most: number): string {
  const [from = '', to = ''] = liveDays(start, [least, most]).map((day) => shortDate(day));
  return from === to ? from : fill(time.range, { from, to });
}

/** "Starts Mar 3, ends Mar 10 to Mar 17." */
export function stepDates(start: number, { least, most }: StepWeeks): string {
  const begin = dateRange(start, least.start, most.start);
  if (least.end === undefined || most.end === undefined)
    return fill(schedule.starts, { start: begin });
  return fill(schedule.startsAndEnds, { start: begin, end: dateRange(start, least.end, most.end) });
}

/** "Mar 3–Mar 17", or "from Mar 3". */
export function briefStepDates(start: number, { least, most }: StepWeeks): string {
  const first = weekDate(start, least.start);
  return most.end === undefined
    ? fill(schedule.from, { first })
    : `${first}–${weekDate(start, most.end)}`;
}

/** "Live between March 3 and April 7, 2027." The first date has its year if it is another one. */
export function liveDates(start: number, least: number, most: number): string {
  const [first, last] = liveDays(start, [least, most]);
  const isOneYear = dateOf(first).getUTCFullYear() === dateOf(last).getUTCFullYear();
  return fill(schedule.live, {
    first: unbroken(isOneYear ? shortDate(first, 'long') : longDate(first)),
    last: unbroken(longDate(last)),
  });
}

/** "Choose a date from December 2, 2026 to December 2, 2031." */
export function dateLimits({ first, last }: { first: string; last: string }): string {
  return fill(schedule.choose, {
    first: unbroken(dateInWords(first)),
    last: unbroken(dateInWords(last)),
  });
}
