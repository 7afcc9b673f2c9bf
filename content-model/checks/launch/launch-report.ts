import { basename } from 'node:path';
import { type Kind, kinds, type LaunchProblem } from './launch-problem.ts';

/** "1 blocker", "2 blockers". */
const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const filterBlockers = (problems: readonly LaunchProblem[]) =>
  problems.filter(({ severity }) => severity === 'blocker');

/**
 * The problems by severity and kind, with a sum at the end. To fit one screen, shows only the first problem of each
 * kind and the count of each file. With `all`, shows every problem. Two kinds are always complete: addresses of an
 * earlier site, because the owner has asked for them, and blanks, because the owner fills in one after the other.
 */
export function formatReport(problems: readonly LaunchProblem[], { all = false } = {}): string {
  const groups = Map.groupBy(problems, ({ severity, kind }) => `${severity.toUpperCase()} ${kind}`);
  const lines = Array.from(groups, ([name, group]) => {
    const [{ kind, expected }] = group as [LaunchProblem];
    const title = `${name}: ${kinds[kind].title} (${group.length})`;
    return [title, ...formatGroup(kind, group, all), expected].join('\n  ');
  });
  const blockers = filterBlockers(problems).length;
  const sum = `${formatCount(blockers, 'blocker')}, ${formatCount(problems.length - blockers, 'warning')}.`;
  return [
    ...lines,
    blockers > 0 ? `${sum} Not ready to launch.` : `${sum} Nothing stands in the way of a launch.`,
  ].join('\n\n');
}

function formatGroup(kind: Kind, group: readonly LaunchProblem[], all: boolean): string[] {
  if (kind === 'blank') return formatBlanks(group);
  const problemLines = group.map(formatLaunchProblem);
  if (all || kind === 'lost-address') return problemLines;
  return [...problemLines.slice(0, 1), ...formatFileCounts(group)];
}

/** The blanks of each file below its name, from top to bottom. */
function formatBlanks(blanks: readonly LaunchProblem[]): string[] {
  return [...Map.groupBy(blanks, ({ file }) => file)].flatMap(([file, blanksOfFile]) => [
    file,
    ...blanksOfFile.map(({ line, field, found }) => `  line ${line}, ${field}: ${found}`),
  ]);
}

function formatLaunchProblem({ file, line, field, found }: LaunchProblem): string {
  return `${file}${line > 0 ? `:${line}` : ''}: ${field && `${field}: `}${found}`;
}

/** "In all: jobs.yaml, site.yaml (12), guides/ (7)", wrapped to fit a terminal. */
function formatFileCounts(group: readonly LaunchProblem[]): string[] {
  if (new Set(group.map(({ file }) => file)).size === 1) return [];
  const places = Map.groupBy(group, getPlace);
  const counts = Array.from(places, ([place, { length: n }]) =>
    n > 1 ? `${place} (${n})` : place,
  );
  return [`In all: ${counts.join(', ')}`.replaceAll(/(?=.{97})(.{1,96}) /g, '$1\n  ')];
}

/** The name of a file, or of the folder of a list with a file for each entry: "guides/". */
const getPlace = ({ file }: LaunchProblem) =>
  /\/content\/([^/]+\/)/.exec(file)?.[1] ?? basename(file);
