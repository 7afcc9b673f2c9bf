import { paths, statuses } from '@website/form-contract';

/**
 * Posts an empty message to the intake service, which must refuse it. So this stores nothing.
 * Returns what is wrong, or nothing.
 */
export async function askIntake(address: URL): Promise<string | undefined> {
  const url = new URL(address.pathname.replace(/\/$/, '') + paths.contact, address);
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{}',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (status === statuses.refused) return undefined;
    return `${url} answers an empty message with ${status}, not with ${statuses.refused}`;
  } catch {
    return `${url} does not answer`;
  }
}
