import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where requests of the editing tools go. */
export const address = '/@edit/';

/** A request, as far as it decides. */
type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** How the server ends if it is to start again. */
export const startAgain = 75;

export const random = () => randomBytes(24).toString('base64url');

/** What only the person who started edit mode has: an address that works once, and then a cookie. */
export function newLock(secret = random()) {
  let key = random();
  return {
    /** The way in. The program that opens the browser shows it to everyone on this computer. */
    path: () => `/?key=${key}`,
    /** Browsers send a cookie to every port, so its name tells them apart. */
    cookie: (port: number) => `edit-${port}=${secret}`,
    /** Whether an address is the way in, which it is only once. */
    opensWith(url = ''): boolean {
      if (url !== this.path()) return false;
      key = random();
      return true;
    },
  };
}

/**
 * Why a request is refused, if it is. Others can reach this server too: programs of other users of this
 * computer, who do not have the cookie, and sites that are open in the same browser, also under a name
 * of their own that they point here (DNS rebinding).
 */
export function refusalOf(request: Request, port: number, cookie: string): string | undefined {
  const { host = '', origin, ...headers } = request.headers;
  const own = [
    ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
    ...hosted(port),
  ];
  if (!own.includes(host)) return 'another name';
  // Another site may lead to a page, but neither show it in a frame nor reach a file or a tool.
  const isFromOutside = /^(?:same|cross)-site$/.test(`${headers['sec-fetch-site']}`);
  const isPage =
    headers['sec-fetch-dest'] === 'document' && /^\/(?![@_])[^?]*$/.test(`${request.url}`);
  if (isFromOutside && !isPage) return 'another site';
  if (!headers.cookie?.split('; ').includes(cookie)) return 'another person';
  const isTool = request.url?.startsWith(address) === true;
  const isOwnPage = own.includes(URL.parse(origin ?? '')?.host ?? '');
  if ((isTool || headers.upgrade !== undefined) && !isOwnPage) return 'another page';
  if (!isTool) return undefined;
  if (request.method !== 'POST') return 'another method';
  if (headers['sec-fetch-site'] !== 'same-origin') return 'another site';
  return headers['content-type'] === 'application/json' ? undefined : 'another type';
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
