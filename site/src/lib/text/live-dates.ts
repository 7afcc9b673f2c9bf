import { planner as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { formatWeekRange } from '@website/content-model/lib/text/service-facts.ts';
import { formatDay, getYear, millisecondsPerDay } from './date-in-words.ts';

/** From the start of a project until it is live. */
export interface Weeks {
  least: number;
  most: number;
}

/** The days on which a project that starts on a day is live at the earliest and at the latest. */
export const calculateLiveDays = (start: number, { least, most }: Weeks) =>
  [start + least * 7, start + most * 7] as const;

/** "8 to 15 weeks". */
export const formatWeeks = (weeks: Weeks): string =>
  formatWeekRange(weeks, { locale, prices, time });

/** From the fewest weeks of any service to the most. */
export const findWidestWeeks = (services: readonly Weeks[]): Weeks => ({
  least: Math.min(...services.map(({ least }) => least)),
  most: Math.max(...services.map(({ most }) => most)),
});

/** "Jan 14 to Mar 4", or "Jan 14". */
export function formatBriefDates(start: number, weeks: Weeks): string {
  const [from, to] = calculateLiveDays(start, weeks).map((day) => formatDay(day, 'short'));
  return from === to ? `${from}` : fill(time.range, { from: `${from}`, to: `${to}` });
}

export interface LiveSentence {
  /** "Start today, November 19, 2026:" */
  opening: string;
  /** "AI Development is live between" */
  question: string;
  /** "January 14 and March 4, 2027." */
  answer: string;
}

/** When a service is live, if its project starts on a day. */
export function composeLiveSentence(
  service: string,
  weeks: Weeks,
  { day, today }: { day: number; today: number },
): LiveSentence {
  const [first, last] = calculateLiveDays(day, weeks);
  // The year is added only if it differs from that of the start.
  const end = formatDay(last, getYear(day) === getYear(last) ? 'long' : 'full');
  const isOneDay = first === last;
  return {
    opening: fill(day === today ? labels.startToday : labels.start, {
      date: formatDay(day, 'full'),
    }),
    question: fill(isOneDay ? labels.liveOn : labels.liveBetween, { service }),
    answer: isOneDay
      ? fill(labels.on, { date: end })
      : fill(labels.between, { first: formatDay(first, 'long'), last: end }),
  };
}

/** The longest of all questions. */
export function findLongestQuestion(services: readonly { title: string }[]): string {
  const questions = services.map(({ title }) => fill(labels.liveBetween, { service: title }));
  return questions.reduce(pickLonger, labels.anyDay);
}

/** The longest of all answers. */
export function findLongestAnswer(): string {
  const answers = Array.from({ length: 12 }, (_, month) => {
    const day = Date.UTC(2027, month, 28) / millisecondsPerDay;
    return fill(labels.between, { first: formatDay(day, 'long'), last: formatDay(day, 'full') });
  });
  return answers.reduce(pickLonger);
}

const pickLonger = (first: string, second: string) =>
  second.length > first.length ? second : first;
