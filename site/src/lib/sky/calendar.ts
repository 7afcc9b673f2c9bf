import { formatDay, millisecondsPerDay } from '../text/date-in-words.ts';
import { calculateLiveDays, type Weeks } from '../text/live-dates.ts';
import { calculateLongitude } from './planets.ts';

/*
 * The calendar around the planets: one turn is a year, so a day is where the earth is on it. Days are
 * counted from January 1, 1970.
 */

/** The angle of a day, clockwise from the top, in degrees. Time runs counterclockwise, as the planets do. */
const calculateAngle = (day: number): number => -calculateLongitude(day, 'Earth');

/** The days of one turn. */
export const daysPerTurn = 365.25;

interface CalendarMonth {
  name: string;
  /** The angles of its first day, and of its middle. */
  first: number;
  middle: number;
}

/** The first day of a month of 2027. In other years, by their leap days, it is within a degree. */
const getFirstDay = (month: number) => Date.UTC(2027, month) / millisecondsPerDay;

/** "Jan", "Feb" and so on. */
export function listCalendarMonths(): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, month) => ({
    name: formatDay(getFirstDay(month) + 9, 'month'),
    first: calculateAngle(getFirstDay(month)),
    middle: calculateAngle((getFirstDay(month) + getFirstDay(month + 1)) / 2),
  }));
}

/** The angles of the start of a project, and of the first and the last day on which it may be live. */
export function calculateProjectAngles(start: number, weeks: Weeks) {
  const [first, last] = calculateLiveDays(start, weeks);
  return { start: calculateAngle(start), first: calculateAngle(first), last: calculateAngle(last) };
}

/** The day on the calendar of the visitor, who may be in any time zone. */
export function getLocalDay(now: Date): number {
  return Math.floor(now.getTime() / millisecondsPerDay - now.getTimezoneOffset() / 1440);
}
