import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { type Headers, headersFor, readRules } from './headers-file.ts';

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

/** As in deploy/nginx/http.conf: the one path of a page or file. */
function pathOf(wanted: string): string | undefined {
  if (/^\/(?:index(?:\.html)?)?$/.test(wanted)) return '/';
  if (/^\/404(?:\.html)?$/.test(wanted)) return undefined;
  if (wanted === '/.well-known/security.txt') return wanted;
  const page = /^((?:\/[A-Za-z0-9][\w-]*)+?)(?:\/index)?(?:\.html?|\/+)?$/.exec(wanted)?.[1];
  const file = /^(?:\/[a-z0-9][a-z0-9-]*)+\.(?:atom|json|md|png|svg|txt|webmanifest|xml)$/.exec(
    wanted,
  )?.[0];
  return page ?? file;
}

const fileOf = (path: string) =>
  path === '/' ? '/index.html' : path.includes('.') ? path : `${path}.html`;

function answer(root: string, method: string, url: string): Answer {
  const rules = readRules(readFileSync(join(root, '_headers'), 'utf8'));
  const say = (status: number, text: string, more: Headers = {}): Answer => ({
    status,
    text,
    headers: { ...headersFor(rules, '/.txt'), ...more },
  });
  const send = (file: string, status = 200): Answer => ({
    status,
    file,
    headers: {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ...headersFor(rules, file),
    },
  });

  if (!['GET', 'HEAD'].includes(method)) {
    return say(405, 'This server answers only GET and HEAD.\n', { Allow: 'GET, HEAD' });
  }
  const [path = ''] = url.split('?');
  const isAsset = /^\/_astro\/\w[\w.-]*(?<!\.br|\.gz)$/.test(path);
  const found = isAsset ? path : pathOf(meant(path));
  const file = found === undefined ? '' : fileOf(found);
  if (!file || !existsSync(join(root, file))) return send('/404.html', 404);
  if (path === found) return send(file);
  return say(301, '', { 'Content-Type': 'text/html', Location: found + url.slice(path.length) });
}

/** Shows a built folder at a port of this computer, or at a free one. Resolves to the port. */
export function showBuilt(root: string, wanted = 0): Promise<number> {
  const server = createServer(({ method = '', url = '' }, response) => {
    try {
      const { status, headers, file, text } = answer(root, method, url);
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
