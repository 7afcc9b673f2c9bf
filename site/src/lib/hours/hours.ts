import { hours as labels, locale } from 'virtual:labels';
import { formatClock, getZoneLabel } from '@website/content-model/lib/hours/clock.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { type DayName, dayNames } from '@website/content-model/vocabulary.ts';
import { findMoment, getWallClock } from '@website/form-contract/wall-clock';

export { getWallClock };

/** Opening hours on some days of the week, in one time zone. */
interface Hours {
  days: readonly DayName[];
  /** Like "09:00". */
  opens: string;
  closes: string;
  /** The zone's IANA name: "Asia/Kolkata". */
  zone: string;
}

/*
 * Local times are stored as the milliseconds at which a UTC clock would show the same time, so that spans can
 * be shifted, compared and formatted without time zones.
 */
type Span = readonly [from: number, to: number];

/** Hours as spans that count from Monday, 0:00, in one time zone. */
export interface WeekHours {
  zone: string;
  spans: readonly Span[];
  /** From the end of the last span to the end of the week. */
  rest: number;
}

const day = 86_400_000;
/** Monday, January 5, 1970: the first Monday of the Unix epoch. */
const firstMonday = 4 * day;

export function getWeekHours({ days, opens, closes, zone }: Hours): WeekHours {
  const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  const spans = days.map((name): Span => {
    const midnight = dayNames.indexOf(name) * day;
    return [midnight + at(opens), midnight + at(closes)];
  });
  return { zone, spans, rest: 7 * day - Math.max(...spans.map(([, end]) => end)) };
}

const formatDayName = (wall: number) =>
  new Date(wall).toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'short' });

/** "Mon-Fri 9AM-6PM": consecutive days with the same hours form one run. */
function formatSpans(spans: readonly Span[]): string {
  const runs: string[] = [];
  let first = '';
  let times = '';
  let last = 0;
  for (const [begin, end] of spans) {
    // Hours that end at midnight still count as ending on the same day.
    const isOver = formatDayName(end - 1) !== formatDayName(begin);
    const [from, to] = [begin, end].map((wall) => formatClock(wall, locale)) as [string, string];
    const span = fill(labels.times, { from, to });
    const text = isOver ? fill(labels.nextDay, { times: span }) : span;
    const today = formatDayName(begin);
    if (text === times && begin - last === day) runs.pop();
    else first = today;
    const days = first === today ? today : fill(labels.days, { first, last: today });
    runs.push(`${days} ${text}`);
    times = text;
    last = begin;
  }
  return runs.join(', ');
}

/**
 * The hours in the visitor's own time zone. Empty if both clocks show the same, or if the browser does
 * not know one of the zones.
 */
export function formatVisitorHours(hours: WeekHours): string {
  try {
    // A zone without a slash names no city: the browser does not know the zone or does not reveal it. The
    // city is never shown: browsers still say Saigon and Kiev.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const text =
      /\//.test(timeZone) && convertHours(timeZone, hours, getWallClock(hours.zone, Date.now()));
    return text ? fill(labels.local, { hours: text }) : '';
  } catch {
    return '';
  }
}

/** The hours in the company's own time zone: "Mon-Fri 9AM-6PM IST". */
export function formatHours(hours: Hours & { abbreviation?: string | undefined }): string {
  const shifted = getWeekHours(hours).spans.map(
    ([begin, end]): Span => [firstMonday + begin, firstMonday + end],
  );
  return `${formatSpans(shifted)}\u00a0${getZoneLabel(hours, locale)}`;
}

/** How long ago the week began, on Monday, 0:00. */
export function getTimeSinceMonday(wall: number): number {
  return (wall + 3 * day) % (7 * day);
}

/**
 * The hours in another time zone for the week of `today`, or for the next week if this week's hours
 * are over. `today` is local time in the company's own zone. The week matters because each zone may
 * have its own daylight saving time. Empty if both clocks show the same.
 */
export function convertHours(
  zone: string,
  { zone: companyZone, spans, rest }: WeekHours,
  today: number,
): string {
  const start = today + rest - getTimeSinceMonday(today + rest);
  const shifted = spans.map(
    (span) =>
      span.map((time) =>
        getWallClock(zone, findMoment(companyZone, start + time)),
      ) as unknown as Span,
  );
  // NaN counts as no difference: if the browser's date format cannot be parsed, show nothing.
  const differs = shifted.some(([begin], index) => begin - start - (spans[index] as Span)[0]);
  return differs ? formatSpans(shifted) : '';
}
