import { setTimeout as wait } from 'node:timers/promises';

/** Acts again and again until the work is done. Returns after the last act has ended, too. */
export async function during<Result>(
  work: Promise<Result>,
  pause: number,
  act: () => Promise<void>,
): Promise<Result> {
  const done = new AbortController();
  const { signal } = done;
  const acting = (async () => {
    for (;;) {
      await wait(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await act();
    }
  })();
  try {
    // If the act fails, the visitors would wait forever.
    return await Promise.race([work, acting.then(() => work)]);
  } finally {
    done.abort();
    await acting.catch(() => {});
  }
}
