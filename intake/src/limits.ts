/*
 * The limits of what one network, and all visitors together, may send within an hour. Addresses are counted
 * in memory only, and forgotten after an hour.
 */

/** The longest that an address is remembered, in minutes. The privacy policy says it too. */
export const memoryMinutes = 60;

const maxWindows = 100_000;

interface Window {
  messages: number;
  bytes: number;
  /** In milliseconds, on the monotonic clock, which nobody sets. */
  end: number;
}

export interface Limits {
  messagesPerHour: number;
  bytesPerHour: number;
}

/** Bytes that are reserved for a message. */
interface Reservation {
  /** Corrects the reservation to the bytes that were stored. */
  settle: (bytes: number) => void;
}

/** Too much was sent. The visitor can try again after so many seconds. */
interface Refused {
  refusedFor: number;
}

/** Messages over the limit are suspect. At five times the limit, they are refused. */
const refusalFactor = 5;
/** One network may use a tenth of the bytes of an hour. */
const shareOfNetwork = 0.1;
/** Requests without proof of work may use half of the bytes of an hour. */
const shareWithoutProof = 0.5;

/** All visitors together. */
const everyone = 'everyone';

/**
 * Takes the networks of a visitor, the narrowest first: an address or /64, a /56, a /48. Each may send twice as
 * many messages as the one within it.
 */
export function createLimits({ messagesPerHour, bytesPerHour }: Limits) {
  /** In the order in which they end, because all are equally long. */
  const windows = new Map<string, Window>();

  function forgetOld(): void {
    for (const [name, { end }] of windows) {
      if (end > performance.now() && windows.size <= maxWindows) return;
      windows.delete(name);
    }
  }
  setInterval(forgetOld, 60_000).unref();

  function readWindow(name: string): Window {
    const existing = windows.get(name);
    if (existing && existing.end > performance.now()) return existing;
    const end = performance.now() + memoryMinutes * 60_000;
    const window = { messages: 0, bytes: 0, end };
    // Without this, a replaced entry would keep its old position in the map.
    windows.delete(name);
    windows.set(name, window);
    forgetOld();
    return window;
  }

  const getSecondsLeft = ({ end }: Window) => Math.ceil((end - performance.now()) / 1000);

  return {
    /** Counts a request, before its body is read. */
    countRequest(
      networks: readonly string[],
    ): Refused | { isOverLimit: boolean; undo: () => void } {
      const counted = networks.map((name, width) => ({
        window: readWindow(name),
        factor: 2 ** width,
      }));
      const full = counted.find(
        ({ window, factor }) => window.messages >= refusalFactor * messagesPerHour * factor,
      );
      // A refused request does not count for the wider networks, so that one robot cannot use them up.
      if (full) return { refusedFor: getSecondsLeft(full.window) };
      for (const { window } of counted) window.messages += 1;
      return {
        isOverLimit: counted.some(
          ({ window, factor }) => window.messages > messagesPerHour * factor,
        ),
        undo: () => {
          for (const { window } of counted) window.messages -= 1;
        },
      };
    },

    /** Reserves as many bytes as the request announces. */
    reserve(
      networks: readonly string[],
      announced: number,
      hasProof: boolean,
    ): Refused | Reservation {
      const limit = bytesPerHour * (hasProof ? 1 : shareWithoutProof);
      const total = readWindow(everyone);
      const networkWindows = networks.map(readWindow);
      const full =
        networkWindows.find(({ bytes }) => bytes + announced > bytesPerHour * shareOfNetwork) ??
        (total.bytes + announced > limit ? total : undefined);
      if (full) return { refusedFor: getSecondsLeft(full) };
      const affected = [total, ...networkWindows];
      for (const window of affected) window.bytes += announced;
      return {
        settle: (bytes) => {
          for (const window of affected) window.bytes += bytes - announced;
        },
      };
    },
  };
}

export type RequestLimits = ReturnType<typeof createLimits>;
