import { padded, printable, wrapped } from './display-width.ts';

/** No line is easy to read if it is longer. */
const longest = 100;

/**
 * Names and values below each other. A value that is long or has several lines stands below its
 * name, wrapped.
 */
export function facts(pairs: readonly (readonly [string, string])[], width: number): string {
  const room = Math.min(width, longest);
  const column = Math.max(...pairs.map(([name]) => name.length)) + 2;
  return pairs
    .map(([name, text]) => {
      const lines = wrapped(
        printable(text, { lines: true }).trimEnd(),
        Math.max(20, room - column),
      );
      return lines.length === 1
        ? padded(name, column) + lines[0]
        : [
            name,
            ...wrapped(printable(text, { lines: true }).trimEnd(), room - 2).map((line) =>
              `  ${line}`.trimEnd(),
            ),
          ].join('\n');
    })
    .join('\n');
}
