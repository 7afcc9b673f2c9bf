import { messageKey, parseReceipt, parseRefusal, type Receipt } from '@orrery/form-contract';

/** Why a message is not known to have arrived. */
export type Reason =
  /** The server has looked at it and says what to change. */
  | { kind: 'refused'; errors: Record<string, string> }
  /** There is no connection. */
  | { kind: 'offline' }
  /** The server asks to come back later. */
  | { kind: 'busy'; seconds: number | undefined }
  /** The server says that it could not take it. */
  | { kind: 'failed' }
  /** It may have arrived: the answer did not come, or was not one of ours. */
  | { kind: 'unconfirmed' };

export class NotReceived extends Error {
  readonly reason: Reason;
  readonly mayRetry: boolean;

  constructor(reason: Reason, mayRetry: boolean) {
    super(reason.kind);
    this.reason = reason;
    this.mayRetry = mayRetry;
  }
}

/** Longer than this nobody looks at "Sending", and an answer is not going to come. */
const patience = 20_000;

/** What a visitor may be kept waiting for without being asked. */
const shortWait = 5;

/**
 * Sends a message once. Trying again is safe: the key is made from the message, so that the server
 * knows the same one when it comes twice, also after a reload of the page.
 */
export async function send(address: string, message: object): Promise<Receipt> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const key = await messageKey(message);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': key },
      body: JSON.stringify(message),
      credentials: 'omit',
      // Whoever presses the button and goes to another page has sent it.
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    answer = await response.json().catch(() => undefined);
  } catch (error) {
    const { onLine } = navigator;
    // Whoever has waited this long is told, and asked, before it is tried again.
    const hasWaited = (error as Error).name === 'TimeoutError';
    throw new NotReceived({ kind: onLine ? 'unconfirmed' : 'offline' }, onLine && !hasWaited);
  }

  if (response.ok) {
    const receipt = parseReceipt(answer);
    if (receipt !== undefined) return receipt;
    throw new NotReceived({ kind: 'unconfirmed' }, false);
  }
  const refusal = response.status === 422 ? parseRefusal(answer) : undefined;
  if (refusal !== undefined) throw new NotReceived({ kind: 'refused', ...refusal }, false);
  // Another request with the same message is being dealt with.
  if (response.status === 409) throw new NotReceived({ kind: 'unconfirmed' }, true);
  if (response.status === 429 || response.status === 503) {
    const seconds = secondsFrom(response.headers.get('Retry-After') ?? '');
    throw new NotReceived({ kind: 'busy', seconds }, seconds !== undefined && seconds <= shortWait);
  }
  throw new NotReceived({ kind: 'failed' }, response.status >= 500);
}

/** A number of seconds or a date, if it is one that is still to come. */
function secondsFrom(text: string): number | undefined {
  const seconds = Number(text) || (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** Twice more, after one second and after three, or when the server says. */
export const retrying = {
  retry: (failures: number, error: Error) =>
    error instanceof NotReceived && error.mayRetry && failures < 2,
  retryDelay: (failures: number, error: Error) => {
    const asked =
      error instanceof NotReceived && error.reason.kind === 'busy' && error.reason.seconds;
    return 1000 * (asked || 1 + 2 * failures);
  },
};
