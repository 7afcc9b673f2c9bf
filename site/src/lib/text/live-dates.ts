import { planner as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { weeksText } from '@website/content-model/lib/text/service-facts.ts';
import { dayInWords, millisecondsPerDay, yearOf } from './date-in-words.ts';

/** From the start of a project until it is live. */
export interface Weeks {
  least: number;
  most: number;
}

/** The days on which a project that starts on a day is live at the earliest and at the latest. */
export const liveDays = (start: number, { least, most }: Weeks) =>
  [start + least * 7, start + most * 7] as const;

/** "8 to 15 weeks". */
export const weeksInWords = (weeks: Weeks): string => weeksText(weeks, { locale, prices, time });

/** From the fewest weeks of any service to the most. */
export const widestWeeks = (all: readonly Weeks[]): Weeks => ({
  least: Math.min(...all.map(({ least }) => least)),
  most: Math.max(...all.map(({ most }) => most)),
});

/** "Jan 14 to Mar 4", or "Jan 14". */
export function briefDates(start: number, weeks: Weeks): string {
  const [from, to] = liveDays(start, weeks).map((day) => dayInWords(day, 'short'));
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
export function liveSentence(
  service: string,
  weeks: Weeks,
  { day, today }: { day: number; today: number },
): LiveSentence {
  const [first, last] = liveDays(day, weeks);
  // The year only if it is another one than that of the start.
  const end = dayInWords(last, yearOf(day) === yearOf(last) ? 'long' : 'full');
  const isOneDay = first === last;
  return {
    opening: fill(day === today ? labels.startToday : labels.start, {
      date: dayInWords(day, 'full'),
    }),
    question: fill(isOneDay ? labels.liveOn : labels.liveBetween, { service }),
    answer: isOneDay
      ? fill(labels.on, { date: end })
      : fill(labels.between, { first: dayInWords(first, 'long'), last: end }),
  };
}

/** The longest of all questions. */
export function longestQuestion(services: readonly { title: string }[]): string {
  const questions = services.map(({ title }) => fill(labels.liveBetween, { service: title }));
  return questions.reduce(longer, labels.anyDay);
}

/** The longest of all answers. */
export function longestAnswer(): string {
  const answers = Array.from({ length: 12 }, (_, month) => {
    const day = Date.UTC(2027, month, 28) / millisecondsPerDay;
    return fill(labels.between, { first: dayInWords(day, 'long'), last: dayInWords(day, 'full') });
  });
  return answers.reduce(longer);
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one);
