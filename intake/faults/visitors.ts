import { setTimeout as wait } from 'node:timers/promises';
import { paths, proofHeader, retryHeader } from '@website/form-contract';
import { getErrorCode } from '../src/log.ts';
import { makeProof } from '../test/proof.ts';

/** In everything that a visitor writes here. No log may contain it. */
export const canary = 'Canary';

/** What the visitors have seen. */
export interface Seen {
  messages: number;
  requests: number;
  /** The reference of each message that was confirmed. */
  references: Map<number, string>;
  /** How often each status and connection error came, except confirmations. */
  errors: Map<string, number>;
  /** Retries that were confirmed under another reference. */
  contradictions: number;
  /** In milliseconds. */
  longestAnswer: number;
}

export interface Visit {
  url: () => string;
  /** With it, proofs of work are cheap. */
  secret: string;
  messages: number;
  /** How many visitors send at a time. */
  atATime: number;
  /** The first number, if the database already has messages. */
  first?: number;
}

/** The number of a message, in its text. */
export const formatMark = (number: number) => `${canary} number ${number}.`;

/** The mark in an email. */
export const findMark = (source: string) => /Canary number \d+\./.exec(source)?.[0] ?? '';

/** The email address of the visitor who sends a message. */
const formatEmail = (number: number) => `${canary.toLowerCase()}-${number}@visitor.example`;

const createBody = (number: number) =>
  new URLSearchParams({
    firstName: `${canary}-first`,
    lastName: `${canary}-last`,
    email: formatEmail(number),
    company: `${canary} & Sons`,
    details: formatMark(number),
  });

/** The IP address of a visitor, as nginx passes it on. */
export const formatNetworkAddress = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Longer than the service may take for an answer. */
const timeout = 30_000;

/** Posts messages with a proof of work each, and retries until each is confirmed. */
export async function send(visit: Visit): Promise<Seen> {
  const { url, secret, messages, atATime, first = 0 } = visit;
  const seen: Seen = {
    messages,
    requests: 0,
    references: new Map(),
    errors: new Map(),
    contradictions: 0,
    longestAnswer: 0,
  };

  async function post(number: number, proof: string) {
    seen.requests += 1;
    const start = performance.now();
    try {
      const response = await fetch(url() + paths.contact, {
        method: 'POST',
        headers: { 'X-Real-IP': formatNetworkAddress(number), [proofHeader]: proof },
        body: createBody(number),
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      const { reference = '' } = response.status === 201 ? JSON.parse(text) : {};
      const retryAfter = Number(response.headers.get(retryHeader) ?? 0);
      return { status: response.status, retryAfter, reference };
    } finally {
      seen.longestAnswer = Math.max(seen.longestAnswer, performance.now() - start);
    }
  }

  function countError(name: string): void {
    seen.errors.set(name, (seen.errors.get(name) ?? 0) + 1);
  }

  async function sendUntilConfirmed(number: number): Promise<void> {
    const start = performance.now();
    const proof = await makeProof(secret);
    for (let pause = 50; performance.now() - start < 180_000; pause = Math.min(pause * 2, 1000)) {
      const answer = await post(number, proof).catch((error) => {
        countError(getErrorCode(error.cause ?? error));
        return undefined;
      });
      if (answer?.status === 201) {
        const previous = seen.references.get(number);
        if (previous !== undefined && previous !== answer.reference) seen.contradictions += 1;
        seen.references.set(number, answer.reference);
        return;
      }
      if (answer) countError(String(answer.status));
      // Less patient than Retry-After asks for.
      await wait(answer?.retryAfter ? Math.min(answer.retryAfter * 1000, 500) : pause);
    }
  }

  let next = first;
  async function visitor(): Promise<void> {
    while (next < first + messages) {
      const number = next++;
      // A tenth is sent twice, half of these in parallel.
      const isTwice = number % 1000 < 100;
      const atOnce = isTwice && number % 2 === 0 ? 2 : 1;
      await Promise.all(Array.from({ length: atOnce }, () => sendUntilConfirmed(number)));
      if (isTwice && number % 2 === 1) await sendUntilConfirmed(number);
    }
  }

  await Promise.all(Array.from({ length: atATime }, visitor));
  return seen;
}
