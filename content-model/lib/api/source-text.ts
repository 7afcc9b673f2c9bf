/** Any value that JSON can express. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Dialect {
  /** How to write a key before its colon. */
  key: (name: string) => string;
  /** The words for true, false and null. */
  words: readonly [yes: string, no: string, nothing: string];
  /** Goes between a brace and its content when both are on one line. */
  pad: '' | ' ';
  indent: 2 | 4;
  /** Whether a list that spans several lines has a comma after its last entry. */
  trailingComma: boolean;
}

const quoted = (text: string) => JSON.stringify(text);

const json: Dialect = {
  key: quoted,
  words: ['true', 'false', 'null'],
  pad: ' ',
  indent: 2,
  trailingComma: false,
};

export const dialects = {
  json,
  typescript: {
    ...json,
    key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)),
    trailingComma: true,
  },
  python: { ...json, words: ['True', 'False', 'None'], pad: '', indent: 4, trailingComma: true },
} satisfies Record<string, Dialect>;

/**
 * A value as a person would write it in source code: on one line if it fits into `room` characters,
 * otherwise one entry per line. `depth` is the indentation of the line that it starts on.
 */
export function sourceText(value: Json, dialect: Dialect, room: number, depth = 0): string {
  const { words, pad, indent, trailingComma } = dialect;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return words[value ? 0 : 1];
  if (value === null) return words[2];
  if (typeof value !== 'object') return String(value);

  const [open, close, space] = Array.isArray(value) ? (['[', ']', ''] as const) : ['{', '}', pad];
  const entries = (depth: number) =>
    Array.isArray(value)
      ? value.map((item) => sourceText(item, dialect, room, depth))
      : Object.entries(value).map(
          ([name, item]) => `${dialect.key(name)}: ${sourceText(item, dialect, room, depth)}`,
        );
  const line = `${open}${space}${entries(depth).join(', ')}${space}${close}`;
  if (depth > 0 && line.length <= room && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent);
  const inner = ' '.repeat(depth) + margin;
  const lines = entries(depth + indent).map((entry) => inner + entry);
  return `${open}\n${lines.join(',\n')}${trailingComma ? ',' : ''}\n${' '.repeat(depth)}${close}`;
}
