import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { companyFolder, sampleFolder } from '@website/content-model/company.ts';
import { optionalPages } from '@website/content-model/routes.ts';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { fromHtml } from 'hast-util-from-html';
import type { Plugin, ViteDevServer } from 'vite';
import { getTextContent, type Node } from '../../site/src/lib/html/tree.ts';
import { plain } from '../plain.ts';
import { logoColors } from './company/logo-colors.ts';
import { createCompany, writeCompany } from './company/make-company.ts';
import { questions } from './company/questions.ts';
import { editing, listActions, newEntries } from './editing.ts';
import { address, hosted, type newLock, refusalOf, startAgain } from './guard.ts';
import { Refusal } from './refusal.ts';

/** The most that a request may send: a photograph as it comes from a camera. */
const mostBytes = 40_000_000;

const client = resolve(import.meta.dirname, '../client/main.ts');

const id = z.string();
/** A person was told what goes along. */
const isAgreed = z.boolean().optional();
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const brand = z.strictObject({ main: color, accent: color });
const changes = z.array(
  z.strictObject({ id, value: z.union([z.string(), z.number(), z.boolean()]).nullable() }),
);

/** A request that our own page does not make. */
class BadRequest extends Error {}

/** Something that the page can ask for: what it must send, and what answers. */
const action =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    answer: (given: z.output<z.ZodObject<Shape, z.core.$strict>>) => unknown,
  ) =>
  (given: unknown) => {
    const { success, data } = z.strictObject(shape).safeParse(given);
    if (!success) throw new BadRequest();
    return answer(data);
  };

const actionsOf = (
  edits: ReturnType<typeof editing>,
): Record<string, ReturnType<typeof action>> => ({
  state: action({}, () => ({
    ...edits.state(),
    ...(companyFolder === sampleFolder && {
      questions: questions.map(({ schema, read, ...question }) => question),
    }),
  })),
  makeCompany: action(
    {
      answers: z.record(z.string(), z.string()),
      logo: z.strictObject({ name: z.string(), data: z.base64() }).optional(),
    },
    async ({ answers, logo }) => {
      const company = await createCompany(
        answers,
        logo && { name: logo.name, bytes: Buffer.from(logo.data, 'base64') },
      );
      if ('problems' in company) return company.problems;
      writeCompany(company);
      // The new company is another process: all of this one knows the sample.
      setTimeout(() => process.exit(startAgain), 500);
      return undefined;
    },
  ),
  check: action({ changes }, (given) => edits.check(given.changes)),
  save: action({ changes, page: z.string().optional() }, (given) =>
    edits.save(given.changes, given.page),
  ),
  list: action(
    { id, level: z.int(), action: z.enum(listActions), title: z.string().optional(), isAgreed },
    (given) => edits.list(given.id, given.level, given.action, given.title, given.isAgreed),
  ),
  add: action({ id, numbers: z.record(z.string(), z.number()).optional() }, (given) =>
    edits.add(given.id, given.numbers),
  ),
  create: action({ kind: z.enum(newEntries), title: z.string() }, (given) =>
    edits.create(given.kind, given.title),
  ),
  page: action({ path: z.enum(optionalPages), isLeftOut: z.boolean(), isAgreed }, (given) =>
    edits.page(given.path, given.isLeftOut, given.isAgreed),
  ),
  picture: action({ id, data: z.base64() }, (given) =>
    edits.picture(given.id, Buffer.from(given.data, 'base64')),
  ),
  colors: action({ brand: brand.optional(), save: z.boolean() }, (given) =>
    edits.colors(given.brand, given.save),
  ),
  // A picture that cannot be read gives none. Why it cannot be used is said when it is saved.
  logoColors: action({ data: z.base64() }, (given) =>
    logoColors(Buffer.from(given.data, 'base64')).catch(() => undefined),
  ),
  launch: action({}, edits.launch),
  publishPlan: action({}, edits.publishPlan),
  preview: action({}, edits.preview),
  saveSite: action({ seen: z.string() }, (given) => edits.saveSite(given.seen)),
  push: action({ seen: z.string(), tree: z.string() }, (given) =>
    edits.push(given.seen, given.tree),
  ),
  zip: action({}, edits.zip),
  showFolder: action({}, edits.showFolder),
  undo: action({}, edits.undo),
  redo: action({}, edits.redo),
});

