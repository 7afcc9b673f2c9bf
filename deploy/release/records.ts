import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What is known about a release: the file release.json in its folder. */
export interface Release {
  /** When it was made, for people. The order of the ids is the order of the releases. */
  id: string;
  /** The same in seconds: the time of every file that is new in this release. */
  stamp: number;
  /** The assets that its own build contains, without those it keeps for earlier releases. */
  assets: readonly string[];
  /** When visitors first got it, and when they last stopped getting it. */
  published?: string;
  superseded?: string;
}

const releasesFolder = (home: string) => join(home, 'releases');
const folderOf = (home: string, id: string) => join(releasesFolder(home), id);
/** What nginx serves of a release. */
export const siteOf = (home: string, id: string) => join(folderOf(home, id), 'site');
/** The parts of the configuration of nginx that the release was made with. */
export const partsOf = (home: string, id: string) => join(folderOf(home, id), 'nginx');
/** A release that is not complete yet. The name starts with a dot, so it is not a release. */
export const draft = '.new';

export function writeRecord(home: string, folder: string, release: Release): void {
  const file = join(folderOf(home, folder), 'release.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(release, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** All releases, the oldest first. */
export function readReleases(home: string): Release[] {
  if (!existsSync(releasesFolder(home))) return [];
  return readdirSync(releasesFolder(home))
    .filter((name) => !name.startsWith('.'))
    .map((id) => JSON.parse(readFileSync(join(folderOf(home, id), 'release.json'), 'utf8')))
    .sort((a: Release, b: Release) => a.stamp - b.stamp);
}

/** The release that nginx is told to serve. There is no second note of it that could be wrong. */
export function currentId(home: string): string | undefined {
  const file = join(home, 'nginx.conf');
  if (!existsSync(file)) return undefined;
  return /\/releases\/([^/"]+)\/site";/.exec(readFileSync(file, 'utf8'))?.[1];
}

/** Makes a complete draft a release. */
export function finishDraft(home: string, id: string): void {
  renameSync(folderOf(home, draft), folderOf(home, id));
}

/** Writes into the records, and into the link for people, which release is now the current one. */
export function settle(home: string, now: Date): Release[] {
  const current = currentId(home);
  for (const release of readReleases(home)) {
    const { superseded, ...rest } = release;
    const isCurrent = release.id === current;
    if (isCurrent && (superseded || !release.published)) {
      writeRecord(home, release.id, { ...rest, published: rest.published ?? now.toISOString() });
    } else if (!isCurrent && release.published && !superseded) {
      writeRecord(home, release.id, { ...rest, superseded: now.toISOString() });
    }
  }
  if (current) {
    symlinkSync(join('releases', current), join(home, 'current.new'));
    renameSync(join(home, 'current.new'), join(home, 'current'));
  }
  return readReleases(home);
}

/** A release that is half deleted must not look like one. */
export function remove(home: string, id: string): void {
  const doomed = folderOf(home, `.old-${id}`);
  renameSync(folderOf(home, id), doomed);
  rmSync(doomed, { recursive: true });
}

/** Deletes what a command left behind that was killed. */
export function clean(home: string): void {
  rmSync(join(home, 'current.new'), { force: true });
  if (!existsSync(releasesFolder(home))) return;
  for (const name of readdirSync(releasesFolder(home)).filter((entry) => entry.startsWith('.'))) {
    rmSync(join(releasesFolder(home), name), { recursive: true });
  }
  const current = currentId(home);
  for (const { id, published } of readReleases(home)) {
    if (!published && id !== current) remove(home, id);
  }
}
