/**
 * `node scripts/write-release.ts v1.1.0 <folder>` makes what a release consists of, from a tag: the archive
 * with `release.json` in it, and the notes. Needs the tags of the releases before it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  changelogBetween,
  type Hashes,
  hashesIn,
  isNewer,
  pathsIn,
  type Release,
} from './release-files.ts';

const [tag = '', folder = ''] = process.argv.slice(2);
const version = tag.replace(/^v/, '');
const target = resolve(folder);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** The files of a tag, as its archive has them. */
function hashesOf(tag: string): Hashes {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    git('archive', '-o', join(folder, 'files.tar'), tag);
    execFileSync('tar', ['-xf', 'files.tar'], { cwd: folder });
    rmSync(join(folder, 'files.tar'));
    return hashesIn(folder, pathsIn(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const before = git('tag', '--list', `v${version.split('.')[0]}.*`, '--sort=version:refname')
  .split('\n')
  .map((tag) => tag.slice(1))
  .filter((other) => other !== '' && isNewer(version, other));
const notes = changelogBetween(git('show', `${tag}:CHANGELOG.md`), before.at(-1) ?? '0', version);
if (!notes.startsWith(`## [${version}]`)) throw new Error(`CHANGELOG.md has no ${version}.`);
if (JSON.parse(git('show', `${tag}:package.json`)).version !== version)
  throw new Error(`package.json of ${tag} has another version.`);

const release: Release = {
  version,
  files: hashesOf(tag),
  earlier: Object.fromEntries(before.map((other) => [other, hashesOf(`v${other}`)])),
};
mkdirSync(target, { recursive: true });
const list = join(target, 'release.json');
writeFileSync(list, `${JSON.stringify(release, null, 1)}\n`);
writeFileSync(join(target, 'notes.md'), `${notes.replace(/^## .*\n+/, '')}\n`);
const archive = join(target, `website-${version}.tar.gz`);
git('archive', `--prefix=website-${version}/`, `--add-file=${list}`, '-o', archive, tag);
console.log(`${archive}: ${Object.keys(release.files).length} files, after ${before.join(', ')}`);
