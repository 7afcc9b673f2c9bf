import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** What a host answers: a status, headers in the order they are sent, and the file of the body. */
export interface Answer {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** The path of the file below the served folder. Without it, the body is empty. */
  file?: string;
}

/** How a static host chooses its answer. The path is encoded, as it was sent, without the query. */
export type Host = (path: string, query: string) => Answer;

/** Says whether the folder has a file with this path, like "/team.html". */
export function filesOf(root: string): (path: string) => boolean {
  return (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a folder as a host would, on a free port of this machine. */
export async function serve(
  root: string,
  host: Host,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const { status, headers, file } = host(pathname, search);
    const isTyped = headers.some(([name]) => name.toLowerCase() === 'content-type');
    const type = !isTyped && file && (types[extname(file)] ?? 'application/octet-stream');
    // Joined by hand: a header that a host sends twice must arrive twice.
    const lines = type ? [['Content-Type', type] as const, ...headers] : headers;
    response.writeHead(status, lines.flat());
    response.end(file && readFileSync(join(root, file)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
