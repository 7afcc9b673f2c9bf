import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { changelogBetween, hashesIn, isNewer, pathsIn, type Release } from './release-files.ts';

/** What commands have written. Stays where it is. */
const isWritten = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|dist-[^/]+|test-results|shots|ready-to-upload|\.(?:git|update|scratch|astro|vercel|netlify|wrangler))$|^\.ci\/node$|^site\/schemas$/.test(
    path,
  );

/** What docs/deploy.md invites owners to change. */
const isHostSetting = (path: string) =>
  /^(?:netlify\.toml|vercel\.json|wrangler\.jsonc|deploy\/nginx\/.+|site\/public\/(?:_headers|\.htaccess))$/.test(
    path,
  );

/** What an owner deletes as a whole: something at the top of the project, or a company. */
const partOf = (path: string) => /^(?:companies\/)?[^/]+/.exec(path)?.[0] ?? path;

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

const listed = (lines: readonly string[]) =>
  [...lines.slice(0, 20), ...(lines.length > 20 ? [`and ${lines.length - 20} more`] : [])]
    .map((line) => `\n  ${line}`)
    .join('');

/** Runs a command. If it fails, throws what it said last, and what that means. */
function run(meaning: string, folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  const said = error ? error.message : `${stdout}\n${stderr}`.trim();
  throw new Error(`${said.split('\n').slice(-40).join('\n')}\n\n${meaning}`);
}

/** Puts the files of a release into a folder, and checks each of them. */
async function unpack(source: string, work: string, next: string): Promise<Release> {
  const archive = join(work, 'archive.tar.gz');
  if (/^https:|^http:\/\/127\.0\.0\.1:/.test(source)) {
    const answer = await fetch(source).catch(() => undefined);
    if (!answer?.ok || !answer.body)
      throw new Error(`${source} cannot be loaded: ${answer?.status ?? 'nobody answers'}.`);
    await writeFile(archive, answer.body);
  } else {
    if (!existsSync(source)) throw new Error(`There is no file ${source}, nor an https address.`);
    copyFileSync(source, archive);
  }
  const unpacked = join(work, 'unpacked');
  mkdirSync(unpacked);
  const meaning = 'The archive is broken, or there is no space for it.';
  run(meaning, work, 'tar', '-xf', 'archive.tar.gz', '-C', 'unpacked');
  const [only = '', ...others] = readdirSync(unpacked);
  const root = others.length > 0 ? unpacked : join(unpacked, only);
  if (!existsSync(join(root, 'release.json')))
    throw new Error('The archive has no list of its files. Take website-<version>.tar.gz.');
  renameSync(root, next);
  const release: Release = readJson(next, 'release.json');
  const found = hashesIn(next, Object.keys(release.files));
  const isInside = (path: string) => posix.join('/', path) === `/${path.replaceAll('\\', '/')}`;
  const broken = Object.keys(release.files).filter(
    (path) => !isInside(path) || found[path] !== release.files[path],
  );
  if (broken.length > 0) throw new Error(`The archive is broken:${listed(broken)}`);
  return release;
}

/** The files of the release that this copy came from, and what the owner has changed or deleted. */
function compare(project: string, release: Release, version: string) {
  const hasList = existsSync(join(project, 'release.json'));
  const own: Release | undefined = hasList ? readJson(project, 'release.json') : undefined;
  // Who updates by Git has an old list, or none.
  const base = own?.version === version ? own.files : release.earlier[version];
  if (!base) throw new Error(`The archive has no list of the files of ${version}, which this is.`);
  const paths = [...new Set([...Object.keys(base), ...Object.keys(release.files)])];
  const now = hashesIn(project, paths);
  const partsBefore = new Set(Object.keys(base).map(partOf));
  const partsNow = new Set(Object.keys(now).map(partOf));
  const isDeleted = (path: string) => partsBefore.has(partOf(path)) && !partsNow.has(partOf(path));
  const isChanged = (path: string) =>
    path in base ? now[path] !== base[path] : path in now && now[path] !== release.files[path];
  const changed = paths.filter((path) => !isDeleted(path) && isChanged(path));
  // Who has tried edit mode on the sample has made it a company of their own.
  const companies = new Set(changed.map(partOf).filter((part) => part.startsWith('companies/')));
  const isKept = (path: string) =>
    path === 'company.json' ||
    companies.has(partOf(path)) ||
    (isHostSetting(path) && isChanged(path));
  const refused = changed.filter((path) => !isKept(path));
  if (refused.length > 0)
    throw new Error(
      `These files are not as they were in ${version}. An update would lose what was changed in them:${listed(
        refused.map((path) => (path in now ? path : `${path} (is missing)`)),
      )}\nPut them back as they were: they are in the archive of ${version}. Or have a developer merge the new release.`,
    );
  return { base, now, isDeleted, isKept, settings: changed.filter(isHostSetting) };
}

/** Folders that `npm ci` has written, before or now. */
function installedFolders(project: string, next: string): string[] {
  const rooms = [project, next].flatMap((root) => readJson(root, 'package.json').workspaces ?? []);
  const paths = ['node_modules', 'site/schemas', ...rooms.map((room) => `${room}/node_modules`)];
  // On Windows, the links between packages have the whole path in them, which moves.
  for (const name of globSync('node_modules/{*,@*/*}', { cwd: next })) {
    const link = join(next, name);
    const target = lstatSync(link).isSymbolicLink() ? readlinkSync(link) : '';
    if (!target.startsWith(next)) continue;
    rmSync(link);
    symlinkSync(project + target.slice(next.length), link, 'junction');
  }
  return [...new Set(paths)].filter((path) =>
    [project, next].some((root) => existsSync(join(root, path))),
  );
}

