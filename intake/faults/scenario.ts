import type { Outcome } from './outcome.ts';

/** The full form, or a short one for every change. */
export interface Size {
  isShort: boolean;
  /** How many messages to send, if the command says it. */
  count: number | undefined;
  /** Chooses a number. */
  of: (full: number, short: number) => number;
}

/** Breaks something while visitors send messages. */
export interface Scenario {
  name: string;
  run: (size: Size) => Promise<Outcome[]>;
}
