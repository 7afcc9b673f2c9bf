import { schedule } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { dateInWords, dayInWords, yearOf } from './date-in-words.ts';
import { briefDates, liveDays } from './live-dates.ts';

/** In weeks from the start of the project. A step without an end is ongoing. */
interface StepWeeks {
  least: { start: number; end?: number };
  most: { start: number; end?: number };
}

/** No line ends inside of a date. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/** "Mar 3" for a week of a project that starts on a day. */
export const weekDate = (start: number, week: number) => dayInWords(start + week * 7, 'short');

/** "Starts Mar 3, ends Mar 10 to Mar 17." */
export function stepDates(start: number, { least, most }: StepWeeks): string {
  const begin = briefDates(start, { least: least.start, most: most.start });
  if (least.end === undefined || most.end === undefined)
    return fill(schedule.starts, { start: begin });
  const end = briefDates(start, { least: least.end, most: most.end });
  return fill(schedule.startsAndEnds, { start: begin, end });
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
  const [first, last] = liveDays(start, { least, most });
  const isOneYear = yearOf(first) === yearOf(last);
  return fill(schedule.live, {
    first: unbroken(dayInWords(first, isOneYear ? 'long' : 'full')),
    last: unbroken(dayInWords(last, 'full')),
  });
}

/** "Choose a date from December 2, 2026 to December 2, 2031." */
export function dateLimits({ first, last }: { first: string; last: string }): string {
  return fill(schedule.choose, {
    first: unbroken(dateInWords(first)),
    last: unbroken(dateInWords(last)),
  });
}
