import { type DayName, dayNames } from '../../vocabulary.ts';

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
 * Local times are stored as the milliseconds at which a UTC clock would show the same time. That
 * way spans can be shifted, compared and formatted without time zones.
 */
type Span = readonly [from: number, to: number];

/** Hours as spans that count from Monday, 0:00. The page passes this to its script. */
export interface WeekHours {
  zone: string;
  spans: readonly Span[];
}

const day = 86_400_000;
/** Monday, January 5, 1970: the first Monday of the Unix epoch. */
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

/**
 * The local time in the zone at a moment. The Swedish format is ISO 8601, which every browser
 * parses.
 */
function wallClock(timeZone: string, moment: number): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/**
 * The moment at which a clock in the zone shows this time. It converts twice, because the offset
 * may change in between.
 */
function momentOf(zone: string, wall: number): number {
  const near = wall * 2 - wallClock(zone, wall);
  return wall + near - wallClock(zone, near);
}

const written = (wall: number, parts: Intl.DateTimeFormatOptions) =>
  new Date(wall).toLocaleString('en-US', { timeZone: 'UTC', ...parts });
const dayText = (wall: number) => written(wall, { weekday: 'short' });
/** "9AM", "7:30PM". Drops ":00", and the space, because browsers use different space characters. */
const clockText = (wall: number) =>
  written(wall, { hour: 'numeric', minute: '2-digit' }).replace(/:00|\s/g, '');

/** "Mon-Fri 9AM-6PM": consecutive days with the same hours form one run. */
function textOf(spans: readonly Span[]): string {
  const runs: [first: string, upTo: string, times: string][] = [];
  let last = 0;
  for (const [begin, end] of spans) {
    // Hours that end at midnight still count as ending on the same day.
    const over = dayText(end - 1) === dayText(begin) ? '' : ' the next day';
    const times = ` ${clockText(begin)}-${clockText(end)}${over}`;
    const run = runs[runs.length - 1];
    if (run?.[2] === times && begin - last === day) run[1] = `-${dayText(begin)}`;
    else runs.push([dayText(begin), '', times]);
    last = begin;
  }
  return runs.map((run) => run.join('')).join(', ');
}

/** The hours in the company's own time zone: "Mon-Fri 9AM-6PM IST". */
export function hoursText(hours: Hours & { abbreviation: string }): string {
  return `${textOf(mapped(weekHours(hours).spans, (time) => someMonday + time))} ${hours.abbreviation}`;
}

/** When the company opens, in its own time zone: "9AM IST". */
export function opensText({ opens, abbreviation }: { opens: string; abbreviation: string }) {
  return `${clockText(Date.parse(`1970-01-01T${opens}Z`))} ${abbreviation}`;
}

/**
 * The hours in another time zone for the week of `now`, or for the next week if this week's hours
 * are over. The week matters because each zone may have its own daylight saving time. Empty if both
 * clocks show the same.
 */
export function hoursIn(zone: string, { zone: own, spans }: WeekHours, now: number): string {
  const today = wallClock(own, now);
  const monday = today - ((today + 3 * day) % (7 * day));
  const isOver = spans.every(([, end]) => monday + end <= today);
  const start = isOver ? monday + 7 * day : monday;
  const moved = mapped(spans, (time) => wallClock(zone, momentOf(own, start + time)));
  // NaN counts as no difference: if the browser's date format cannot be parsed, show nothing.
  const differs = moved.some(([begin], index) => begin - start - (spans[index] as Span)[0]);
  return differs ? textOf(moved) : '';
}
