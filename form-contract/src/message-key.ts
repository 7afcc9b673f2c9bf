/**
 * A digest of the message. A server stores a message only once per key, however often it is sent.
 * The key survives a page reload, and a server can compute it for a form posted without script.
 * Browsers compute digests only on pages from an encrypted connection or from the same machine;
 * elsewhere this returns undefined, and the server uses its own key.
 */
export async function messageKey(message: object): Promise<string | undefined> {
  const fields = Object.entries(message).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = new TextEncoder().encode(JSON.stringify(fields));
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', text);
  if (digest === undefined) return undefined;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
