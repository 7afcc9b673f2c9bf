import type { Pool } from 'pg';

/** The options of a command line. */
export type Given = Record<string, string | boolean | undefined>;

/** Writes to standard output. */
export type Write = (text: string) => Promise<void> | void;

export interface Command {
  /** What follows the name of the command, as in the help. */
  argument?: string;
  summary: string;
  details?: string;
  /** As parseArgs takes them, with a line for the help each. */
  options?: Record<string, { type: 'string' | 'boolean'; value?: string; help: string }>;
  /** Returns data for --json and text for a person, or nothing if it has written by itself. */
  run: (
    database: Pool,
    argument: string | undefined,
    options: Given,
    write: Write,
  ) => Promise<{ data: unknown; text: string } | undefined>;
}

/** An error that the operator can fix. Printed as one sentence, without a stack. */
export class Mistake extends Error {
  exitCode = 1;
}

/** The command was written in a wrong way. */
export class Misuse extends Mistake {
  override exitCode = 2;
}
