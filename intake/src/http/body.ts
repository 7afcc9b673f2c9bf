import { contactFields } from '@website/form-contract';
import type { Words } from '../words.ts';

/**
 * The longest message that the contract accepts, in bytes. URL encoding takes up to nine for a
 * character, as in %E6%9D%8E. Names and options take less than a kilobyte.
 */
const longestBody =
  1024 +
  9 *
    Object.values<{ maxLength?: number }>(contactFields)
      .map(({ maxLength = 0 }) => maxLength)
      .reduce((sum, length) => sum + length);

type Reason = keyof Words['intake']['body'];

/** The body cannot be read. */
export class BodyProblem extends Error {
  readonly status: 400 | 413 | 415;
  readonly reason: Reason;

  constructor(status: 400 | 413 | 415, reason: Reason) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

const tooLong = () => new BodyProblem(413, 'tooLong');

/** How many bytes a request announces. One that announces nothing may have as many as fit. */
export function readLength(request: Request): number {
  const announced = Number(request.headers.get('content-length') ?? longestBody);
  if (!(announced <= longestBody)) throw tooLong();
  return announced;
}

async function readBytes(request: Request): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    // Node reads no more than the header says. Faster than a stream.
    if (request.headers.has('content-length')) return Buffer.from(await request.arrayBuffer());
    for await (const part of request.body ?? []) {
      length += part.byteLength;
      if (length > longestBody) break;
      parts.push(part);
    }
  } catch {
    // The client has disconnected.
    throw new BodyProblem(400, 'notArrived');
  }
  if (length > longestBody) throw tooLong();
  return Buffer.concat(parts);
}

/** Turns the error of a decoder into an answer. */
function decode<Value>(act: () => Value, mistake: typeof Error, reason: Reason): Value {
  try {
    return act();
  } catch (error) {
    throw error instanceof mistake ? new BodyProblem(400, reason) : error;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request);
  return decode(() => decoder.decode(bytes), TypeError, 'notText');
}

/** What the request carries: JSON, or the fields of a form. Anything else is refused. */
export async function readBody(request: Request): Promise<unknown> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  switch (type?.trim()) {
    case 'application/json': {
      const text = await readText(request);
      return decode(() => JSON.parse(text), SyntaxError, 'notJson');
    }
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(await readText(request)));
    default:
      throw new BodyProblem(415, 'otherType');
  }
}
