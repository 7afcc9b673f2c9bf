import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { dist } from './ports.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Markup that an attacker has injected into a page. Each part leaves a trace if it has an effect. */
export const injected =
  '<script>window.ran = "script"</script>' +
  '<img src="/nothing.png" alt="" onerror="window.ran = \'handler\'">' +
  '<style>h1 { outline: 7px solid }</style><i id="injected" style="outline: 7px solid">x</i>';

/** Finds which parts had an effect, and whether text can become markup. Runs in the page. */
export function findEffects() {
  const outline = (selector: string) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element).outlineWidth === '7px';
  };
  let markup = 'allowed';
  try {
    document.createElement('div').innerHTML = '<b>text</b>';
  } catch (error) {
    markup = (error as Error).name;
  }
  return {
    ran: Reflect.get(window, 'ran') ?? 'nothing',
    styled: outline('h1') || outline('#injected'),
    markup,
  };
}

/**
 * A host that only sends files: no header but the type, and team.html for /team as on GitHub Pages.
 * Of a page, it may send another one.
 */
export async function startBareHost(change = (html: string) => html) {
  const server = createServer(({ url = '/' }, response) => {
    const [path = ''] = url.split('?');
    const existing = [path, `${path}.html`, `${path}index.html`].find(
      (name) => extname(name) && existsSync(join(dist, name)),
    );
    const file = existing ?? '/404.html';
    const body = readFileSync(join(dist, file));
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(existing ? 200 : 404, { 'Content-Type': type });
    response.end(type === 'text/html' ? change(body.toString()) : body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

/** The host with what was injected in each page, before its end. */
export const startInjectedHost = (isPolicyKept = true) =>
  startBareHost((html) =>
    html
      .replace('</main>', `${injected}</main>`)
      .replace(isPolicyKept ? '' : /<meta http-equiv[^>]*>/, ''),
  );
