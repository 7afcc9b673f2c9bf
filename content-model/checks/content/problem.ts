import type { Content } from '../../collections.ts';

/** The names and list positions that lead to a value in the content. */
export type Path = readonly (string | number)[];

/** What is wrong. */
export interface ProblemText {
  /** What is there. */
  found: string;
  /** What should be there: "must be a whole number". */
  expected: string;
}

/** A place in the content: the collection, and the path to the value. */
export type ContentPlace = readonly [keyof Content, ...Path];

/** A problem that a rule has found: a place in the content or outside of it, what is there, and what should be. */
export interface ContentProblem extends ProblemText {
  at: ContentPlace | { file: string; line: number };
}

/** Something in the content that cannot be published as it is, and where it is. */
export interface Problem extends ProblemText {
  /** Relative to the project's folder, so that an editor's terminal can open it. */
  file: string;
  line: number;
  /** The field's name in its file, after the record's id: "salary.max". Empty for a whole file. */
  field: string;
  /** The same for programs: where the value is in its file. */
  path?: Path;
}

/** A problem in one line: where it is, what is there, and what should be there. */
export function problemLine({ file, line, field, found, expected }: Problem): string {
  return `${file}:${line}: ${field && `${field}: `}found ${found}; ${expected}`;
}

const longest = 60;

/** A value as the owner wrote it, shortened for a message. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  if (value === '') return 'an empty text';
  const text = value.replaceAll('\n', ' ');
  if (text.length <= longest) return `"${text}"`;
  return `"${text.slice(0, longest)}…" (${value.length} characters)`;
}
