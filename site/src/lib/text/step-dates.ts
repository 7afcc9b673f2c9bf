import { schedule } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { formatDate, formatDay, getYear } from './date-in-words.ts';
import { calculateLiveDays, formatBriefDates } from './live-dates.ts';

/** In weeks from the start of the project. A step without an end is ongoing. */
interface StepWeeks {
  least: { start: number; end?: number };
  most: { start: number; end?: number };
}

/** Keeps a date on one line. */
const preventBreaks = (date: string) => date.replaceAll(' ', '\u00a0');

/** "Mar 3" for a week of a project that starts on a day. */
export const formatWeekDate = (start: number, week: number) => formatDay(start + week * 7, 'short');

/** "Starts Mar 3, ends Mar 10 to Mar 17." */
export function formatStepDates(start: number, { least, most }: StepWeeks): string {
  const begin = formatBriefDates(start, { least: least.start, most: most.start });
  if (least.end === undefined || most.end === undefined)
    return fill(schedule.starts, { start: begin });
  const end = formatBriefDates(start, { least: least.end, most: most.end });
  return fill(schedule.startsAndEnds, { start: begin, end });
}

/** "Mar 3–Mar 17", or "from Mar 3". */
export function formatBriefStepDates(start: number, { least, most }: StepWeeks): string {
  const first = formatWeekDate(start, least.start);
  return most.end === undefined
    ? fill(schedule.from, { first })
    : `${first}–${formatWeekDate(start, most.end)}`;
}

/** "Live between March 3 and April 7, 2027." The first date has its year only if the two differ. */
export function formatLiveDates(start: number, least: number, most: number): string {
  const [first, last] = calculateLiveDays(start, { least, most });
  const isOneYear = getYear(first) === getYear(last);
  return fill(schedule.live, {
    first: preventBreaks(formatDay(first, isOneYear ? 'long' : 'full')),
    last: preventBreaks(formatDay(last, 'full')),
  });
}

/** "Choose a date from December 2, 2026 to December 2, 2031." */
export function formatDateLimits({ first, last }: { first: string; last: string }): string {
  return fill(schedule.choose, {
    first: preventBreaks(formatDate(first)),
    last: preventBreaks(formatDate(last)),
  });
}
