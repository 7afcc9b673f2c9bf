import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { BadRequest, findAction } from './actions.ts';
import { address, hosted, type newLock, refusalOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { Session } from './session.ts';
import { showsText } from './shows-text.ts';

/** The most that a request may send: a photograph as it comes from a camera. */
const mostBytes = 40_000_000;

const editor = resolve(import.meta.dirname, '..');
const client = resolve(editor, 'client/main.ts');

type Lock = ReturnType<typeof newLock>;

/**
 * Adds the editing tools to each page of the development server, and the address that they save to.
 * Only `npm start` uses this, so a build cannot contain any of it.
 */
export function editMode(lock: Lock, notice?: string): AstroIntegration {
  // Astro calls the hook again when its settings change. The history goes on.
  const session = new Session({ notice });
  return {
    name: 'edit-mode',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('head-inline', `import(${JSON.stringify(`/@fs/${client}`)});`);
        const server = {
          cors: false,
          allowedHosts: hosted().map((domain) => `.${domain}`),
          fs: { allow: [editor] },
        };
        updateConfig({ vite: { server, plugins: [plugin(lock, session)] } });
      },
    },
  };
}

function plugin(lock: Lock, session: Session): Plugin {
  return {
    name: 'edit-mode',
    configureServer(server) {
      const getCookie = () => lock.cookie(portOf(server));
      session.showsText = (page, text) =>
        showsText(`http://127.0.0.1:${portOf(server)}`, getCookie(), page, text);
      const tellAddress = createAddressTeller(server, lock);
      server.httpServer?.once('listening', tellAddress);
      // A WebSocket does not come through the middleware. Vite leaves alone what is closed.
      server.httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (refusalOf(request, portOf(server), getCookie()) !== undefined) socket.destroy();
      });
      const answerAction = createActionAnswerer(server, session);

      server.middlewares.use(async (request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        if (lock.opensWith(request.url)) {
          const attributes = 'HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000';
          response.setHeader('set-cookie', `${getCookie()}; ${attributes}`);
          return response.writeHead(303, { location: '/' }).end();
        }
        const refusal = refusalOf(request, portOf(server), getCookie());
        if (refusal === 'another person' && request.headers.accept?.includes('text/html')) {
          tellAddress();
          response.writeHead(403, { 'content-type': 'text/html; charset=utf-8' });
          return response.end(closed);
        }
        if (refusal !== undefined) return answer(response, 403, { message: 'Refused.' });
        if (!request.url?.startsWith(address)) return next();
        return answerAction(request.url.slice(address.length), request, response);
      });
    },
  };
}

/** Tells the address that opens edit mode, each time that it is another one. */
function createAddressTeller(server: ViteDevServer, lock: Lock): () => void {
  let told = '';
  return () => {
    const [host = `127.0.0.1:${portOf(server)}`] = hosted(portOf(server));
    if (told === lock.path()) return;
    told = lock.path();
    server.config.logger.info(
      `\nEdit mode is open to you alone. This address opens it, once:\n\n  ${hosted().length > 0 ? 'https' : 'http'}://${host}${told}\n`,
    );
  };
}

/** Runs actions one after the other, except those that change nothing. */
function createActionAnswerer(server: ViteDevServer, session: Session) {
  let last: Promise<unknown> = Promise.resolve();
  return async (name: string, request: IncomingMessage, response: ServerResponse) => {
    const action = findAction(name);
    if (!action) return answer(response, 404, { message: 'Not found.' });
    try {
      const input = await readBody(request);
      const run = () => action.run(session, input);
      if (!action.isReadOnly) last = last.then(run, run);
      answer(response, 200, { result: await (action.isReadOnly ? run() : last) });
    } catch (error) {
      answerError(server, response, error);
    }
  };
}

function answerError(server: ViteDevServer, response: ServerResponse, error: unknown): void {
  if (error instanceof BadRequest) {
    answer(response, 400, { message: 'This is not a request of edit mode.' });
    return;
  }
  const isForPerson = error instanceof Refusal || error instanceof ProblemReport;
  if (!isForPerson) server.config.logger.error(String((error as Error).stack));
  const message = isForPerson ? error.message : 'Something went wrong. Nothing was saved.';
  const { offer } = error instanceof Refusal ? error : {};
  answer(response, isForPerson ? 422 : 500, { message, offer });
}

/** Of every answer: nothing may show it in a frame, keep it, or reach its window. */
const headers = new Map([
  ['x-frame-options', 'DENY'],
  ['content-security-policy', "frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cache-control', 'no-store'],
]);

/** What someone sees who has not come by the address in the terminal, or not yet. */
const closed = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Edit mode</title>
<h1>Edit mode is open to the person who started it</h1>
<p>The window in which you typed “npm start” has the address that opens it. It works once, in one browser.</p>
<p><a href="/">I have opened it in this browser: go on</a></p>`;

const portOf = ({ httpServer }: ViteDevServer) =>
  (httpServer?.address() as AddressInfo | undefined)?.port ?? 0;

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > mostBytes) throw new Refusal('This file is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BadRequest();
  }
}
