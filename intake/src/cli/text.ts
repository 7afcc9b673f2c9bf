/**
 * Text from visitors, without control characters and bidirectional overrides: nothing that could move
 * the cursor, color the terminal or reverse the text.
 */
const printable = (text: string, { lines = false } = {}) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\p{Cc}/gu, (sign) => (lines && sign === '\n' ? sign : ' '));

/** Rows in columns. */
export function columns(rows: readonly (readonly string[])[], { ruled = false } = {}): string {
  const all = rows.map((row) => row.map((text) => printable(text)));
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  if (ruled)
    all.splice(
      1,
      0,
      widths.map((width) => '─'.repeat(width)),
    );
  const padded = all.map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)));
  return padded.map((row) => row.join('  ').trimEnd()).join('\n');
}

/** Names and values. A value of several lines stands below its name. */
export function facts(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length)) + 2;
  return pairs
    .map(([name, value]) => {
      const text = printable(value, { lines: true }).trimEnd();
      return text.includes('\n')
        ? `${name}\n${text.replaceAll(/^(?=.)/gm, '  ')}`
        : name.padEnd(width) + text;
    })
    .join('\n');
}

/**
 * A line of a CSV file (RFC 4180). A spreadsheet would run a value that begins like a formula, so
 * such a value gets an apostrophe in front, which spreadsheets do not show.
 */
export function csvLine(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
    return /[",'\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}
