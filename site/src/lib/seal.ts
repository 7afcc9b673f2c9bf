/** A number from 0 to 2^32 that depends on the text alone (FNV-1a): the same in every build. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

export interface SealShape {
  initials: string;
  /** Marks on the outer and the inner ring. */
  outer: number;
  inner: number;
  /** How far the rings are turned against each other, in degrees. */
  turn: number;
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** What a person's seal looks like, derived from the name. */
export function sealShape(name: string): SealShape {
  const print = fingerprint(name);
  return {
    initials: initialsOf(name),
    outer: 24 + (print % 7) * 6,
    inner: 5 + ((print >>> 5) % 8),
    turn: (print >>> 11) % 90,
  };
}
