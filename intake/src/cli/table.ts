import { cut, displayWidth, padded, printable } from './display-width.ts';

const gap = '  ';
/** The minimum width of a column. */
const least = 8;

/** Narrows the widest columns until the table fits. */
function fit(widths: readonly number[], width: number): number[] {
  const fitted = [...widths];
  const room = width - gap.length * (widths.length - 1);
  while (fitted.reduce((sum, next) => sum + next, 0) > room) {
    const widest = Math.max(...fitted);
    if (widest <= least) break;
    fitted[fitted.lastIndexOf(widest)] = widest - 1;
  }
  return fitted;
}

/** Rows with aligned columns, no wider than the terminal. Text that is cut ends with an ellipsis. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): string {
  const all = [head, ...rows].map((row) => row.map((text) => printable(text)));
  const natural = head.map((_, index) =>
    Math.max(...all.map((row) => displayWidth(row[index] ?? ''))),
  );
  const widths = fit(natural, width);
  const lines = all.map((row) =>
    row
      .map((text, index) => padded(cut(text, widths[index] ?? 0), widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  );
  const rule = widths.map((columns) => '─'.repeat(columns)).join(gap);
  return lines.toSpliced(1, 0, rule).join('\n');
}
