/**
 * The name under which a message is stored once, however often it is sent: a digest of what it
 * says. So it survives a reload of the page, and a server can make it for a form posted without
 * script. Browsers make digests only on pages that came over an encrypted connection or from the
 * same machine; elsewhere there is none, and the server's own counts.
 */
export async function messageKey(message: object): Promise<string | undefined> {
  const fields = Object.entries(message).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = new TextEncoder().encode(JSON.stringify(fields));
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', text);
  if (digest === undefined) return undefined;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
