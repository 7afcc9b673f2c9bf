export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Hours on some days of the week, on the clocks of one time zone. */
export interface Hours {
  days: readonly (typeof dayNames)[number][];
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

const day = 86_400_000;
/** The first Monday that computers count from. */
const someMonday = 4 * day;

/** What a clock in the zone shows at a moment. Swedish dates are ISO dates, which parse everywhere. */
function wallClock(zone: string, moment: number): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** The moment at which a clock in the zone shows this. Twice, as the offset may change in between. */
function momentOf(zone: string, wall: number): number {
  const near = wall * 2 - wallClock(zone, wall);
  return wall + near - wallClock(zone, near);
}

function spansFrom(monday: number, { days, opens, closes }: Hours): Span[] {
  return days.map((name) => {
    const midnight = monday + ((dayNames.indexOf(name) + 6) % 7) * day;
    const at = (time: string) => midnight + Date.parse(`1970-01-01T${time}Z`);
    return [at(opens), at(closes)];
  });
}

function clockText(wall: number): string {
  const [hour = 0, minutes] = new Date(wall).toISOString().slice(11, 16).split(':').map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past}${hour < 12 ? 'AM' : 'PM'}`;
}

const dayOf = (wall: number) => Math.floor(wall / day);
const nameOf = (wall: number) => dayNames[(dayOf(wall) + 4) % 7];

/** "Mon-Fri 9AM-6PM": days that follow each other with the same hours are one run. */
function textOf(spans: readonly Span[]): string {
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [from, to] of spans) {
    // What ends at midnight ends on its own day.
    const over = dayOf(to - 1) > dayOf(from) ? ' the next day' : '';
    const times = `${clockText(from)}-${clockText(to)}${over}`;
    const run = runs.at(-1);
    if (run?.times === times && dayOf(from) - dayOf(run.last) === 1) run.last = from;
    else runs.push({ first: from, last: from, times });
  }
  return runs
    .map(({ first, last, times }) => {
      const days = first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`;
      return `${days} ${times}`;
    })
    .join(', ');
}

/** The hours as the company writes them: "Mon-Fri 9AM-6PM IST". */
export function hoursText(hours: Hours & { abbreviation: string }): string {
  return `${textOf(spansFrom(someMonday, hours))} ${hours.abbreviation}`;
}

/**
 * The hours on the clocks of another zone, in the week of `now`, or in the next once this one is
 * over: both zones may have their own daylight saving time. Empty where both clocks show the same.
 */
export function hoursIn(zone: string, hours: Hours, now: number): string {
  const today = wallClock(hours.zone, now);
  let monday = (dayOf(today) - ((dayOf(today) + 3) % 7)) * day;
  if ((spansFrom(monday, hours).at(-1)?.[1] ?? 0) <= today) monday += 7 * day;
  const own = spansFrom(monday, hours);
  const moved = own.map(([from, to]): Span => {
    const there = (wall: number) => wallClock(zone, momentOf(hours.zone, wall));
    return [there(from), there(to)];
  });
  // Not a number is no difference either: a clock that cannot be read shows nothing.
  return moved.some(([from], index) => from - (own[index]?.[0] ?? 0)) ? textOf(moved) : '';
}
