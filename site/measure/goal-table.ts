/**
 * What all measurements have in common: the option --short, and a table of goals at the end. The
 * short form is for CI: few runs, on a machine that does other work too.
 */
import { parseArgs } from 'node:util';

/** One line of the table. */
export interface Result {
  what: string;
  goal: string;
  figure: string;
  isMet: boolean;
  /** Why the command does not fail if the goal is missed. */
  excuse?: string | undefined;
}

/** The options of a measurement, with their defaults, and whether this is the short form. */
export function readOptions<Name extends string>(
  defaults: Record<Name, string>,
  shortDefaults: Partial<Record<Name, string>> = {},
): Record<Name, string> & { isShort: boolean } {
  const isShort = process.argv.includes('--short');
  const all: Record<Name, string> = { ...defaults, ...(isShort && shortDefaults) };
  const options = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      { type: 'string' as const, default: String(value) },
    ]),
  );
  const { values } = parseArgs({ options: { ...options, short: { type: 'boolean' } } });
  return { ...(values as unknown as Record<Name, string>), isShort };
}

/** How far a time may be off in a short run before we believe that something is wrong. */
const slack = 3;

const hasSlack = (ratio: number, { atMost, atLeast }: Bounds, known: number) =>
  ratio <= Math.max(atMost ?? Number.POSITIVE_INFINITY, known) * slack &&
  ratio >= (atLeast ?? 0) / slack;

type Bounds = { atMost: number; atLeast?: never } | { atLeast: number; atMost?: never };

/**
 * The result of comparing two times. A few runs on a busy machine cannot tell whether a goal is met,
 * so in the short form only a ratio that is far off fails: far from the goal, or from the ratio that
 * is `known` from a long run if the goal is out of reach.
 */
export function ratioResult(
  what: string,
  ratio: number,
  bounds: Bounds,
  { isShort, runs, known = 0 }: { isShort: boolean; runs: string; known?: number | undefined },
): Result {
  const isMet =
    bounds.atMost === undefined
      ? ratio >= bounds.atLeast
      : Number(ratio.toFixed(2)) <= bounds.atMost;
  return {
    what,
    goal:
      bounds.atMost === undefined
        ? `at least ${bounds.atLeast.toFixed(2)}`
        : `at most ${bounds.atMost.toFixed(2)}`,
    figure: `${ratio.toFixed(2)} (${runs})`,
    isMet,
    excuse: isShort && hasSlack(ratio, bounds, known) ? 'a short run' : undefined,
  };
}

/** The first of the ports that a measurement uses; the others follow. */
export const firstPort = Number(process.env.PORT ?? 8323);

/** Columns of text, each as wide as its longest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const verdict = ({ isMet, excuse }: Result) =>
  isMet ? 'met' : excuse === undefined ? 'MISSED' : `missed (${excuse})`;

export function goalTable(results: readonly Result[]): string {
  const rows = results.map((result) => [result.what, result.goal, result.figure, verdict(result)]);
  return columns([['what', 'goal', 'figure', ''], ...rows]);
}

export const fails = (results: readonly Result[]) =>
  results.some(({ isMet, excuse }) => !isMet && excuse === undefined);

/**
 * Ends a measurement: prints the table, and hands the results to `npm run measure` if that started
 * it.
 */
export function report(results: readonly Result[]): void {
  console.log(`\n${goalTable(results)}`);
  process.exitCode = fails(results) ? 1 : 0;
  process.send?.(results);
}
