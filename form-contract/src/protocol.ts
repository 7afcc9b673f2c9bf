/*
 * How a message reaches a server and what the answer means. Messages are posted: as JSON with an
 * idempotency key by the page's script, as an ordinary form without script.
 */

/** Where on the server each kind of message goes. */
export const paths = { contact: '/contact', newsletter: '/newsletter' } as const;

/** Carries the message's key (see `messageKey`), under which a server stores it once. */
export const keyHeader = 'Idempotency-Key';

/** With `busy` or `unavailable`: when to come back, in seconds or as a date. */
export const retryHeader = 'Retry-After';

/**
 * The statuses of an answer. Any other status from 500 is a failure that may pass; any other from
 * 400 means that the server will not take this message, however often it is sent.
 */
export const statuses = {
  /** Stored, now or by an earlier request with the same key. The body is a `Receipt`. */
  received: 201,
  /** Another request with the same key is being handled: ask again. */
  conflict: 409,
  /** Not stored. The body is a `Refusal`. */
  refused: 422,
  /** Too many messages for now. */
  busy: 429,
  /** The server cannot take messages for now. */
  unavailable: 503,
} as const;
