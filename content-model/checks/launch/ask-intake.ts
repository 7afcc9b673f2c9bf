import { keyHeader, paths, proofHeader, statuses } from '@website/form-contract';

const patience = () => AbortSignal.timeout(10_000);

/**
 * Posts an empty message to the intake service, which must refuse it. So this stores nothing. If the
 * service is on another host than the site, also asks as a browser does whether a page of the site may
 * send. Returns what is wrong, or nothing.
 */
export async function askIntake(address: URL, site: string): Promise<string | undefined> {
  const url = new URL(address.pathname.replace(/\/$/, '') + paths.contact, address);
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
      redirect: 'error',
      signal: patience(),
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

/** Asks what a browser asks before a page sends something to another host. */
async function isAllowed(url: URL, site: string): Promise<boolean> {
  const wanted = ['content-type', keyHeader, proofHeader].map((name) => name.toLowerCase());
  const { ok, headers } = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': wanted.join(),
    },
    redirect: 'error',
    signal: patience(),
  });
  const given = headers.get('access-control-allow-headers')?.toLowerCase().split(/ *, */) ?? [];
  const isOurs = headers.get('access-control-allow-origin') === site;
  return ok && isOurs && wanted.every((name) => given.includes(name));
}
