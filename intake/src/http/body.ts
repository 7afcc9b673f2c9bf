import { contactFields } from '@website/form-contract';
import type { Words } from '../words.ts';

/**
 * The longest message that the contract accepts, in bytes. URL encoding takes up to nine for a
 * character, as in %E6%9D%8E. Names and options take less than a kilobyte.
 */
const maxBodyLength =
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

/** The number of bytes that a request announces, or the maximum if it announces none. */
export function readLength(request: Request): number {
  const announcedLength = Number(request.headers.get('content-length') ?? maxBodyLength);
  if (!(announcedLength <= maxBodyLength)) throw tooLong();
  return announcedLength;
}

async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Node reads no more than the header says. This is faster than a stream.
    if (request.headers.has('content-length')) return Buffer.from(await request.arrayBuffer());
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBodyLength) break;
      chunks.push(chunk);
    }
  } catch {
    // The client has disconnected.
    throw new BodyProblem(400, 'notArrived');
  }
  if (length > maxBodyLength) throw tooLong();
  return Buffer.concat(chunks);
}

/** Turns the error of a decoder into an answer. */
function decode<Value>(
  decodeValue: () => Value,
  expectedError: typeof Error,
  reason: Reason,
): Value {
  try {
    return decodeValue();
  } catch (error) {
    throw error instanceof expectedError ? new BodyProblem(400, reason) : error;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request);
  return decode(() => decoder.decode(bytes), TypeError, 'notText');
}

/** Reads JSON or the fields of a form. Any other type is refused. */
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
