import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an action until the work is done, and waits for the last action. */
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
    // Rejects if an act fails: the visitors would retry forever.
    return await Promise.race([work, acting.then(() => work)]);
  } finally {
    done.abort();
    await acting.catch(() => {});
  }
}
