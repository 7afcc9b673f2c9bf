import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashesIn, pathsIn } from './release-files.ts';

/** Small made-up projects, with the real command, and an npm that installs nothing. */
const folder = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = resolve(import.meta.dirname, '..');
type Files = Record<string, string>;

function write(place: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
}

write(folder, {
  'bin/npm': `#!/bin/sh
test ! -e site/does-not-install || { echo "no such package" >&2; exit 1; }
mkdir -p node_modules/package site/schemas
cp package.json node_modules/package/; cp package.json site/schemas/home.json
ln -s "$PWD/site" node_modules/site\n`,
  // Stops at one of the changes on the disk, or says how many there were.
  'stop.mjs': `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let count = 0;
const needSpace = ['copyFileSync', 'writeFileSync', 'mkdirSync'];
for (const name of [...needSpace, 'renameSync', 'rmSync', 'rmdirSync', 'symlinkSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    count += 1;
    if (\`\${args[1]}\`.endsWith('journal.json')) console.log(\`swap: \${count}\`);
    if (count === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
    if (count >= Number(process.env.FULL_AT) && needSpace.includes(name))
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return real(...args);
  };
}
syncBuiltinESMExports();
process.on('exit', () => console.log(\`changes: \${count}\`));\n`,
});
chmodSync(join(folder, 'bin/npm'), 0o755);

const command = Object.fromEntries(
  ['update.ts', 'update-project.ts', 'release-files.ts', 'node-version.mjs'].map((name) => [
    `scripts/${name}`,
    readFileSync(join(root, 'scripts', name), 'utf8'),
  ]),
);
const filesOf = (version: string): Files => ({
  ...command,
  '.node-version': '24.0.0\n',
  'package.json': JSON.stringify({
    version,
    type: 'module',
    workspaces: ['site'],
    engines: { node: '>=22.0.0' },
  }),
  'CHANGELOG.md':
    '## [Unreleased]\n\nX\n\n## [1.2.0]\n\nTwo.\n\n## [1.1.0]\n\nOne.\n\n## [1.0.0]\n\nFirst.\n',
  'company.json': '{ "company": "companies/sample" }',
  'companies/sample/content/home.yaml': `title: Sample of ${version}\n`,
  'vercel.json': `{ "headers": "${version}" }`,
  'site/page.txt': `Page of ${version}\n`,
  'deploy/serve.ts': `// ${version}\n`,
  'scripts/take-over.ts': '',
});

// A folder becomes a file, and the other way around.
const files100 = {
  ...filesOf('1.0.0'),
  'site/old/gone.txt': 'Only in 1.0.0\n',
  'site/a/a': 'Old\n',
  'site/b': 'Old\n',
};
const files110 = {
  ...filesOf('1.1.0'),
  'site/new/page.txt': 'Only in 1.1.0\n',
  'site/a': '',
  'site/b/b': '',
};

function hashes(files: Files) {
  const place = mkdtempSync(join(folder, 'files-'));
  write(place, files);
  return hashesIn(place, pathsIn(place));
}

/** The archive of a release, which knows the files of 1.0.0. */
function archiveOf(version: string, files: Files, before = files100): string {
  const place = mkdtempSync(join(folder, 'archive-'));
  const name = `website-${version}`;
  const list = { version, files: hashes(files), earlier: { '1.0.0': hashes(before) } };
  write(join(place, name), { ...files, 'release.json': JSON.stringify(list) });
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: place });
  return join(place, `${name}.tar.gz`);
}

/** A copy of 1.0.0 with a company of its own. */
function copyOf100(changes: Files = {}): string {
  const project = mkdtempSync(join(folder, 'project-'));
  write(project, {
    ...files100,
    'company.json': '{ "company": "companies/mine" }',
    'companies/mine/content/home.yaml': 'headline: "Mine"   # a note\nother: 1\n',
    'node_modules/package/package.json': 'of 1.0.0',
    'site/own-page.txt': 'Added by the owner\n',
    '.env': 'SECRET=1\n',
    ...changes,
  });
  return project;
}
const to110 = archiveOf('1.1.0', files110);