/**
 * Puts the new files in the place of the old ones. Whatever stops it, `putBack` in update.ts undoes it:
 * everything that needs space comes before the journal, and everything after it moves or removes.
 */
function swap(
  project: string,
  next: string,
  files: { written: string[]; removed: string[] },
  installed: string[],
): void {
  const work = dirname(next);
  const isThere = (path: string) => existsSync(join(project, path));
  const isFolder = (path: string) => isThere(path) && lstatSync(join(project, path)).isDirectory();
  // What was a folder can be a file in the new release.
  const folders = [...installed, ...files.written.filter(isFolder)];
  const isMoved = (path: string) => folders.some((folder) => `${path}/`.startsWith(`${folder}/`));
  const written = files.written.filter((path) => !isMoved(path));
  const removed = files.removed.filter((path) => !isMoved(path));
  const firstNew = (path: string): string =>
    isThere(posix.dirname(path)) ? path : firstNew(posix.dirname(path));

  for (const path of [...written, ...removed, ...folders].filter(isThere)) {
    mkdirSync(dirname(join(work, 'old', path)), { recursive: true });
    if (!isFolder(path)) copyFileSync(join(project, path), join(work, 'old', path));
  }
  const replaced = [...written, ...removed, ...folders].filter(isThere);
  const added = [...written, ...folders].filter((path) => !isThere(path)).map(firstNew);
  writeFileSync(join(work, 'journal.tmp'), JSON.stringify({ added, replaced }));
  renameSync(join(work, 'journal.tmp'), join(work, 'journal.json'));

  for (const path of removed) rmSync(join(project, path));
  for (const path of written) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    renameSync(join(next, path), join(project, path));
  }
  for (const path of folders) {
    if (isThere(path)) renameSync(join(project, path), join(work, 'old', path));
    if (existsSync(join(next, path))) renameSync(join(next, path), join(project, path));
  }
  // From here on, it is the new release.
  rmSync(join(work, 'journal.json'));
  for (let folder of removed.map((path) => posix.dirname(path))) {
    while (isFolder(folder) && readdirSync(join(project, folder)).length === 0) {
      rmdirSync(join(project, folder));
      folder = posix.dirname(folder);
    }
  }
}

/** Replaces a release by a newer one, or throws and leaves the rest to `putBack` in update.ts. */
export async function update(project: string, source: string): Promise<void> {
  const work = join(project, '.update');
  const next = join(work, 'new');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: project, encoding: 'utf8' });
  const hasGit = existsSync(join(project, '.git'));
  const isClean = hasGit && git('status', '--porcelain').stdout === '';

  const { version } = readJson(project, 'package.json');
  const release = await unpack(source, work, next);
  if (!isNewer(release.version, version))
    throw new Error(`This is ${version} already, and the archive is ${release.version}.`);
  const { base, now, isDeleted, isKept, settings } = compare(project, release, version);
  const changelog = readFileSync(join(next, 'CHANGELOG.md'), 'utf8');
  console.log(`\n${changelogBetween(changelog, version, release.version)}\n`);
  console.log('Installing and building it beside your site. This takes some minutes.');

  for (const path of Object.keys(release.files)) if (isKept(path)) rmSync(join(next, path));
  const owned = pathsIn(project, isWritten).filter(
    (path) => path !== 'release.json' && (!(path in base) || isKept(path)),
  );
  for (const path of owned) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    copyFileSync(join(project, path), join(next, path));
  }
  const content = owned.filter((path) => /^companies\/[^/]+\/content\//.test(path));
  const before = hashesIn(next, content);
  run(`${release.version} cannot be installed.`, next, 'npm', 'ci');
  // The code of the new release knows what content needs, and how to build it.
  const args = ['scripts/take-over.ts', version, ...new Set(content.map(partOf))];
  run(`Your site cannot be built with ${release.version}.`, next, process.execPath, ...args);

  const after = hashesIn(next, content);
  const migrated = content.filter((path) => after[path] !== before[path]);
  const replaced = Object.keys(release.files).filter((path) => !isKept(path) && !isDeleted(path));
  const removed = Object.keys(now).filter((path) => !(path in release.files) && !isKept(path));
  const current = hashesIn(project, [...replaced, ...removed, ...migrated]);
  const touched = Object.keys(current).filter(
    (path) => current[path] !== (before[path] ?? now[path]),
  );
  if (touched.length > 0)
    throw new Error(`Somebody changed files meanwhile. Please begin again:${listed(touched)}`);
  // Ctrl and C waits for this second.
  process.on('SIGINT', () => {});
  const changed = replaced.filter((path) => current[path] !== release.files[path]);
  const written = ['release.json', ...changed, ...migrated];
  const folders = installedFolders(project, next).filter((path) => !isDeleted(path));
  swap(project, next, { written, removed }, folders);

  console.log(`\nThis is ${release.version} now. Look at your site, and publish it.`);
  if (migrated.length > 0) console.log(`Changed in your content:${listed(migrated)}`);
  if (settings.length > 0)
    console.log(`Kept as you have them, so compare them with the release:${listed(settings)}`);
  if (!hasGit) return;
  const commit = ['commit', '--no-verify', '-qm', `Update to ${release.version}`];
  if (!isClean) console.log('It is not committed: there were other changes before it.');
  else if (git('add', '--all').status !== 0 || git(...commit).status !== 0)
    console.log('It could not be committed. Please do so yourself.');
}
