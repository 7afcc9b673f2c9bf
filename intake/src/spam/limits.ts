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

/** Rate limits by IP address. A network may send twice as much as one of its addresses. */
export function countMessages(
  limits: { perTenMinutes: number; perHour: number; inAll: number },
  mostVisitors = 100_000,
): Count {
  const { perTenMinutes, perHour, inAll } = limits;
  const lately = createCounter(10, mostVisitors);
  const thisHour = createCounter(longestMemory, mostVisitors);
  const refusals = createCounter(10, mostVisitors);

  return (visitor, ...around) => {
    const counted: string[] = [];
    const isOver = (place: string) => {
      lately.add(place, 1);
      counted.push(place);
      const most = place === visitor ? perTenMinutes : 2 * perTenMinutes;
      return lately.read(place).count > (place === everyone ? inAll : most);
    };
    const over = [visitor, ...around].find(isOver);
    thisHour.add(visitor, 1);
    const undo = () => {
      for (const place of counted) lately.add(place, -1);
      thisHour.add(visitor, -1);
    };
    const [hour, refused] = [thisHour.read(visitor), refusals.read(visitor)];
    const waits = [
      ...(hour.count > perHour ? [hour.seconds] : []),
      ...(refused.count >= refusalsPerTenMinutes ? [refused.seconds] : []),
    ];
    return {
      muchFor: over === undefined ? undefined : lately.read(over).seconds,
      refusedFor: waits.length > 0 ? Math.max(...waits) : undefined,
      undo,
      refuse: () => {
        undo();
        refusals.add(visitor, 1);
      },
    };
  };
}
