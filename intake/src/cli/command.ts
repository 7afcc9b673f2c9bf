import type { Pool } from 'pg';

/** What a command has found out: as data for --json, and as text for a person. */
interface Outcome {
  data: unknown;
  text: string;
}

interface Option {
  /** A name for its value. Without one, the option is either there or not. */
  value?: string;
  help: string;
}

/** The command line, as far as it is for this command. */
interface Given {
  argument: string | undefined;
  options: Readonly<Record<string, string | boolean | undefined>>;
  json: boolean;
}

export interface Command {
  /** What follows the name of the command, as in the help. */
  argument?: string;
  summary: string;
  details?: string;
  options?: Readonly<Record<string, Option>>;
  run: (database: Pool, given: Given) => Promise<Outcome | undefined>;
}
