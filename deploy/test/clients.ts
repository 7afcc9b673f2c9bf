import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

type Headers = Record<string, string>;

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

function getHttp1(origin: string, ca: string, agent: Agent, path: string, headers: Headers) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(origin + path, { agent, ca, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({
          status,
          headers: got,
          body: text(Buffer.concat(parts), got['content-encoding']),
        });
      });
    });
    asked.on('error', (error) => {
      reject(asked.reusedSocket ? new ClosedBeforeAnswer(error.message) : error);
    });
    asked.end();
  });
}

function getHttp2(session: ClientHttp2Session, isReused: boolean, path: string, headers: Headers) {
  return new Promise<Answer>((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    let got: Answer['headers'] | undefined;
    const parts: Buffer[] = [];
    stream.on('response', (all) => {
      got = all as Answer['headers'];
    });
    stream.on('data', (part) => parts.push(part));
    const fail = (error: Error) => {
      reject(isReused && !got ? new ClosedBeforeAnswer(error.message) : error);
    };
    stream.on('error', fail);
    stream.on('close', () => fail(new Error('The stream was closed without an answer.')));
    stream.on('end', () => {
      if (!got) return;
      const body = text(Buffer.concat(parts), got['content-encoding']);
      resolve({ status: Number(got[':status']), headers: got, body });
    });
  });
}

async function repeatOnce(client: Client, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ClosedBeforeAnswer)) throw error;
    client.repeats++;
    return ask();
  }
}

/** Opens a connection for each request, and never repeats one. */
export function freshConnections(origin: string, ca: string): Client {
  const agent = new Agent({ keepAlive: false });
  return {
    name: 'a new connection each, HTTP/1.1',
    get: (path, headers = {}) => getHttp1(origin, ca, agent, path, headers),
    repeats: 0,
    close: () => agent.destroy(),
  };
}

export function keptHttp1(origin: string, ca: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client: Client = {
    name: 'a kept connection, HTTP/1.1',
    get: (path, headers = {}) =>
      repeatOnce(client, () => getHttp1(origin, ca, agent, path, headers)),
    repeats: 0,
    close: () => agent.destroy(),
  };
  return client;
}

export function keptHttp2(origin: string, ca: string): Client {
  let session: ClientHttp2Session | undefined;
  const client: Client = {
    name: 'a kept connection, HTTP/2',
    get: (path, headers = {}) =>
      repeatOnce(client, () => {
        const isReused = session !== undefined && !session.closed && !session.destroyed;
        if (!session || !isReused) {
          session = connectHttp2(origin, { ca });
          // Each request reports the error itself.
          session.on('error', () => {});
        }
        return getHttp2(session, isReused, path, headers);
      }),
    repeats: 0,
    close: () => session?.destroy(),
  };
  return client;
}
