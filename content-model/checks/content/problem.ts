import type { Content } from '../../collections.ts';
import { replaceBlankMarks } from '../../lib/text/blanks.ts';

/** The names of fields and the indexes in lists that lead to a value. */
export type Path = readonly (string | number)[];

/** The words of a problem. */
export interface ProblemText {
  /** "a list of 3" */
  found: string;
  /** "must be a whole number" */
  expected: string;
}

/** A path that begins with the name of the collection. */
export type ContentPath = readonly [keyof Content, ...Path];

/** A problem that a rule has found, before its line is looked up. */
export interface ContentProblem extends ProblemText {
  /** A line is only for a file outside the content. */
  at: ContentPath | { file: string; line: number };
}

/** Something that a person has to correct before the content can be published. */
export interface Problem extends ProblemText {
  /** Relative to the project's folder, so that an editor's terminal can open it. */
  file: string;
  line: number;
  /** The name of the field for people, after the id of the entry: "research-intern, salary.max". Empty for a whole file. */
  field: string;
  /** The path of the field in its file, for programs. */
  path?: Path;
}

/** A problem in one line, which begins with file and line as terminals link them. */
export function formatProblem({ file, line, field, found, expected }: Problem): string {
  return `${file}:${line}: ${field && `${field}: `}found ${found}; ${expected}`;
}

const maxLength = 60;

/** A value as the owner wrote it, shortened for a message. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  if (value === '') return 'an empty text';
  const text = replaceBlankMarks(value, () => '…').replaceAll('\n', ' ');
  if (text === '…') return 'nothing';
  if (text.length <= maxLength) return `"${text}"`;
  return `"${text.slice(0, maxLength)}…" (${value.length} characters)`;
}
