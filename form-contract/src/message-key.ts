/** The source of the digest: the fields as JSON, sorted by name, so that their order does not matter. */
export const serializeForKey = (message: object): string =>
  JSON.stringify(Object.entries(message).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The idempotency key: a digest of the message. It survives a page reload, and a server can compute it
 * for a form posted without script. Browsers have crypto.subtle only in secure contexts; elsewhere this
 * returns undefined, and the server uses its own key.
 */
export async function createMessageKey(message: object): Promise<string | undefined> {
  const source = new TextEncoder().encode(serializeForKey(message));
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', source);
  if (digest === undefined) return undefined;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
