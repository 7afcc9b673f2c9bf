import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface Counted {
  /** The address has sent more than anyone should in a short time. */
  isMuch: boolean;
  /** If it has sent so much that nothing more is stored: the seconds until it may send again. */
  refusedFor: number | undefined;
  /** Takes it back: it was not stored, or it had been stored before. */
  undo: () => Promise<void>;
}

export type Count = (visitor: string) => Promise<Counted>;

/**
 * Counts messages by the address of the visitor. It keeps addresses in memory only, until the hour
 * is over, and never writes them anywhere. Each process counts for itself.
 */
export function countMessages(
  { perTenMinutes, perHour }: { perTenMinutes: number; perHour: number },
  mostVisitors = 100_000,
): Count {
  const short = new RateLimiterMemory({ points: perTenMinutes, duration: 600 });
  const long = new RateLimiterMemory({ points: perHour, duration: 3600 });
  /** In the order in which they came. The library forgets too, but has no limit. */
  const visitors = new Set<string>();

  async function remember(visitor: string): Promise<void> {
    visitors.delete(visitor);
    visitors.add(visitor);
    if (visitors.size <= mostVisitors) return;
    const [oldest = ''] = visitors;
    visitors.delete(oldest);
    await Promise.all([short.delete(oldest), long.delete(oldest)]);
  }

  const consume = (limiter: RateLimiterMemory, visitor: string) =>
    limiter.consume(visitor).catch((excess: unknown) => {
      if (excess instanceof RateLimiterRes) return excess;
      throw excess;
    });

  return async (visitor) => {
    await remember(visitor);
    const lately = await consume(short, visitor);
    const thisHour = await consume(long, visitor);
    const isRefused = thisHour.consumedPoints > perHour;
    return {
      isMuch: lately.consumedPoints > perTenMinutes,
      refusedFor: isRefused ? Math.ceil(thisHour.msBeforeNext / 1000) : undefined,
      undo: async () => {
        await Promise.all([short.reward(visitor), long.reward(visitor)]);
      },
    };
  };
}
