import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { type Headers, headersOf } from './headers.ts';
import { readSite } from './hosting.ts';
import { fileOf, spellings } from './nginx.ts';

interface Answer {
  status: number;
  headers: Headers;
  /** The file to send, or what to say. */
  file?: string;
  text?: string;
}

/** The types of nginx, for files that have none in their headers. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The path that a request means: nginx decodes it, resolves dots, and joins slashes. */
function meant(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return '';
  }
}

async function answer(root: string, method: string, url: string): Promise<Answer> {
  const site = await readSite(root);
  const { everywhere, pages, files, assets, notFound } = headersOf(site);
  const say = (status: number, text: string, more: Headers = {}): Answer => ({
    status,
    text,
    headers: { ...everywhere, ...notFound, 'Content-Type': 'text/plain; charset=utf-8', ...more },
  });
  const send = (file: string, headers: Headers, status = 200): Answer => ({
    status,
    file,
    headers: {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ...everywhere,
      ...headers,
    },
  });

  if (!['GET', 'HEAD'].includes(method)) {
    return say(405, 'This server answers only GET and HEAD.\n', { Allow: 'GET, HEAD' });
  }
  const [path = ''] = url.split('?');
  const isAsset = /^\/_astro\/\w[\w.-]*(?<!\.br|\.gz)$/.test(path);
  if (isAsset && existsSync(join(root, path))) return send(path, assets);
  const wanted = meant(path).toLowerCase();
  const page = [...pages.keys()].find((one) => spellings(one).includes(wanted));
  const found = page ?? [...files.keys()].find((file) => file.toLowerCase() === wanted);
  if (found === undefined) return send('/404.html', notFound, 404);
  if (path !== found) {
    const more = { 'Content-Type': 'text/html', Location: found + url.slice(path.length) };
    return say(301, '', more);
  }
  return page ? send(fileOf(page), pages.get(page) ?? {}) : send(found, files.get(found) ?? {});
}

/** Shows a built folder at a port of this computer, or at a free one. Resolves to the port. */
export function showBuilt(root: string, wanted = 0): Promise<number> {
  const server = createServer(async ({ method = '', url = '' }, response) => {
    try {
      const { status, headers, file, text } = await answer(root, method, url);
      const body = file === undefined ? (text ?? '') : readFileSync(join(root, file));
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
      response.end(method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(503).end('The site is being built. Try again in a moment.\n');
    }
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(wanted, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}
