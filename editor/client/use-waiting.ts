import { type ReactNode, useState } from 'react';

/** What the panel says while the server works, and the button that rests meanwhile. */
export function useWaiting(first: ReactNode) {
  const [message, setMessage] = useState(first);
  const [resting, setResting] = useState<string>();

  /** Undefined if it was refused. The message then says why. */
  async function waitFor<Result>(
    button: string,
    words: string,
    request: Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    setResting(button);
    setMessage(words);
    try {
      return { result: await request };
    } catch (error) {
      setMessage((error as Error).message);
      return undefined;
    } finally {
      setResting(undefined);
    }
  }

  return { message, setMessage, resting, waitFor };
}
