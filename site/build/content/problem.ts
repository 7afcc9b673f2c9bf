/** Where a value stands in the content: the names and list positions that lead to it. */
export type Path = readonly (string | number)[];

/** Something in the content that cannot be published as it is. */
export interface Problem {
  /** Below the project's folder, so that an editor's terminal can open it. */
  file: string;
  line: number;
  /** As its file names it: "salary.max", after the id of its record. Empty for a whole file. */
  field: string;
  /** What is there. */
  found: string;
  /** What should be there: "must be a whole number". */
  expected: string;
}

/** One line for a problem: where, what is there, and what should be. */
export function problemLine({ file, line, field, found, expected }: Problem): string {
  return `${file}:${line}: ${field && `${field}: `}found ${found}; ${expected}`;
}

const longest = 60;

/** A value as the owner wrote it, short enough to be read in a message. */
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
