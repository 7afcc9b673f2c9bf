/*
 * How a message reaches a server, and what the answers mean. The page's script posts JSON with an
 * idempotency key; without script, the browser posts an ordinary form.
 */

/** The path on the server for each kind of message. */
export const paths = { contact: '/contact', newsletter: '/newsletter' } as const;

/** The path of a challenge, which the page solves while someone writes (see `createProof`). */
export const challengePath = '/challenge';

/** Carries the idempotency key (see `createMessageKey`). */
export const keyHeader = 'Idempotency-Key';

/** Carries the solved challenge. It is no part of the message, nor of its key. */
export const proofHeader = 'Form-Proof';

/**
 * The honeypot: hidden from visitors, and filled in by robots. Browsers do not autofill a field of this
 * name.
 */
export const trapField = 'subject';

/** Sent with `busy` or `unavailable`: when to retry, in seconds or as a date. */
export const retryHeader = 'Retry-After';

/**
 * The statuses of an answer. Any other status from 500 is a failure that may be temporary. Any
 * other from 400 means that the server will never accept this message.
 */
export const statuses = {
  /** Stored, now or by an earlier request with the same key. The body is a `Receipt`. */
  received: 201,
  /** Another request with the same key is in flight: retry. */
  conflict: 409,
  /** Not stored. The body is a `Refusal`. */
  refused: 422,
  /** Too many messages at the moment. */
  busy: 429,
  /** The server cannot accept messages at the moment. */
  unavailable: 503,
} as const;
