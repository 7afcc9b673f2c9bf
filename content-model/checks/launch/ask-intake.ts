import { keyHeader, paths, proofHeader, statuses } from '@website/form-contract';

const createTimeout = () => AbortSignal.timeout(10_000);

/**
 * Posts an empty message to the intake service, which must refuse it, so nothing is stored. If the service is on
 * another host than the site, also sends the preflight request of a browser. Returns what is wrong, or undefined.
 */
export async function askIntake(address: URL, site: string): Promise<string | undefined> {
  const url = new URL(address.pathname.replace(/\/$/, '') + paths.contact, address);
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
      redirect: 'error',
      signal: createTimeout(),
    });
    if (status !== statuses.refused) {
      return `${url} answers an empty message with ${status}, not with ${statuses.refused}`;
    }
    if (url.origin === site || (await isAllowed(url, site))) return undefined;
    return `${url} does not take messages from pages of ${site}. Set ALLOWED_ORIGINS=${site} there, or use an address of the service on the host of the site`;
  } catch {
    return `${url} does not answer`;
  }
}

/** Sends the preflight request (CORS) that a browser sends before a page may post to another host. */
async function isAllowed(url: URL, site: string): Promise<boolean> {
  const requestHeaders = ['content-type', keyHeader, proofHeader].map((name) => name.toLowerCase());
  const { ok, headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders.join(),
    },
    redirect: 'error',
    signal: createTimeout(),
  });
  const allowedHeaders =
    headers.get('access-control-allow-headers')?.toLowerCase().split(/ *, */) ?? [];
  const isOriginAllowed = headers.get('access-control-allow-origin') === site;
  return ok && isOriginAllowed && requestHeaders.every((name) => allowedHeaders.includes(name));
}
