import type { IncomingMessage } from 'node:http';

/** Where requests of the editing tools go. */
export const address = '/@edit/';

/** A request, as far as it decides. */
type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Why a request is refused, if it is. Only a page of this server may change content: another site that
 * is open in the same browser can reach this computer too, also under a name of its own that it points
 * here (DNS rebinding).
 */
export function refusalOf(request: Request, port: number, token: string): string | undefined {
  const { host = '', origin, ...headers } = request.headers;
  const own = [
    ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
    ...hosted(port),
  ];
  if (!own.includes(host)) return 'another name';
  // Another site may lead here, but neither show a page in a frame nor load a file.
  const isFromOutside = /^(?:same|cross)-site$/.test(`${headers['sec-fetch-site']}`);
  if (isFromOutside && headers['sec-fetch-dest'] !== 'document') return 'another site';
  if (!request.url?.startsWith(address)) return undefined;
  if (request.method !== 'POST') return 'another method';
  if (!own.includes(URL.parse(origin ?? '')?.host ?? '')) return 'another page';
  if (headers['sec-fetch-site'] !== 'same-origin') return 'another site';
  if (headers['content-type'] !== 'application/json') return 'another type';
  return headers['x-edit-token'] === token ? undefined : 'no token';
}

/**
 * The domain of this server, or its name at a port, in a GitHub codespace. Only the person who started
 * it can open it there.
 */
export function hosted(port?: number): string[] {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  if (!name || !domain) return [];
  return [port === undefined ? domain : `${name}-${port}.${domain}`];
}
