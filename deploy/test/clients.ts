import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import type { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** What the clock of the client said when it opened the connection. */
  connected: number;
}

type Headers = Record<string, string>;

export interface Origin {
  origin: string;
  /** The certificate to trust. */
  ca: string;
  clock?: () => number;
}

/** A program that asks for pages, as browsers do. */
export interface Client {
  name: string;
  get(path: string, headers?: Headers): Promise<Answer>;
  /** How often the server closed a kept connection as a request was sent on it. */
  repeats: number;
  close(): void;
}

/** The server closed a kept connection before it answered. Browsers then ask again. */
class ClosedBeforeAnswer extends Error {}

const text = (body: Buffer, encoding: unknown) =>
  (encoding === 'br' ? brotliDecompressSync(body) : body).toString();

async function repeatOnce(client: Client, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ClosedBeforeAnswer)) throw error;
    client.repeats++;
    return ask();
  }
}

function http1(name: string, { origin, ca, clock = Date.now }: Origin, agent: Agent): Client {
  const opened = new WeakMap<Socket, number>();
  const ask = (path: string, headers: Headers) =>
    new Promise<Answer>((resolve, reject) => {
      const start = clock();
      let connected = start;
      const asked = request(origin + path, { agent, ca, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: got } = response;
          const body = text(Buffer.concat(parts), got['content-encoding']);
          resolve({ status, headers: got, body, connected });
        });
      });
      asked.on('socket', (socket) => {
        connected = opened.get(socket) ?? start;
        opened.set(socket, connected);
      });
      asked.on('error', (error) => {
        reject(asked.reusedSocket ? new ClosedBeforeAnswer(error.message) : error);
      });
      asked.end();
    });
  const client: Client = {
    name,
    get: (path, headers = {}) => repeatOnce(client, () => ask(path, headers)),
    repeats: 0,
    close: () => agent.destroy(),
  };
  return client;
}

/** Opens a connection for each request, so it never repeats one. */
export const freshConnections = (origin: Origin) =>
  http1('a new connection each, HTTP/1.1', origin, new Agent({ keepAlive: false }));

export const keptHttp1 = (origin: Origin) =>
  http1('a kept connection, HTTP/1.1', origin, new Agent({ keepAlive: true, maxSockets: 1 }));

export function getHttp2(session: ClientHttp2Session, path: string, headers: Headers = {}) {
  return new Promise<Omit<Answer, 'connected'>>((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    let got: Answer['headers'] | undefined;
    const parts: Buffer[] = [];
    stream.on('response', (all) => {
      got = all as Answer['headers'];
    });
    stream.on('data', (part) => parts.push(part));
    const fail = (error: Error) => reject(got ? error : new ClosedBeforeAnswer(error.message));
    stream.on('error', fail);
    stream.on('close', () => fail(new Error('The stream was closed without an answer.')));
    stream.on('end', () => {
      if (!got) return;
      const body = text(Buffer.concat(parts), got['content-encoding']);
      resolve({ status: Number(got[':status']), headers: got, body });
    });
  });
}

export function keptHttp2({ origin, ca, clock = Date.now }: Origin): Client {
  let session: ClientHttp2Session | undefined;
  let connected = 0;
  const client: Client = {
    name: 'a kept connection, HTTP/2',
    get: (path, headers = {}) =>
      repeatOnce(client, async () => {
        const isNew = !session || session.closed || session.destroyed;
        if (!session || isNew) {
          session = connectHttp2(origin, { ca });
          connected = clock();
          // Each request reports the error itself.
          session.on('error', () => {});
        }
        const since = connected;
        try {
          return { ...(await getHttp2(session, path, headers)), connected: since };
        } catch (error) {
          // Nobody repeats a request that failed on a new connection.
          throw isNew ? new Error((error as Error).message) : error;
        }
      }),
    repeats: 0,
    close: () => session?.destroy(),
  };
  return client;
}
