/**
 * `npm run preview` shows the built site on any system, at 127.0.0.1:8080 or another PORT. It needs no
 * nginx, but answers like it: the same paths, redirects and headers. A new build is shown at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { type Headers, headersOf } from '../site/integrations/hosting/headers.ts';
import { readSite } from '../site/integrations/hosting/hosting.ts';
import { fileOf, spellings } from '../site/integrations/hosting/nginx.ts';
import { builtFolder } from './built-folder.ts';

const root = builtFolder();

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

async function answer(method: string, url: string): Promise<Answer> {
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

const server = createServer(async ({ method = '', url = '' }, response) => {
  try {
    const { status, headers, file, text } = await answer(method, url);
    const body = file === undefined ? (text ?? '') : readFileSync(join(root, file));
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(method === 'HEAD' ? undefined : body);
  } catch {
    response.writeHead(503).end('The site is being built. Try again in a moment.\n');
  }
});
server.on('error', ({ message }) => {
  console.error(`The preview cannot start (${message}). Set PORT for another port.`);
  process.exitCode = 1;
});
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Showing ${root} at http://127.0.0.1:${port}`);
});
