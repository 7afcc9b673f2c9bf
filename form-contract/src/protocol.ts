/*
 * How a message reaches a server, and what the answers mean. The page's script posts JSON with an
 * idempotency key; without script, the browser posts an ordinary form.
 */

/** The path on the server for each kind of message. */
export const paths = { contact: '/contact', newsletter: '/newsletter' } as const;

/** The path of a challenge, which the page solves while someone writes (see `proofOf`). */
export const challengePath = '/challenge';

/** Carries the message's key (see `messageKey`). A server stores a message once per key. */
export const keyHeader = 'Idempotency-Key';

/** Carries the solved challenge. It is no part of the message, nor of its key. */
export const proofHeader = 'Form-Proof';

/**
 * A field that no visitor can see or reach. Robots fill in everything. Browsers do not fill in a
 * field of this name, because nobody's address book has a subject.
 */
export const trapField = 'subject';

/** Sent with `busy` or `unavailable`: when to try again, in seconds or as a date. */
export const retryHeader = 'Retry-After';

/**
 * The statuses of an answer. Any other status from 500 is a failure that may be temporary. Any
 * other from 400 means that the server will never accept this message.
 */
export const statuses = {
  /** Stored, now or by an earlier request with the same key. The body is a `Receipt`. */
  received: 201,
  /** Another request with the same key is in progress: try again. */
  conflict: 409,
  /** Not stored. The body is a `Refusal`. */
  refused: 422,
  /** Too many messages at the moment. */
  busy: 429,
  /** The server cannot accept messages at the moment. */
  unavailable: 503,
} as const;
