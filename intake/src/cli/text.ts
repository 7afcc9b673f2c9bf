/**
 * Text from visitors, without control characters and bidirectional overrides: nothing that could move
 * the cursor, color the terminal or reverse the text.
 */
function printable(text: string, { lines = false } = {}): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\p{Cc}/gu, (sign) => (lines && sign === '\n' ? sign : ' '));
}

/** Rows in columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map((text) => printable(text)));
  const widths = head.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.toSpliced(1, 0, widths.map((width) => '─'.repeat(width)).join('  ')).join('\n');
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

/** "1 message", "2,000 messages". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
