/** No message that the contract accepts is longer, in any encoding. */
const most = 64 * 1024;

/** The body cannot be read. */
export class BodyProblem extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

const tooLong = () => new BodyProblem(413, 'This is too long.');

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > most) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) throw tooLong();
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new BodyProblem(400, 'This is not UTF-8.');
  }
}

/** What the request carries: JSON, or the fields of a form. Anything else is refused. */
export async function readBody(request: Request): Promise<unknown> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  switch (type?.trim()) {
    case 'application/json':
      try {
        return JSON.parse(await readText(request));
      } catch (error) {
        if (error instanceof SyntaxError) throw new BodyProblem(400, 'This is not JSON.');
        throw error;
      }
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(await readText(request)));
    default:
      throw new BodyProblem(415, 'Send JSON or a form.');
  }
}
