/** A Markdown table whose columns are as wide as their longest cell, as Prettier writes it. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = all;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join(
    '\n',
  );
}
