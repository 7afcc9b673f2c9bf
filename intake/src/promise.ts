import { momentOf, wallClock } from '@website/form-contract/wall-clock';

/** When a message is due: the promise of the site, in the hours of the company. */
export interface Due {
  dueAt: Date;
  /** A quarter of the time before, or while someone is still there. */
  remindAt: Date;
}

export interface BusinessHours {
  /** Of the week, from Sunday. */
  days: ReadonlySet<number>;
  /** In milliseconds from midnight. */
  opens: number;
  closes: number;
  zone: string;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Reads "Mon-Fri 09:00-18:00 Europe/Berlin". Throws if it means nothing. */
export function parseBusinessHours(text: string): BusinessHours {
  const [, names = '', times = '', zone = ''] = /^(\S+) (\S+) (\S+)$/.exec(text.trim()) ?? [];
  const [opens = Number.NaN, closes = Number.NaN] = times.split('-').map((time) => {
    const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
    return Number(hours) * hour + Number(minutes) * minute;
  });
  const days = names.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((name) => weekdays.indexOf(name));
    if (first < 0 || last < 0) throw new RangeError(part);
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
  if (!(opens < closes)) throw new RangeError(times);
  new Intl.DateTimeFormat('en-US', { timeZone: zone });
  return { days: new Set(days), opens, closes, zone };
}

/**
 * During business hours, so many hours from now; before and after them, from the next opening; from the
 * last closing before a day off until the next day of business, the hours of the weekend.
 */
export function createPromise(
  hours: number | undefined,
  onWeekends: number,
  business: BusinessHours | undefined,
): (received: Date) => Due | undefined {
  if (hours === undefined) return () => undefined;
  const within = (start: number, length: number, closing = Number.POSITIVE_INFINITY): Due => {
    const remind = start + 0.75 * length * hour;
    return {
      dueAt: new Date(start + length * hour),
      remindAt: new Date(remind < closing ? remind : (start + closing) / 2),
    };
  };
  if (business === undefined) return (received) => within(received.getTime(), hours);
  const { days, opens, closes, zone } = business;
  const toTime = (wall: number) => momentOf(zone, wall);
  return (received) => {
    const now = received.getTime();
    const wall = wallClock(zone, now);
    const today = wall - (wall % day);
    const isBusiness = (midnight: number) => days.has(new Date(midnight).getUTCDay());
    const isOpenDay = isBusiness(today);
    if (isOpenDay && wall < today + opens) return within(toTime(today + opens), hours);
    if (isOpenDay && wall < today + closes) return within(now, hours, toTime(today + closes));
    if (isOpenDay && isBusiness(today + day)) {
      return within(toTime(today + day + opens), hours);
    }
    return within(now, onWeekends);
  };
}
