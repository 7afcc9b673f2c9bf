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

const mapped = (spans: readonly Span[], to: (time: number) => number) =>
  spans.map(([begin, end]): Span => [to(begin), to(end)]);

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

/** "Mon-Fri 9AM-6PM": days that follow each other with the same hours are one run. */
function textOf(spans: readonly Span[]): string {
  const runs: [first: string, upTo: string, times: string][] = [];
  let last = 0;
  for (const [begin, end] of spans) {
    // What ends at midnight ends on its own day.
    const over = dayText(end - 1) === dayText(begin) ? '' : ' the next day';
    const times = ` ${clockText(begin)}-${clockText(end)}${over}`;
    const run = runs[runs.length - 1];
    if (run?.[2] === times && begin - last === day) run[1] = `-${dayText(begin)}`;
    else runs.push([dayText(begin), '', times]);
    last = begin;
  }
  return runs.map((run) => run.join('')).join(', ');
}

/** The hours as the company writes them: "Mon-Fri 9AM-6PM IST". */
export function hoursText(hours: Hours & { abbreviation: string }): string {
  return `${textOf(mapped(weekHours(hours).spans, (time) => someMonday + time))} ${hours.abbreviation}`;
}

/**
 * The hours on the clocks of another zone, in the week of `now`, or in the next once this one is
 * over: both zones may have their own daylight saving time. Empty where both clocks show the same.
 */
export function hoursIn(zone: string, { zone: own, spans }: WeekHours, now: number): string {
  const today = wallClock(own, now);
  const monday = today - ((today + 3 * day) % (7 * day));
  const isOver = spans.every(([, end]) => monday + end <= today);
  const start = isOver ? monday + 7 * day : monday;
  const moved = mapped(spans, (time) => wallClock(zone, momentOf(own, start + time)));
  // Not a number is no difference either: a clock that cannot be read shows nothing.
  const differs = moved.some(([begin], index) => begin - start - (spans[index] as Span)[0]);
  return differs ? textOf(moved) : '';
}
