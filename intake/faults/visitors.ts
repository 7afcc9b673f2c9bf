import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@website/form-contract';

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
  messages: number;
  /** How many visitors send at a time. */
  atATime: number;
  /** The first number, if the database already has messages. */
  first?: number;
  /** The share of messages that are sent twice, half of these in parallel. */
  twice?: number;
}

interface Answer {
  status: number;
  retryAfter: number;
  reference: string;
}

/** The number of a message, in its text. */
export const markOf = (number: number) => `${canary} number ${number}.`;

/** The mark in an email. */
export const markIn = (source: string) => /Canary number \d+\./.exec(source)?.[0] ?? '';

/** The email address of the visitor who sends a message. */
const addressOf = (number: number) => `${canary.toLowerCase()}-${number}@visitor.example`;

const bodyOf = (number: number) =>
  new URLSearchParams({
    firstName: `${canary}-first`,
    lastName: `${canary}-last`,
    email: addressOf(number),
    company: `${canary} & Sons`,
    details: markOf(number),
  }).toString();

/** The IP address of a visitor, as nginx passes it on. */
export const networkAddressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Longer than the service may take for an answer. */
const patience = 30_000;

/** Posts messages as a form without script, and retries each until it is confirmed. */
export async function send(visit: Visit): Promise<Seen> {
  const { url, messages, atATime, first = 0, twice = 0.1 } = visit;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const seen: Seen = {
    messages,
    requests: 0,
    references: new Map(),
    errors: new Map(),
    contradictions: 0,
    longestAnswer: 0,
  };

  function post(number: number): Promise<Answer> {
    seen.requests += 1;
    const body = bodyOf(number);
    const start = performance.now();
    return new Promise<Answer>((resolve, reject) => {
      const options = {
        method: 'POST',
        agent,
        timeout: patience,
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          'X-Real-IP': networkAddressOf(number),
        },
      };
      const sent = request(url() + paths.contact, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const retryAfter = Number(response.headers['retry-after'] ?? 0);
          const { reference = '' } = status === 201 ? JSON.parse(String(Buffer.concat(parts))) : {};
          resolve({ status, retryAfter, reference });
        });
      });
      sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'NO ANSWER' })));
      sent.on('error', reject);
      sent.end(body);
    }).finally(() => {
      seen.longestAnswer = Math.max(seen.longestAnswer, performance.now() - start);
    });
  }

  function countError(name: string): void {
    seen.errors.set(name, (seen.errors.get(name) ?? 0) + 1);
  }

  async function sendUntilConfirmed(number: number): Promise<void> {
    const start = performance.now();
    for (let pause = 50; performance.now() - start < 180_000; pause = Math.min(pause * 2, 1000)) {
      const answer = await post(number).catch((error) => {
        countError(error.code ?? error.name);
        return undefined;
      });
      if (answer?.status === 201) {
        const known = seen.references.get(number);
        if (known !== undefined && known !== answer.reference) seen.contradictions += 1;
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
      const isTwice = number % 1000 < twice * 1000;
      const atOnce = isTwice && number % 2 === 0 ? 2 : 1;
      await Promise.all(Array.from({ length: atOnce }, () => sendUntilConfirmed(number)));
      if (isTwice && number % 2 === 1) await sendUntilConfirmed(number);
    }
  }

  await Promise.all(Array.from({ length: atATime }, visitor));
  agent.destroy();
  return seen;
}
