/** Any value that JSON can express. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Dialect {
  /** Formats the name of a key. */
  key: (name: string) => string;
  words: { true: string; false: string; null: string };
  /** The text between a brace and its content when both are on one line. */
  pad: '' | ' ';
  indent: 2 | 4;
  /** Whether a list that spans several lines has a comma after its last entry. */
  trailingComma: boolean;
}

const quote = (text: string) => JSON.stringify(text);

const json: Dialect = {
  key: quote,
  words: { true: 'true', false: 'false', null: 'null' },
  pad: ' ',
  indent: 2,
  trailingComma: false,
};

export const dialects = {
  json,
  typescript: {
    ...json,
    key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name)),
    trailingComma: true,
  },
  python: {
    ...json,
    words: { true: 'True', false: 'False', null: 'None' },
    pad: '',
    indent: 4,
    trailingComma: true,
  },
} satisfies Record<string, Dialect>;

/**
 * Formats a value as source code: on one line if it fits into `maxLength` characters, otherwise with one entry per
 * line. `depth` is the indentation of the line on which it starts.
 */
export function formatSource(value: Json, dialect: Dialect, maxLength: number, depth = 0): string {
  const { words, pad, indent, trailingComma } = dialect;
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (value === null) return words.null;
  if (typeof value !== 'object') return String(value);

  const [open, close, space] = Array.isArray(value) ? (['[', ']', ''] as const) : ['{', '}', pad];
  const formatEntries = (depth: number) =>
    Array.isArray(value)
      ? value.map((item) => formatSource(item, dialect, maxLength, depth))
      : Object.entries(value).map(
          ([name, item]) =>
            `${dialect.key(name)}: ${formatSource(item, dialect, maxLength, depth)}`,
        );
  const line = `${open}${space}${formatEntries(depth).join(', ')}${space}${close}`;
  if (depth > 0 && line.length <= maxLength && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent);
  const inner = ' '.repeat(depth) + margin;
  const lines = formatEntries(depth + indent).map((entry) => inner + entry);
  return `${open}\n${lines.join(',\n')}${trailingComma ? ',' : ''}\n${' '.repeat(depth)}${close}`;
}
