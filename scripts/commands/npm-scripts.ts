/** Which npm scripts there are, and which of them CI runs. */
import lanes from '../check-lanes.json' with { type: 'json' };
import { read } from '../documentation.ts';

type Scripts = Record<string, string>;

const workspaces: string[] = JSON.parse(read('package.json')).workspaces;
const scripts = new Map(
  ['.', ...workspaces].map((place): [string, Scripts] => [
    place,
    JSON.parse(read(`${place}/package.json`)).scripts ?? {},
  ]),
);

/** A script as its place and name: "site measure:paint". */
const id = (place: string, name: string) => `${place} ${name}`;

/** The script that a command runs, or nothing if it is no such command. */
export function scriptOf(command: string): string | undefined {
  const own = command.split(' -- ')[0] ?? '';
  const [, name] = /^npm (?:run (?:--silent )?)?([\w:-]+)/.exec(own) ?? [];
  const isBuiltIn = !own.startsWith('npm run ') && !['test', 'start'].includes(name ?? '');
  if (name === undefined || isBuiltIn) return undefined;
  return id(/ -w (\S+)/.exec(own)?.[1] ?? '.', name);
}

export function exists(script: string): boolean {
  const [place = '', name = ''] = script.split(' ');
  return scripts.get(place)?.[name] !== undefined;
}

/** A script, and all scripts that it runs. */
function withParts(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const [place = '', name = ''] = script.split(' ');
  const text = scripts.get(place)?.[name] ?? '';
  for (const command of text.split(' && ')) {
    const next = scriptOf(command);
    if (command === 'node scripts/check.mjs') {
      for (const task of lanes.flat()) withParts(id('.', task), found);
    } else if (next !== undefined && command.endsWith('--workspaces')) {
      for (const each of workspaces) withParts(id(each, next.split(' ')[1] ?? ''), found);
    } else if (next !== undefined) withParts(next, found);
  }
  return found;
}

/** The scripts that workflows hand to .ci/run, instead of "verify". */
const scheduled = Array.from(
  read('.github/workflows/long-checks.yml').matchAll(/\.ci\/run ([^&\n]+)/g),
  ([, rest = '']) => scriptOf(`npm run ${rest.trim()}`) ?? '',
);

export const runByVerify = withParts(id('.', 'verify'));
export const runEveryWeek = new Set(scheduled.flatMap((script) => [...withParts(script)]));
