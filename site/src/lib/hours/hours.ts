import { type DayName, dayNames } from '../../vocabulary.ts';

/** Hours on some days of the week, on the clocks of one time zone. */
interface Hours {
  days: readonly DayName[];
  /** Like "09:00". */
  opens: string;
  closes: string;
  /** The zone's IANA name: "Asia/Kolkata". */
  zone: string;
}

/*
 * What a clock on a wall shows is kept as the milliseconds that a clock in UTC would show the same
 * at. Spans of it can be shifted, compared and written without a thought to zones.
 */
type Span = readonly [from: number, to: number];

/** Hours as spans from the Monday that begins a week. This is what a page carries for its script. */
export interface WeekHours {
  zone: string;
  spans: readonly Span[];
}

const day = 86_400_000;
/** The first Monday that computers count from. */
const someMonday = 4 * day;

export function weekHours({ days, opens, closes, zone }: Hours): WeekHours {
  const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  const spans = days.map((name): Span => {
    const midnight = dayNames.indexOf(name) * day;
    return [midnight + at(opens), midnight + at(closes)];
  });
  return { zone, spans };
}

const from = (monday: number, spans: readonly Span[]) =>
  spans.map(([begin, end]): Span => [monday + begin, monday + end]);

/** What a clock in the zone shows at a moment. Swedish dates are ISO dates, which parse everywhere. */
function wallClock(timeZone: string, moment: number): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** The moment at which a clock in the zone shows this. Twice, as the offset may change in between. */
function momentOf(zone: string, wall: number): number {
  const near = wall * 2 - wallClock(zone, wall);
  return wall + near - wallClock(zone, near);
}

const written = (wall: number, parts: Intl.DateTimeFormatOptions) =>
  new Date(wall).toLocaleString('en-US', { timeZone: 'UTC', ...parts });
const dayText = (wall: number) => written(wall, { weekday: 'short' });
/** "9AM", "7:30PM": without the space, which may be any of several, and without a full hour's zeros. */
const clockText = (wall: number) =>
  written(wall, { hour: 'numeric', minute: '2-digit' }).replace(/:00|\s/g, '');
const dayOf = (wall: number) => Math.floor(wall / day);

/** "Mon-Fri 9AM-6PM": days that follow each other with the same hours are one run. */
function textOf(spans: readonly Span[]): string {
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [begin, end] of spans) {
    // What ends at midnight ends on its own day.
    const over = dayOf(end - 1) > dayOf(begin) ? ' the next day' : '';
    const times = ` ${clockText(begin)}-${clockText(end)}${over}`;
    const run = runs[runs.length - 1];
    if (run?.times === times && dayOf(begin) - dayOf(run.last) === 1) run.last = begin;
    else runs.push({ first: begin, last: begin, times });
  }
  return runs
    .map(({ first, last, times }) =>
      first === last ? dayText(first) + times : `${dayText(first)}-${dayText(last)}${times}`,
    )
    .join(', ');
}

/** The hours as the company writes them: "Mon-Fri 9AM-6PM IST". */
export function hoursText(hours: Hours & { abbreviation: string }): string {
  return `${textOf(from(someMonday, weekHours(hours).spans))} ${hours.abbreviation}`;
}

/**
 * The hours on the clocks of another zone, in the week of `now`, or in the next once this one is
 * over: both zones may have their own daylight saving time. Empty where both clocks show the same.
 */
export function hoursIn(zone: string, hours: WeekHours, now: number): string {
  const today = wallClock(hours.zone, now);
  const monday = (dayOf(today) - ((dayOf(today) + 3) % 7)) * day;
  const isOver = hours.spans.every(([, end]) => monday + end <= today);
  const own = from(isOver ? monday + 7 * day : monday, hours.spans);
  const moved = own.map(
    (span) => span.map((wall) => wallClock(zone, momentOf(hours.zone, wall))) as unknown as Span,
  );
  // Not a number is no difference either: a clock that cannot be read shows nothing.
  return moved.some(([begin], index) => begin - (own[index]?.[0] ?? 0)) ? textOf(moved) : '';
}
