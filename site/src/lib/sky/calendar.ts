import { dayInWords, millisecondsPerDay } from '../text/date-in-words.ts';
import { liveDays, type Weeks } from '../text/live-dates.ts';
import { longitudeOn } from './planets.ts';

/*
 * The calendar around the planets: one turn is a year, so a day is where the earth is on it. Days are
 * counted from January 1, 1970.
 */

/** Clockwise from the top, in degrees. Time runs counterclockwise, as the planets do. */
const turnOf = (day: number): number => -longitudeOn(day, 'Earth');

/** The days of one turn. */
export const daysPerTurn = 365.25;

interface CalendarMonth {
  name: string;
  /** The angles of its first day, and of its middle. */
  first: number;
  middle: number;
}

/** The first day of a month of 2027. In other years, by their leap days, it is within a degree. */
const firstDayOf = (month: number) => Date.UTC(2027, month) / millisecondsPerDay;

/** "Jan", "Feb" and so on. */
export function calendarMonths(): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, month) => ({
    name: dayInWords(firstDayOf(month) + 9, 'month'),
    first: turnOf(firstDayOf(month)),
    middle: turnOf((firstDayOf(month) + firstDayOf(month + 1)) / 2),
  }));
}

/** The angles of the start of a project, and of the first and the last day on which it may be live. */
export function projectTurns(start: number, weeks: Weeks) {
  const [first, last] = liveDays(start, weeks);
  return { start: turnOf(start), first: turnOf(first), last: turnOf(last) };
}

/** The day on the calendar of the visitor, who may be in any time zone. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / millisecondsPerDay - now.getTimezoneOffset() / 1440);
}
