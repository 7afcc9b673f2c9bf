import { basename } from 'node:path';
import { kinds, type LaunchProblem } from './launch-problem.ts';

/** "1 blocker", "2 blockers". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const blockersAmong = (problems: readonly LaunchProblem[]) =>
  problems.filter(({ severity }) => severity === 'blocker');

/**
 * The problems by severity and kind, with a sum at the end. On one screen: the first of each in full,
 * and how many there are in each file. With `all`, every one in full; old addresses are always,
 * because someone asked for them.
 */
export function reportText(problems: readonly LaunchProblem[], { all = false } = {}): string {
  const groups = Map.groupBy(problems, ({ severity, kind }) => `${severity.toUpperCase()} ${kind}`);
  const lines = Array.from(groups, ([name, group]) => {
    const [{ kind, expected }] = group as [LaunchProblem];
    const places = group.map(placeText);
    const shown =
      all || kind === 'lost-address' ? places : [...places.slice(0, 1), ...filesText(group)];
    return [`${name}: ${kinds[kind].title} (${group.length})`, ...shown, expected].join('\n  ');
  });
  const blockers = blockersAmong(problems).length;
  const sum = `${counted(blockers, 'blocker')}, ${counted(problems.length - blockers, 'warning')}.`;
  return [
    ...lines,
    blockers > 0 ? `${sum} Not ready to launch.` : `${sum} Nothing stands in the way of a launch.`,
  ].join('\n\n');
}

function placeText({ file, line, field, found }: LaunchProblem): string {
  return `${file}${line > 0 ? `:${line}` : ''}: ${field && `${field}: `}${found}`;
}

/** "In all: jobs.yaml, site.yaml (12)", in lines that fit a terminal. */
function filesText(group: readonly LaunchProblem[]): string[] {
  const files = Map.groupBy(group, ({ file }) => basename(file));
  if (files.size === 1) return [];
  const counts = Array.from(files, ([file, { length: n }]) => (n > 1 ? `${file} (${n})` : file));
  return [`In all: ${counts.join(', ')}`.replaceAll(/(?=.{97})(.{1,96}) /g, '$1\n  ')];
}
