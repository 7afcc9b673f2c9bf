/** What a release is: a version, its files, and what changed for owners. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of each file, by its path with slashes. */
export type Hashes = Record<string, string>;

/** `release.json` in the archive of a release. Copies of earlier releases read it: fields may only be added. */
export interface Release {
  version: string;
  files: Hashes;
  /** The files of the releases before it, because not every copy has a `release.json` of its own. */
  earlier: Record<string, Hashes>;
}

/** Every file in a folder, by its path with slashes. Leaves out links, and what is skipped. */
export function pathsIn(folder: string, isSkipped: (path: string) => boolean = () => false) {
  const paths: string[] = [];
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (isSkipped(path)) continue;
      if (entry.isDirectory()) walk(`${path}/`);
      else if (entry.isFile()) paths.push(path);
    }
  };
  walk('');
  return paths.sort();
}

/** The SHA-256 of a file, or nothing if there is no file. */
export function hashOf(path: string): string | undefined {
  if (!existsSync(path) || !lstatSync(path).isFile()) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** The hashes of those paths that are files. */
export const hashesIn = (folder: string, paths: readonly string[]): Hashes =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const hash = hashOf(join(folder, path));
      return hash === undefined ? [] : [[path, hash]];
    }),
  );

export const isNewer = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;

/** The sections of a changelog after one version, up to another. */
export function changelogBetween(changelog: string, from: string, to: string): string {
  const sections = changelog.split(/^(?=## \[)/m).filter((section) => {
    const version = /^## \[(\d[^\]]*)\]/.exec(section)?.[1];
    return version !== undefined && isNewer(version, from) && !isNewer(version, to);
  });
  return sections.join('').trim();
}
