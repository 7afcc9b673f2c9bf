import { type ClientHttp2Session, connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

type Headers = Record<string, string>;

export interface Origin {
  origin: string;
  /** The certificate to trust. */
  ca: string;
}

/** Requests pages as a browser does. */
export interface Client {
  name: string;
  get(path: string, headers?: Headers): Promise<Answer>;
  /** How many requests were sent again because the server closed a kept connection. */
  repeats: number;
  close(): void;
}

/** The server closed a kept connection before it answered. Browsers then ask again. */
class ClosedBeforeAnswer extends Error {}

type Ask = (path: string, headers: Headers) => Promise<Answer>;

function client(name: string, ask: Ask, close: () => void): Client {
  const self: Client = {
    name,
    repeats: 0,
    close,
    get: (path, headers = {}) =>
      ask(path, headers).catch((error) => {
        if (!(error instanceof ClosedBeforeAnswer)) throw error;
        self.repeats++;
        return ask(path, headers);
      }),
  };
  return self;
}

function answer(status: unknown, headers: Answer['headers'], chunks: Buffer[]): Answer {
  const body = Buffer.concat(chunks);
  const isPacked = headers['content-encoding'] === 'br';
  const text = (isPacked ? brotliDecompressSync(body) : body).toString();
  return { status: Number(status), headers, body: text };
}

function http1(name: string, { origin, ca }: Origin, keepAlive: boolean): Client {
  const agent = new Agent({ keepAlive });
  const ask: Ask = (path, headers) =>
    new Promise((resolve, reject) => {
      const clientRequest = request(origin + path, { agent, ca, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve(answer(response.statusCode, response.headers, chunks)));
      });
      clientRequest.on('error', (error) =>
        reject(clientRequest.reusedSocket ? new ClosedBeforeAnswer(error.message) : error),
      );
      clientRequest.end();
    });
  return client(name, ask, () => agent.destroy());
}

/** Opens a connection for each request, so it never repeats one. */
export const freshConnections = (origin: Origin) =>
  http1('a new connection each, HTTP/1.1', origin, false);

export const keptHttp1 = (origin: Origin) => http1('a kept connection, HTTP/1.1', origin, true);

export function keptHttp2({ origin, ca }: Origin): Client {
  let session: ClientHttp2Session | undefined;
  const ask: Ask = (path, headers) =>
    new Promise((resolve, reject) => {
      const isNew = !session || session.closed || session.destroyed;
      if (!session || isNew) {
        // Each request reports the error itself.
        session = connect(origin, { ca }).on('error', () => {});
      }
      const stream = session.request({ ':path': path, ...headers });
      let got: Answer['headers'] | undefined;
      const chunks: Buffer[] = [];
      const fail = ({ message }: Error) =>
        reject(got || isNew ? new Error(message) : new ClosedBeforeAnswer(message));
      stream.on('response', (responseHeaders) => {
        got = responseHeaders as Answer['headers'];
      });
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('error', fail);
      stream.on('close', () => fail(new Error('The stream was closed without an answer.')));
      stream.on('end', () => {
        if (got) resolve(answer(got[':status'], got, chunks));
      });
    });
  return client('a kept connection, HTTP/2', ask, () => session?.destroy());
}
