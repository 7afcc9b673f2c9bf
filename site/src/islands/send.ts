import type { FormService } from '@website/content-model/lib/forms/form-services.ts';
import {
  createMessageKey,
  keyHeader,
  parseReceipt,
  parseRefusal,
  proofHeader,
  type Receipt,
  type Refusal,
  retryHeader,
  statuses,
  trapField,
} from '@website/form-contract';
import type { Prover } from './proof.ts';

/** Why a message is not known to have arrived. */
export type Reason =
  /** The server refuses it as it is, and may say why, field by field. */
  | ({ kind: 'refused' } & Refusal)
  /** There is no connection. */
  | { kind: 'offline' }
  /** The server asks to try again later. */
  | { kind: 'busy'; seconds: number | undefined }
  /** The server failed. */
  | { kind: 'failed' }
  /** It may have arrived: there was no answer, or one that we do not recognize. */
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

/** After this long, no answer will come, and no visitor keeps watching "Sending". */
const patience = 20_000;

/** In seconds. A wait this short needs no message to the visitor. */
const shortWait = 5;

interface Sent {
  message: object;
  /** What is in the trap for robots. */
  trap: FormDataEntryValue | null;
}

/**
 * Sends a message once. Retrying is safe: the key is derived from the message, so the server
 * recognizes a duplicate, even after a page reload.
 */
export async function send(
  address: string,
  { message, trap }: Sent,
  proofFor?: Prover,
): Promise<Receipt> {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  const key = await createMessageKey(message);
  const proof = await proofFor?.(key);
  if (key) headers.set(keyHeader, key);
  if (proof) headers.set(proofHeader, proof);
  const body = JSON.stringify(trap ? { ...message, [trapField]: trap } : message);
  const answer = await post(address, { headers, body });
  const receipt = parseReceipt(answer);
  if (receipt !== undefined) return receipt;
  throw new NotReceived({ kind: 'unconfirmed' }, false);
}

/**
 * Sends a message to a form service once, as a form would: a browser then asks for no permission
 * before, and the service gets one request.
 */
export async function sendToService(
  { action = location.pathname, fields, trap, answersWithPage }: FormService,
  sent: Sent,
): Promise<Receipt> {
  const caught = sent.trap ? { [trap.name]: String(sent.trap) } : {};
  const body = new URLSearchParams({ ...fields, ...sent.message, ...caught });
  const answer = await post(action, { headers: { Accept: 'application/json' }, body });
  const { success, ok, error } = Object(answer);
  const isRefused = success === false || ok === false || error;
  if (isRefused) throw new NotReceived({ kind: 'refused', errors: errorsIn(answer) }, false);
  if (answersWithPage || answer !== undefined) return { received: true, reference: '' };
  throw new NotReceived({ kind: 'unconfirmed' }, false);
}

/** Posts something. Resolves to the JSON of a good answer, if it has any. */
async function post(address: string, request: RequestInit): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, {
      ...request,
      method: 'POST',
      credentials: 'omit',
      // Lets the request finish if the visitor leaves the page.
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    answer = await response.json().catch(() => undefined);
  } catch (error) {
    const { onLine } = navigator;
    // After a timeout, let the visitor decide whether to try again.
    const hasWaited = (error as Error).name === 'TimeoutError';
    throw new NotReceived({ kind: onLine ? 'unconfirmed' : 'offline' }, onLine && !hasWaited);
  }

  if (response.ok) return answer;
  switch (response.status) {
    case statuses.conflict:
      throw new NotReceived({ kind: 'unconfirmed' }, true);
    case statuses.busy:
    case statuses.unavailable: {
      const seconds = secondsFrom(response.headers.get(retryHeader) ?? '');
      const mayRetry = seconds !== undefined && seconds <= shortWait;
      throw new NotReceived({ kind: 'busy', seconds }, mayRetry);
    }
  }
  if (response.status >= 500) throw new NotReceived({ kind: 'failed' }, true);
  throw new NotReceived({ kind: 'refused', errors: errorsIn(answer) }, false);
}

/** What is wrong, by field: as our own service says it, or as form services do. */
function errorsIn(answer: unknown): Refusal['errors'] {
  const { errors, error, message, body } = Object(answer);
  const list: unknown[] = Array.isArray(errors) ? errors : [error ?? message ?? body?.message];
  const named = list.map((one, index) => [Object(one).field ?? index, Object(one).message ?? one]);
  return (
    (parseRefusal(answer) ?? parseRefusal({ errors: Object.fromEntries(named) }))?.errors ?? {}
  );
}

/**
 * Converts a Retry-After value (seconds or a date) to seconds from now; undefined if it has passed.
 */
function secondsFrom(text: string): number | undefined {
  const seconds = Number(text) || (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** Two retries: after one second and after three, or when the server asks for it. */
export const retrying = {
  retry: (failures: number, error: Error) =>
    error instanceof NotReceived && error.mayRetry && failures < 2,
  retryDelay: (failures: number, error: Error) => {
    const asked =
      error instanceof NotReceived && error.reason.kind === 'busy' && error.reason.seconds;
    return 1000 * (asked || 1 + 2 * failures);
  },
};
