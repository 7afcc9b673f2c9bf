import { basename } from 'node:path';
import { kinds, type LaunchProblem } from './launch-problem.ts';

/** "1 blocker", "2 blockers". */
const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const filterBlockers = (problems: readonly LaunchProblem[]) =>
  problems.filter(({ severity }) => severity === 'blocker');

/**
 * The problems by severity and kind, with a sum at the end. To fit one screen, shows only the first problem of each
 * kind and the count of each file. With `all`, shows every problem. Addresses of an earlier site are always
 * complete, because the owner has asked for them.
 */
export function formatReport(problems: readonly LaunchProblem[], { all = false } = {}): string {
  const groups = Map.groupBy(problems, ({ severity, kind }) => `${severity.toUpperCase()} ${kind}`);
  const lines = Array.from(groups, ([name, group]) => {
    const [{ kind, expected }] = group as [LaunchProblem];
    const problemLines = group.map(formatLaunchProblem);
    const visibleLines =
      all || kind === 'lost-address'
        ? problemLines
        : [...problemLines.slice(0, 1), ...formatFileCounts(group)];
    const title = `${name}: ${kinds[kind].title} (${group.length})`;
    return [title, ...visibleLines, expected].join('\n  ');
  });
  const blockers = filterBlockers(problems).length;
  const sum = `${formatCount(blockers, 'blocker')}, ${formatCount(problems.length - blockers, 'warning')}.`;
  return [
    ...lines,
    blockers > 0 ? `${sum} Not ready to launch.` : `${sum} Nothing stands in the way of a launch.`,
  ].join('\n\n');
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
