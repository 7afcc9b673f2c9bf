/*
 * What one network, and all visitors together, may send within an hour. Addresses are counted in memory
 * only, and forgotten after an hour.
 */

/** The longest that an address is remembered, in minutes. The privacy policy says it too. */
export const longestMemory = 60;

const mostRemembered = 100_000;

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

/** A message that has room. */
interface Room {
  /** Keeps only what was stored in the end. */
  settle: (bytes: number) => void;
}

/** Too much was sent. It can be tried again after so many seconds. */
interface Refused {
  refusedFor: number;
}

/** Beyond five times as many as are of good standing, messages are refused. */
const refusedAt = 5;
/** A network may use a tenth of the bytes of an hour, so that it leaves room for the others. */
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
  /** In the order in which they end: all are equally long. */
  const windows = new Map<string, Window>();

  function forgetOld(): void {
    for (const [name, { end }] of windows) {
      if (end > performance.now() && windows.size <= mostRemembered) return;
      windows.delete(name);
    }
  }
  setInterval(forgetOld, 60_000).unref();

  function readWindow(name: string): Window {
    const known = windows.get(name);
    if (known && known.end > performance.now()) return known;
    const end = performance.now() + longestMemory * 60_000;
    const opened = { messages: 0, bytes: 0, end };
    // What was there before would keep its old place in the order.
    windows.delete(name);
    windows.set(name, opened);
    forgetOld();
    return opened;
  }

  const secondsLeft = ({ end }: Window) => Math.ceil((end - performance.now()) / 1000);

  return {
    /** Counts a request, before anything of it is read. */
    countRequest(
      networks: readonly string[],
    ): Refused | { isOverLimit: boolean; undo: () => void } {
      const counted = networks.map((name, width) => ({
        window: readWindow(name),
        factor: 2 ** width,
      }));
      const full = counted.find(
        ({ window, factor }) => window.messages >= refusedAt * messagesPerHour * factor,
      );
      // What is refused does not count for the wider networks: one robot does not use them up.
      if (full) return { refusedFor: secondsLeft(full.window) };
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

    /** Takes room for as many bytes as the request announces. */
    reserve(networks: readonly string[], announced: number, hasProof: boolean): Refused | Room {
      const most = bytesPerHour * (hasProof ? 1 : shareWithoutProof);
      const all = readWindow(everyone);
      const own = networks.map(readWindow);
      const full =
        own.find(({ bytes }) => bytes + announced > bytesPerHour * shareOfNetwork) ??
        (all.bytes + announced > most ? all : undefined);
      if (full) return { refusedFor: secondsLeft(full) };
      const taken = [all, ...own];
      for (const window of taken) window.bytes += announced;
      return {
        settle: (bytes) => {
          for (const window of taken) window.bytes += bytes - announced;
        },
      };
    },
  };
}

export type RequestLimits = ReturnType<typeof createLimits>;
