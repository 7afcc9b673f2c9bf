import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ownParts } from '../nginx-config.ts';
import { withLock } from './lock.ts';
import { Refusal, type Settings } from './settings.ts';
import { currentId, switchTo } from './switch-nginx.ts';

/** How many earlier releases stay, however old they are, so that one can roll back. */
const keptForRollback = 2;

/** The ids of all releases, oldest first. A name with a dot is a draft, or half deleted. */
export function releasesOf(home: string): string[] {
  const folder = join(home, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

const folderOf = (home: string, id: string) => join(home, 'releases', id);
const assetsIn = (folder: string) => join(folder, '_astro');

/** When a release was last replaced by another one: the mtime of its folder. 0 if it never was. */
export const replacedAt = (home: string, id: string) => statSync(folderOf(home, id)).mtimeMs;
const markReplaced = (folder: string, time: Date | 0) => utimesSync(folder, time, time);

/** The paths of all files in a folder, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      // A symbolic link could lead out of the release.
      if (!entry.isFile()) throw new Refusal(`${path} is not a regular file.`);
      return relative(folder, path);
    });
}

/** Refuses a folder that is not a build, or one that was interrupted. */
function checkBuild(folder: string): void {
  const rules = join(folder, '_nginx/http.conf');
  const text = existsSync(rules) ? readFileSync(rules, 'utf8') : '';
  const [, served = ''] = /^map \$site_path \$site_file \{\n(.*?)^\}/ms.exec(text) ?? [];
  const files = Array.from(served.matchAll(/ "\/(.+)";$/gm), ([, file = '']) => file);
  // Compression is the last step of a build.
  const compressed = files.filter((file) => file.endsWith('.html')).map((file) => `${file}.gz`);
  const ours = ['index.html', '_astro', '_nginx/http.conf', '_nginx/server.conf'];
  const missing = [...ours, ...files, ...compressed].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0) {
    const some = [...new Set(missing)].slice(0, 5).join(', ');
    throw new Refusal(`${folder} is not a complete build. Missing, among others: ${some}.`);
  }
}

const isSame = (a: string, b: string) =>
  existsSync(a) && statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b));

/**
 * nginx makes an ETag from the mtime and the size of a file. So an unchanged file is a hard link to
 * the earlier one, and every other one gets an mtime that no release has used: a browser never
 * takes an old page for the new one.
 */
function copyBuild(build: string, to: string, earlier: string, mtime: number): void {
  for (const name of filesIn(build)) {
    const source = join(build, name);
    const before = join(earlier, name);
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    if (isSame(before, source)) {
      linkSync(before, target);
    } else {
      copyFileSync(source, target);
      utimesSync(target, mtime, mtime);
      // nginx's workers run as another user.
      chmodSync(target, 0o644);
    }
  }
}

/**
 * All releases serve the assets of all: a visitor may have a page of an earlier release open, and
 * for a minute after a reload, old workers of nginx still answer on connections that they accepted.
 */
function shareAssets(home: string): void {
  const all = assetsIn(join(home, 'assets'));
  mkdirSync(all, { recursive: true });
  for (const id of releasesOf(home)) {
    const own = assetsIn(join(folderOf(home, id), 'site'));
    for (const name of filesIn(own)) {
      const shared = join(all, name);
      mkdirSync(dirname(shared), { recursive: true });
      if (!existsSync(shared)) linkSync(join(own, name), shared);
    }
  }
}

/** Deletes a folder in two steps, so that a half deleted release does not look like one. */
function remove(home: string, id: string): void {
  const doomed = folderOf(home, `.${id}`);
  renameSync(folderOf(home, id), doomed);
  rmSync(doomed, { recursive: true });
}

/** Deletes old releases, those that were never current, and assets that no release has. */
function prune(home: string, keepDays: number): void {
  const oldest = Date.now() - keepDays * 24 * 60 * 60 * 1000;
  const earlier = releasesOf(home).filter((id) => id !== currentId(home));
  const kept = earlier.filter((id) => replacedAt(home, id) > 0).slice(-keptForRollback);
  for (const id of earlier) {
    if (replacedAt(home, id) < oldest && !kept.includes(id)) remove(home, id);
  }
  const used = new Set(
    releasesOf(home).flatMap((id) => filesIn(assetsIn(join(folderOf(home, id), 'site')))),
  );
  const shared = assetsIn(join(home, 'assets'));
  for (const name of filesIn(shared)) if (!used.has(name)) rmSync(join(shared, name));
}

async function makeCurrent(settings: Settings, id: string): Promise<void> {
  const { home } = settings;
  const current = currentId(home);
  shareAssets(home);
  // Before the switch: then a release that is not current has its time, even if we are killed.
  if (current) markReplaced(folderOf(home, current), new Date());
  await switchTo(settings, id);
  symlinkSync(join('releases', id), join(home, 'current.new'));
  renameSync(join(home, 'current.new'), join(home, 'current'));
}

const idOf = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const secondsOf = (id: string) =>
  Date.parse(id.replace(/^(....)(..)(..)-(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z')) / 1000;

/** Deletes what a killed command has left. */
function cleanUp(home: string): void {
  rmSync(join(home, 'current.new'), { force: true });
  const releases = join(home, 'releases');
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases).filter((entry) => entry.startsWith('.'))) {
    rmSync(join(releases, name), { recursive: true });
  }
}

/** Makes a built folder a release, and switches to it. */
export function publish(settings: Settings, folder: string, keepDays: number): Promise<string> {
  const { home } = settings;
  const build = resolve(folder);
  return withLock(home, async () => {
    checkBuild(build);
    cleanUp(home);
    const last = releasesOf(home).at(-1);
    // Later than the last one, even in the same second or if the clock was set back.
    const seconds = Math.max(Math.floor(Date.now() / 1000), last ? secondsOf(last) + 1 : 0);
    const id = idOf(seconds);
    const draft = folderOf(home, '.new');
    copyBuild(build, join(draft, 'site'), join(home, 'current/site'), seconds);
    cpSync(ownParts, join(draft, 'nginx'), { recursive: true });
    markReplaced(draft, 0);
    renameSync(draft, folderOf(home, id));
    try {
      await makeCurrent(settings, id);
    } finally {
      prune(home, keepDays);
    }
    return id;
  });
}

/** Switches to an earlier release: to the one before the current one, or to the one named. */
export function rollback(settings: Settings, wanted?: string): Promise<string> {
  const { home } = settings;
  return withLock(home, async () => {
    cleanUp(home);
    const releases = releasesOf(home);
    const current = currentId(home);
    const id = wanted ?? releases[releases.indexOf(current ?? '') - 1];
    if (!id) throw new Refusal('There is no earlier release.');
    if (!releases.includes(id)) throw new Refusal(`There is no release ${id}.`);
    if (id === current) throw new Refusal(`${id} is the current release.`);
    await makeCurrent(settings, id);
    return id;
  });
}
