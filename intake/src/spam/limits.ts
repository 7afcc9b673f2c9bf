interface Window {
  count: number;
  /** In milliseconds, on the monotonic clock. */
  end: number;
}

/**
 * A fixed-window counter by IP address. For privacy, it is in memory only, and entries expire. Each
 * process counts for itself.
 */
export function createCounter(minutes: number, mostVisitors: number) {
  /** In order of insertion, which is the order of expiry: all windows have the same length. */
  const windows = new Map<string, Window>();

  function forget(): void {
    for (const [visitor, { end }] of windows) {
      if (end > performance.now() && windows.size <= mostVisitors) return;
      windows.delete(visitor);
    }
  }
  setInterval(forget, 60_000).unref();

  return {
    visitors: () => windows.size,
    add: (visitor: string, number: 1 | -1): void => {
      const window = windows.get(visitor);
      if (window) window.count += number;
      else if (number > 0) {
        windows.set(visitor, { count: 1, end: performance.now() + minutes * 60_000 });
        forget();
      }
    },
    /** The count, and the seconds until it expires. */
    read: (visitor: string): { count: number; seconds: number } => {
      forget();
      const { count, end } = windows.get(visitor) ?? { count: 0, end: performance.now() };
      return { count, seconds: Math.ceil((end - performance.now()) / 1000) };
    },
  };
}

/** A counted request. */
interface Counted {
  /** Over a soft limit, which makes it suspect: the seconds until the count expires. */
  muchFor: number | undefined;
  /** Over the hard limit: the seconds until the address may send again. */
  refusedFor: number | undefined;
  /** How many have come within the hour from its widest network. */
  crowd: number;
  /** Reverts the count: the message was not stored, or was a retry. */
  undo: () => void;
  /** Counts it as invalid instead, with a higher limit, because people mistype. */
  refuse: () => void;
}

/** Takes the visitor, the wider networks, and `everyone`: what is over one limit does not count further. */
export type Count = (visitor: string, ...around: readonly string[]) => Counted;

/** All visitors together. */
export const everyone = 'everyone';

const refusalsPerTenMinutes = 60;

/** The longest that an address is remembered, in minutes. The privacy policy says it too. */
export const longestMemory = 60;

/**
 * Rate limits by IP address. In ten minutes, a network may send twice as much as one of its addresses. In an
 * hour, each step to a wider network doubles it. For everyone together, the limit is how much can be held.
 */
export function countMessages(
  limits: { perTenMinutes: number; perHour: number; inAll: number },
  mostVisitors = 100_000,
): Count {
  const { perTenMinutes, perHour, inAll } = limits;
  const lately = createCounter(10, mostVisitors);
  const thisHour = createCounter(longestMemory, mostVisitors);
  const refusals = createCounter(10, mostVisitors);

  return (visitor, ...around) => {
    const places = [visitor, ...around];
    const networks = places.filter((place) => place !== everyone);
    /** Counts up to the first place that is over its limit. */
    const add = (counter: typeof lately, mostOf: (place: string, step: number) => number) => {
      const over = places.findIndex((place, step) => {
        counter.add(place, 1);
        return counter.read(place).count > mostOf(place, step);
      });
      return {
        seconds: over < 0 ? undefined : counter.read(places[over] ?? '').seconds,
        undo: () => {
          for (const place of over < 0 ? places : places.slice(0, over + 1)) counter.add(place, -1);
        },
      };
    };
    const hour = add(thisHour, (place, step) =>
      place === everyone ? Infinity : perHour * 2 ** step,
    );
    const soft = add(lately, (place, step) =>
      place === everyone ? inAll : perTenMinutes * (step === 0 ? 1 : 2),
    );
    const undo = () => {
      hour.undo();
      soft.undo();
    };
    const refused = refusals.read(visitor);
    const waits = [hour.seconds ?? 0, refused.count >= refusalsPerTenMinutes ? refused.seconds : 0];
    return {
      muchFor: soft.seconds,
      refusedFor: Math.max(...waits) || undefined,
      crowd: Math.max(...networks.map((place) => thisHour.read(place).count)),
      undo,
      refuse: () => {
        undo();
        refusals.add(visitor, 1);
      },
    };
  };
}
