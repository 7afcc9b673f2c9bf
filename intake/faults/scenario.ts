import type { Outcome } from './ledger.ts';

/** How much of everything: the whole proof, or a short form of it for every change. */
export interface Size {
  isShort: boolean;
  /** The number for the whole proof, or the one for the short form. */
  of: (whole: number, short: number) => number;
  /** Tells a person who waits how far it has come. */
  progress: (words: string) => void;
}

/** Something that goes wrong, and what becomes of the messages meanwhile. */
export interface Scenario {
  name: string;
  run: (size: Size) => Promise<Outcome[]>;
}
