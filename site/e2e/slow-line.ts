import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A page in pieces: the first elements a few at a time, everything else at once. */
function splitPage(html: string): string[] {
  const body = html.indexOf('<body');
  const elements = html.slice(body).split(/(?=<[a-z])/);
  const first = Array.from({ length: 60 }, () => elements.splice(0, 5).join(''));
  return [html.slice(0, body), ...first, elements.join('')];
}

/**
 * Serves a site like a slow connection: a page arrives in pieces, with time to paint in between,
 * and the fonts arrive after all of it.
 */
export async function startSlowServer(site: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      for (const piece of splitPage(await answer.text())) {
        response.write(piece);
        await pause(20);
      }
      response.end();
    } else {
      if (type.startsWith('font/')) await pause(2000);
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
