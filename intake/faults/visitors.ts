import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@website/form-contract';

/** In everything that a visitor of these tests writes. No log may contain it. */
export const canary = 'Canary';

/** What the visitors have seen. */
export interface Seen {
  messages: number;
  requests: number;
  /** The reference of each message that was confirmed. */
  references: Map<number, string>;
  /** How often each answer or error came that was not a confirmation. */
  troubles: Map<string, number>;
  /** A second confirmation with another reference. */
  contradictions: number;
  /** In milliseconds. */
  longestAnswer: number;
}

export interface Visit {
  url: () => string;
  messages: number;
  /** How many visitors send at a time. */
  atATime: number;
  /** The first number, if the same database has messages already. */
  first?: number;
  /** Which part of the messages is sent twice, half of these at the same time. */
  twice?: number;
  /** How often each message is sent at the same time. */
  copies?: number;
  /** Called after each confirmed message. */
  progress?: (confirmed: number) => void;
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
export const addressOf = (number: number) => `${canary.toLowerCase()}-${number}@visitor.example`;

const bodyOf = (number: number) =>
  new URLSearchParams({
    firstName: `${canary}-first`,
    lastName: `${canary}-last`,
    email: addressOf(number),
    company: `${canary} & Sons`,
    details: markOf(number),
  }).toString();

/** Each visitor has an address of their own, as nginx would pass it on. */
export const networkAddressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Longer than the service may take for an answer. */
const patience = 30_000;

/** Sends messages, as forms without script do, and sends each again until it is confirmed. */
export async function send(visit: Visit): Promise<Seen> {
  const { url, messages, atATime, first = 0, twice = 0.1, copies = 1, progress } = visit;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const seen: Seen = {
    messages,
    requests: 0,
    references: new Map(),
    troubles: new Map(),
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

  function note(trouble: string): void {
    seen.troubles.set(trouble, (seen.troubles.get(trouble) ?? 0) + 1);
  }

  async function sendUntilConfirmed(number: number): Promise<void> {
    const start = performance.now();
    // In the end, even these visitors give up.
    for (let pause = 50; performance.now() - start < 180_000; pause = Math.min(pause * 2, 1000)) {
      const answer = await post(number).catch((error) => {
        note(error.code ?? error.name);
        return undefined;
      });
      if (answer?.status === 201) {
        const known = seen.references.get(number);
        if (known !== undefined && known !== answer.reference) seen.contradictions += 1;
        seen.references.set(number, answer.reference);
        return;
      }
      if (answer) note(String(answer.status));
      // The service says how many seconds; these visitors are less patient.
      await wait(answer?.retryAfter ? Math.min(answer.retryAfter * 1000, 500) : pause);
    }
  }

  let next = first;
  async function visitor(): Promise<void> {
    while (next < first + messages) {
      const number = next++;
      const isTwice = number % 1000 < twice * 1000;
      const atOnce = isTwice && number % 2 === 0 ? Math.max(copies, 2) : copies;
      await Promise.all(Array.from({ length: atOnce }, () => sendUntilConfirmed(number)));
      if (isTwice && number % 2 === 1) await sendUntilConfirmed(number);
      progress?.(seen.references.size);
    }
  }

  await Promise.all(Array.from({ length: atATime }, visitor));
  agent.destroy();
  return seen;
}