/** Actions that change nothing. */
const looks = ['state', 'check', 'logoColors', 'launch', 'publishPlan', 'preview', 'zip'];

/**
 * Adds the editing tools to each page of the development server, and the address that they save to.
 * Only `npm start` uses this, so a build cannot contain any of it.
 */
export function editMode(lock: ReturnType<typeof newLock>): AstroIntegration {
  return {
    name: 'edit-mode',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('head-inline', `import(${JSON.stringify(`/@fs/${client}`)});`);
        const server = {
          cors: false,
          allowedHosts: hosted().map((domain) => `.${domain}`),
          fs: { allow: [resolve(import.meta.dirname, '..')] },
        };
        updateConfig({ vite: { server, plugins: [plugin(lock)] } });
      },
    },
  };
}

function plugin(lock: ReturnType<typeof newLock>): Plugin {
  return {
    name: 'edit-mode',
    configureServer(server) {
      const cookie = () => lock.cookie(portOf(server));
      const actions = actionsOf(editing((page, text) => shows(server, cookie(), page, text)));
      let told = '';
      const tellAddress = () => {
        const [host = `127.0.0.1:${portOf(server)}`] = hosted(portOf(server));
        if (told === lock.path()) return;
        told = lock.path();
        server.config.logger.info(
          `\nEdit mode is open to you alone. This address opens it, once:\n\n  ${hosted().length > 0 ? 'https' : 'http'}://${host}${told}\n`,
        );
      };
      server.httpServer?.once('listening', tellAddress);
      // A WebSocket does not come through the middleware. Vite leaves alone what is closed.
      server.httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (refusalOf(request, portOf(server), cookie()) !== undefined) socket.destroy();
      });

      /** One after the other, except what only looks. */
      let last: Promise<unknown> = Promise.resolve();
      const inTurn = (name: string, run: () => unknown) => {
        if (looks.includes(name)) return run();
        last = last.then(run, run);
        return last;
      };

      server.middlewares.use(async (request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        if (lock.opensWith(request.url)) {
          const keep = 'HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000';
          response.setHeader('set-cookie', `${cookie()}; ${keep}`);
          return response.writeHead(303, { location: '/' }).end();
        }
        const refusal = refusalOf(request, portOf(server), cookie());
        if (refusal === 'another person' && request.headers.accept?.includes('text/html')) {
          tellAddress();
          response.writeHead(403, { 'content-type': 'text/html; charset=utf-8' });
          return response.end(closed);
        }
        if (refusal !== undefined) return answer(response, 403, { message: 'Refused.' });
        if (!request.url?.startsWith(address)) return next();
        const name = request.url.slice(address.length);
        const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
        if (!act) return answer(response, 404, { message: 'Not found.' });
        try {
          const given = await bodyOf(request);
          answer(response, 200, { result: await inTurn(name, () => act(given)) });
        } catch (error) {
          if (error instanceof BadRequest)
            return answer(response, 400, { message: 'This is not a request of edit mode.' });
          const isForPerson = error instanceof Refusal || error instanceof ProblemReport;
          if (!isForPerson) server.config.logger.error(String((error as Error).stack));
          const message = isForPerson ? error.message : 'Something went wrong. Nothing was saved.';
          const { offer } = error instanceof Refusal ? error : {};
          answer(response, isForPerson ? 422 : 500, { message, offer });
        }
      });
    },
  };
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

async function bodyOf(request: IncomingMessage): Promise<unknown> {
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

/** Whether a page, as it is now, has a text. Titles may have other capitals on it. */
async function shows(
  server: ViteDevServer,
  cookie: string,
  page: string,
  text: string,
): Promise<boolean> {
  const own = `http://127.0.0.1:${portOf(server)}`;
  const url = URL.parse(page, own);
  if (url?.origin !== own) return false;
  const response = await fetch(url, { headers: { accept: 'text/html', cookie } });
  const words = plain(getTextContent(fromHtml(await response.text()) as Node));
  return words.toLowerCase().includes(plain(text).toLowerCase());
}
