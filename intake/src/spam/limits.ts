interface Window {
  count: number;
  /** When it is over, in milliseconds of the process. A change of the clock does not matter. */
  end: number;
}

/**
 * Counts by the address of the visitor. Addresses are only in memory, and go when their time is over.
 * Each process counts for itself.
 */
export function createCounter(minutes: number, mostVisitors: number) {
  /** In the order in which they end, because all are equally long. */
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
    /** Adds to what a visitor has sent, or takes it back. */
    add: (visitor: string, number: 1 | -1): void => {
      const window = windows.get(visitor);
      if (window) window.count += number;
      else if (number > 0) {
        windows.set(visitor, { count: 1, end: performance.now() + minutes * 60_000 });
        forget();
      }
    },
    /** How many there are, and for how many seconds they count. */
    read: (visitor: string): { count: number; seconds: number } => {
      forget();
      const { count, end } = windows.get(visitor) ?? { count: 0, end: performance.now() };
      return { count, seconds: Math.ceil((end - performance.now()) / 1000) };
    },
  };
}

/** A request that has begun to count. */
interface Counted {
  /** The address has sent more than anyone should in a short time. */
  isMuch: boolean;
  /** If it has sent so much that nothing more is stored: the seconds until it may send again. */
  refusedFor: number | undefined;
  /** Takes it back: it was not stored, or it had been stored before. */
  undo: () => void;
  /** It was wrong. Of those, far more are allowed than of messages, since people mistype. */
  refuse: () => void;
}

export type Count = (visitor: string) => Counted;

const refusalsPerTenMinutes = 60;

/** Counts each request of a visitor, before anything else is done with it. */
export function countMessages(
  { perTenMinutes, perHour }: { perTenMinutes: number; perHour: number },
  mostVisitors = 100_000,
): Count {
  const lately = createCounter(10, mostVisitors);
  const thisHour = createCounter(60, mostVisitors);
  const refusals = createCounter(10, mostVisitors);

  return (visitor) => {
    lately.add(visitor, 1);
    thisHour.add(visitor, 1);
    const undo = () => {
      lately.add(visitor, -1);
      thisHour.add(visitor, -1);
    };
    const [hour, refused] = [thisHour.read(visitor), refusals.read(visitor)];
    const waits = [
      ...(hour.count > perHour ? [hour.seconds] : []),
      ...(refused.count >= refusalsPerTenMinutes ? [refused.seconds] : []),
    ];
    return {
      isMuch: lately.read(visitor).count > perTenMinutes,
      refusedFor: waits.length > 0 ? Math.max(...waits) : undefined,
      undo,
      refuse: () => {
        undo();
        refusals.add(visitor, 1);
      },
    };
  };
}