function run(project: string, args: string[], env: Record<string, string> = {}) {
  const { PATH = '', ...others } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...others, ...env, PATH: `${join(folder, 'bin')}${delimiter}${PATH}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise<{ code: number | null; said: string }>((done) =>
    child.on('close', (code) => done({ code, said })),
  );
}
const update = (project: string, ...args: string[]) => run(project, ['scripts/update.ts', ...args]);
const stopping = (project: string, source: string, env: Record<string, string>) =>
  run(project, ['--import', join(folder, 'stop.mjs'), 'scripts/update.ts', source], env);

const stateOf = (project: string) =>
  hashesIn(
    project,
    pathsIn(project, (path) => path === '.git'),
  );
const read = (project: string, path: string) => readFileSync(join(project, path), 'utf8');

/** A new repository, and a function that calls Git in it. */
function gitIn(place: string) {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: place, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  return git;
}

describe.skipIf(process.platform === 'win32')('an update', () => {
  test('brings the new release, and keeps what is the owner’s', async () => {
    const project = copyOf100({ 'vercel.json': 'changed' });
    rmSync(join(project, 'deploy'), { recursive: true });

    const { code, said } = await update(project, to110);

    expect(said).toContain('## [1.1.0]\n\nOne.');
    expect(said).not.toMatch(/First\.|Two\./);
    expect(code).toBe(0);
    expect(read(project, 'site/page.txt')).toBe('Page of 1.1.0\n');
    expect(read(project, 'site/new/page.txt')).toBe('Only in 1.1.0\n');
    expect(existsSync(join(project, 'site/old'))).toBe(false);
    expect(read(project, 'node_modules/package/package.json')).toContain('1.1.0');
    expect(read(project, 'node_modules/site/page.txt')).toBe('Page of 1.1.0\n');
    expect(read(project, 'companies/sample/content/home.yaml')).toBe('title: Sample of 1.1.0\n');
    expect(read(project, 'company.json')).toContain('companies/mine');
    expect(read(project, 'vercel.json')).toBe('changed');
    expect(read(project, 'site/own-page.txt')).toBe('Added by the owner\n');
    expect(read(project, '.env')).toBe('SECRET=1\n');
    expect(existsSync(join(project, 'deploy'))).toBe(false);
    expect(existsSync(join(project, '.update'))).toBe(false);
    expect((await update(project, to110)).said).toContain('This is 1.1.0 already');
  });

  test('renames a field in the owner’s content, and changes no other byte', async () => {
    const project = copyOf100({ 'companies/sample/content/home.yaml': 'headline: Tried\r\n' });
    const renaming = `import { readFileSync, writeFileSync } from 'node:fs';
for (const company of process.argv.slice(3)) {
  const file = company + '/content/home.yaml';
  writeFileSync(file, readFileSync(file, 'utf8').replace('headline:', 'title:'));
}`;
    const to120 = archiveOf('1.2.0', { ...filesOf('1.2.0'), 'scripts/take-over.ts': renaming });
    await update(project, to110);

    const { code, said } = await update(project, to120);

    expect([code, said]).toEqual([0, expect.stringContaining('companies/mine/content/home.yaml')]);
    const own = read(project, 'companies/mine/content/home.yaml');
    expect(own).toBe('title: "Mine"   # a note\nother: 1\n');
    expect(read(project, 'companies/sample/content/home.yaml')).toBe('title: Tried\r\n');
  });

  test('comes from an address too, and is committed where the tree was clean', async () => {
    const project = copyOf100({ '.gitignore': 'node_modules\nsite/schemas\n' });
    const git = gitIn(project);
    git('add', '--all');
    git('commit', '--quiet', '-m', 'First');
    const server = createServer((_, answer) => answer.end(readFileSync(to110))).listen(0);

    const { port } = server.address() as AddressInfo;
    const { code } = await update(project, `http://127.0.0.1:${port}/website.tar.gz`);
    server.close();

    expect(code).toBe(0);
    expect(git('log', '--format=%an: %s').stdout).toBe('Ada: Update to 1.1.0\nAda: First\n');
    expect(git('status', '--porcelain').stdout).toBe('');
  });

  test('takes the archive that is made of a tag', async () => {
    const place = mkdtempSync(join(folder, 'repository-'));
    const git = gitIn(place);
    for (const [version, files] of Object.entries({ '1.0.0': files100, '1.1.0': files110 })) {
      git('rm', '-rq', '.');
      write(place, files);
      git('add', '--all');
      git('commit', '--quiet', '-m', version);
      git('tag', `v${version}`);
    }
    const project = copyOf100();

    await run(place, [join(root, 'scripts/write-release.ts'), 'v1.1.0', 'release']);
    const { code } = await update(project, join(place, 'release/website-1.1.0.tar.gz'));

    expect(code).toBe(0);
    expect(read(place, 'release/notes.md')).toBe('One.\n');
    expect(read(project, 'site/page.txt')).toBe('Page of 1.1.0\n');
    expect(existsSync(join(project, 'site/old'))).toBe(false);
  });

  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`site/${at}.txt`, '']));
  const toMany = archiveOf('1.1.0', files110, { ...files100, ...many });
  const toBroken = archiveOf('1.1.0', { ...files110, 'scripts/take-over.ts': 'no build' });
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(to110).subarray(0, -200));
  const spoiled = join(dirname(to110), 'spoiled.tar.gz');
  write(join(dirname(to110), 'website-1.1.0'), { 'site/page.txt': 'Other bytes' });
  execFileSync('tar', ['-czf', 'spoiled.tar.gz', 'website-1.1.0'], { cwd: dirname(to110) });

  test.each<[string, Files, string, RegExp]>([
    [
      'a changed file',
      { 'site/page.txt': 'Mine' },
      to110,
      /changed in them:\n {2}site\/page.txt\nP/,
    ],
    ['a file that the release brings', { 'site/new/page.txt': '' }, to110, /site\/new\/page.txt\n/],
    ['many missing files', {}, toMany, /0\.txt \(is missing\)[\s\S]*and 1 more/],
    ['a release of unknown files', { 'package.json': '{ "version": "1.0.5" }' }, to110, /no list/],
    ['an archive that was cut', {}, cut, /The archive is broken/],
    ['an archive with other bytes', {}, spoiled, /is broken:\n {2}site\/page/],
    ['an archive that is not there', {}, 'nowhere.tar.gz', /There is no file nowhere/],
    ['an unsafe address', {}, 'http://example.com/a.tar.gz', /nor an https address/],
    [
      'a failing install',
      { 'site/does-not-install': '' },
      to110,
      /no such package[\s\S]*installed/,
    ],
    ['a failing build', {}, toBroken, /Your site cannot be built with 1\.1\.0/],
  ])('changes nothing with %s', async (_, changes, archive, reason) => {
    const project = copyOf100(changes);
    const before = stateOf(project);

    const { code, said } = await update(project, archive);

    expect(said).toMatch(reason);
    expect(said).toContain('Everything is as it was before.');
    expect(code).toBe(1);
    expect(stateOf(project)).toEqual(before);
  });

  /** Updates a copy again and again. Killed at each change on the disk from the swap on, otherwise stopped at every fifth. */
  async function atManyMoments(
    stop: 'KILL_AT' | 'FULL_AT',
    look: (project: string, moment: number) => Promise<void>,
  ) {
    const { said } = await stopping(copyOf100(), to110, {});
    const [swap = 0, count = 0] = Array.from(
      said.matchAll(/(?:swap|changes): (\d+)/g),
      ([, number]) => Number(number),
    );
    expect(count - swap).toBeGreaterThan(15);
    const moments = Array.from({ length: count }, (_, at) => at + 1).filter(
      (moment) => moment % 5 === 0 || (moment >= swap && stop === 'KILL_AT'),
    );
    const lane = async () => {
      for (let moment = moments.shift(); moment; moment = moments.shift()) {
        const project = copyOf100();
        await stopping(project, to110, { [stop]: `${moment}` });
        await look(project, moment);
      }
    };
    await Promise.all([lane(), lane()]);
  }
  const before = stateOf(copyOf100());
  const reference = copyOf100();

  test('that is killed leaves the site before or the site after', async () => {
    await update(reference, to110);
    const after = stateOf(reference);
    const seen = { half: 0, before: 0, after: 0 };

    await atManyMoments('KILL_AT', async (project, moment) => {
      if (existsSync(join(project, '.update/journal.json'))) {
        seen.half += 1;
        const build = await run(project, ['scripts/node-version.mjs']);
        expect(build.said).toContain('npm run update -- --undo');
        // The undo is killed as well, at another moment each time.
        await stopping(project, '--undo', { KILL_AT: `${moment % 25}` });
      }
      expect((await update(project, '--undo')).code).toBe(0);
      const state = stateOf(project);
      seen[existsSync(join(project, 'release.json')) ? 'after' : 'before'] += 1;
      expect(state).toEqual(existsSync(join(project, 'release.json')) ? after : before);
    });

    expect(Math.min(seen.half, seen.before, seen.after)).toBeGreaterThan(1);
  });

  test('on a full disk leaves the site before', async () => {
    const seen = { before: 0, after: 0 };

    await atManyMoments('FULL_AT', async (project) => {
      // Once the last file is in its place, no more space is needed.
      const isAfter = existsSync(join(project, 'release.json'));
      seen[isAfter ? 'after' : 'before'] += 1;
      if (!isAfter) expect(stateOf(project)).toEqual(before);
    });

    expect(seen.before).toBeGreaterThan(2 * seen.after);
  });
});
