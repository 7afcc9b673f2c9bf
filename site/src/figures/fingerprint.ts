/**
 * A number from 0 to 2^32 - 1 that depends only on the text (FNV-1a), so it is the same in every
 * build.
 */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
