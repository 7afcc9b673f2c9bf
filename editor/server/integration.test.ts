import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newLock } from './guard.ts';
import { editMode } from './integration.ts';

const lock = newLock();
const logger = createLogger('silent');
const error = vi.spyOn(logger, 'error');
let server: ViteDevServer;
let port: number;

/** The plugin of edit mode, as Astro gets it. */
function pluginOf(): Plugin[] {
  const plugins: Plugin[] = [];
  const setup = editMode(lock, 'What comes first.').hooks['astro:config:setup'] as (
    options: object,
  ) => void;
  setup({
    command: 'dev',
    injectScript: () => {},
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => plugins.push(...vite.plugins),
  });
  return plugins;
}

beforeAll(async () => {
  const settings = { configFile: false, customLogger: logger, appType: 'custom' } as const;
  server = await createServer({
    ...settings,
    plugins: pluginOf(),
    server: { port: 0 },
  });
  await server.listen();
  port = (server.httpServer?.address() as AddressInfo | undefined)?.port ?? 0;
});
afterAll(() => server.close());

const headersOf = (isPerson: boolean) => ({
  origin: `http://127.0.0.1:${port}`,
  'sec-fetch-site': 'same-origin',
  ...(isPerson && { cookie: lock.cookie(port) }),
});

/** What the server answers to someone who opens a WebSocket: its status, or that it hangs up. */
const open = (isPerson: boolean, protocol: string) =>
  new Promise<number | string | undefined>((done) => {
    const headers = {
      ...headersOf(isPerson),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': protocol,
    };
    const path = `/?token=${server.config.webSocketToken}`;
    request({ host: '127.0.0.1', port, path, headers })
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        done(statusCode);
      })
      .on('response', ({ statusCode }) => done(statusCode))
      .on('error', () => done('hangs up'))
      .end();
  });

test.each(['vite-hmr', 'vite-ping'])(
  'only the person who started it may open a WebSocket: %s',
  async (protocol) => {
    expect(await open(false, protocol)).toBe('hangs up');
    expect(await open(true, protocol)).toBe(101);
  },
);

const post = (name: string, body: string) =>
  fetch(`http://127.0.0.1:${port}/@edit/${name}`, {
    method: 'POST',
    headers: { ...headersOf(true), 'content-type': 'application/json' },
    body,
  });

test('the first answer has what the person is told first, and the next one does not', async () => {
  const read = async () => (await (await post('state', '{}')).json()).result;

  expect(await read()).toMatchObject({ notice: 'What comes first.' });
  expect(await read()).not.toHaveProperty('notice');
});

test('only what edit mode can do has an address', async () => {
  for (const name of ['toString', '__proto__', 'unknown', ''])
    expect((await post(name, '{}')).status, name).toBe(404);
});

test.each([
  ['no object', '"a text"'],
  ['an unknown field', '{ "unknown": 1 }'],
  ['no JSON', '{'],
  ['nothing', ''],
])(
  'a body that edit mode does not send is refused, and is no fault of the program: %s',
  async (_, body) => {
    const answer = await post('undo', body);

    expect(answer.status).toBe(400);
    expect(error).not.toHaveBeenCalled();
  },
);
