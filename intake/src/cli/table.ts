/** Rows with aligned columns, for a terminal. Text from visitors cannot move the cursor. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = (row: readonly string[]) => row.map((text) => text.replaceAll(/\p{Cc}/gu, ' '));
  const all = [head, ...rows].map(clean);
  const widths = head.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return lines.toSpliced(1, 0, rule).join('\n');
}
