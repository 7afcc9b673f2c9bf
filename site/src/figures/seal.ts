import { fingerprint } from './fingerprint.ts';

export interface SealShape {
  initials: string;
  /** The number of marks on the outer and on the inner ring. */
  outer: number;
  inner: number;
  /** The rotation of the rings relative to each other, in degrees. */
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

/** The shape of a person's seal, derived from the name. */
export function sealShape(name: string): SealShape {
  const print = fingerprint(name);
  return {
    initials: initialsOf(name),
    outer: 24 + (print % 7) * 6,
    inner: 5 + ((print >>> 5) % 8),
    turn: (print >>> 11) % 90,
  };
}
