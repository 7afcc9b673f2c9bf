import type { Content } from '../../../src/collections.ts';
import { dayAfter } from '../../../src/lib/dates/day-after.ts';
import { shown } from '../../content/problem.ts';
import { allTexts } from '../../content/rules/texts.ts';
import type { Found } from '../finding.ts';

const twoYears = 730;
const months =
  'january february march april may june july august september october november december';
const monthNames = months.split(' ');

/** Words that announce something, and the date that they announce it for. */
const announcement = new RegExp(
  `\\b(?:coming|planned|expected|due|launching|available)\\b[^.;]{0,24}?(?:Q([1-4]) |(${monthNames.join('|')}) |\\b)(20\\d\\d)\\b`,
  'i',
);

/** The last day of the period that a text announces: "Coming Q2 2025" gives 2025-06-30. */
function announcedUntil(text: string): string | undefined {
  const [, quarter, month, year] = announcement.exec(text) ?? [];
  if (year === undefined) return undefined;
  const last = quarter
    ? 3 * Number(quarter)
    : month
      ? monthNames.indexOf(month.toLowerCase()) + 1
      : 12;
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(Number(year), last, 0)).toISOString().slice(0, 10);
}

/** Announcements whose time has passed, and articles that make the company look asleep. */
export function* dateRules(content: Content, today: Date): Generator<Found> {
  for (const { at, text } of allTexts(content)) {
    const until = announcedUntil(text);
    if (until !== undefined && until < dayAfter(today, 0))
      yield { kind: 'past-date', at, found: shown(text) };
  }
  for (const [index, { date }] of content.articles.entries()) {
    if (date < dayAfter(today, -twoYears))
      yield { kind: 'old-article', at: ['articles', index, 'date'], found: shown(date) };
  }
}
