import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.ts';

/** The paths of all files in a folder, relative to it. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) throw new Refusal(`${path} is not a regular file.`);
      return relative(folder, path);
    });
}

function same(a: string, b: string): boolean {
  if (!existsSync(a) || statSync(a).size !== statSync(b).size) return false;
  return readFileSync(a).equals(readFileSync(b));
}

/** Gives a file a second name; on a file system that cannot, a copy with the same time. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = statSync(from);
    copyFileSync(from, `${to}.part`);
    utimesSync(`${to}.part`, atime, mtime);
    renameSync(`${to}.part`, to);
  }
}

/**
 * Copies a build. nginx makes an ETag from the time and the size of a file. So a file that has not
 * changed keeps its time, and every other one gets a time that no release before has used: a
 * browser never keeps an old page because it looks like the new one.
 */
export function copyBuild(from: string, to: string, earlier: string | undefined, stamp: number) {
  for (const name of filesIn(from)) {
    const source = join(from, name);
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    if (earlier && same(join(earlier, name), source)) {
      share(join(earlier, name), target);
    } else {
      copyFileSync(source, target);
      utimesSync(target, stamp, stamp);
      // The workers of nginx are another user, who has to read it.
      chmodSync(target, 0o644);
    }
  }
}

export const assetsFolder = '_astro';

/** Gives a release the assets of another one, for visitors who still hold its pages. */
export function addAssets(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const target = join(to, assetsFolder, name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    share(join(from, assetsFolder, name), target);
  }
}
