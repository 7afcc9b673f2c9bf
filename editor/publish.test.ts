import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editing } from './editing.ts';
import { choose, readChoice, release, wayToPublish } from './publish.ts';

// A computer on which nobody has used Git before.
vi.hoisted(() =>
  Object.assign(process.env, { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/nothing-here' }),
);

const root = mkdtempSync(join(tmpdir(), 'publish-'));
const [remote, mine, theirs] = ['remote', 'mine', 'theirs'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@company.example'];
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe' })
    .toString('utf8')
    .trim();
const chosen = join(root, 'company.json');
writeFileSync(chosen, '{ "company": "mine" }');
const opened = (folder: string) => editing(async () => true, join(folder, 'content'), chosen);
const edits = opened(mine);
/** Publishes what the page shows. */
const publishAll = async (by: typeof edits) => by.publish((await by.publishPlan()).seen);
const idOf = (title: string) => `${edits.state().fields.find((one) => one.title === title)?.id}`;

beforeAll(() => {
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(root, 'clone', '--quiet', remote, mine);
  git(mine, 'checkout', '--quiet', '-B', 'main');
  cpSync(sampleFolder, mine, { recursive: true });
  writeFileSync(join(mine, '.gitignore'), '.*.journal\n');
  git(mine, 'add', '.');
  git(mine, 'commit', '--quiet', '-m', 'Begin');
  git(mine, 'push', '--quiet', '-u', 'origin', 'main');
  git(root, 'clone', '--quiet', remote, theirs);
  choose('git', chosen);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the first publish sends the whole folder, also from a computer that is new to Git', async () => {
  const later = join(mine, 'later');
  cpSync(sampleFolder, later, { recursive: true });
  const fresh = opened(later);
  await fresh.save([{ id: idOf('Headline of the home page'), value: 'We build clocks.' }]);
  expect((await fresh.publishPlan()).sentences).toEqual([
    'Your company’s folder, for the first time',
    expect.stringMatching(/^Headline of the home page: .* becomes “We build clocks.”$/),
  ]);

  await publishAll(fresh);

  const { name, email } = loadContent().site;
  expect(git(remote, 'log', '-1', '--format=%an %ae', 'main')).toBe(`${name} ${email.general}`);
  expect(git(remote, 'show', 'main:later/content/home.yaml')).toContain(
    'heading: We build clocks.',
  );
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main:later').split('\n')).toEqual(
    git(sampleFolder, 'ls-files', '.').split('\n'),
  );
});

test('what was changed is sent, in sentences, and something new is looked at first', async () => {
  appendFileSync(join(mine, 'content/team.yaml'), '# A note of someone else.\n');
  await edits.save([{ id: idOf('Headline of the home page'), value: 'We build clocks.' }]);
  const plan = await edits.publishPlan();
  expect(plan).toMatchObject({
    isPossible: true,
    way: `Your changes will go to ${remote}, and the host will build the site from there.`,
    sentences: [
      expect.stringMatching(/^Headline of the home page: .* becomes “We build clocks.”$/),
      'content/team.yaml: changed outside of edit mode',
    ],
  });
  appendFileSync(join(mine, 'content/team.yaml'), '# Another note.\n');
  await expect(edits.publish(plan.seen)).rejects.toThrow('look at it');

  await publishAll(edits);

  expect(git(remote, 'show', '--name-only', '--format=', 'main').split('\n')).toEqual([
    'content/home.yaml',
    'content/team.yaml',
  ]);
  expect((await edits.publishPlan()).sentences).toEqual([]);
  edits.undo();
  expect((await edits.publishPlan()).sentences).toEqual([expect.stringMatching(/^Undone: /)]);
  await publishAll(edits);
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('heading: We build AI');
});

test('what is not published is still known after a crash, and can be undone', async () => {
  await edits.save([{ id: idOf('Title of the team page'), value: 'The people' }]);
  appendFileSync(join(root, '.mine.journal'), '\n{"kind":"do","step":{');
  const next = opened(mine);

  expect((await next.publishPlan()).sentences).toEqual([expect.stringMatching(/The people/)]);
  next.undo();
  expect(git(mine, 'status', '--short')).toBe('');
});

test.each([
  ['out of the folder', '../stolen.txt'],
  ['out of a folder in it', 'content/../../stolen.txt'],
  ['to any place', join(root, 'stolen.txt')],
  ['to a program', 'install.mjs'],
])('a folder from someone else cannot write %s', async (_, path) => {
  const folder = join(root, 'theirs-to-try');
  cpSync(sampleFolder, folder, { recursive: true });
  const files = [{ path, before: btoa('Got you') }];
  const event = `\n${JSON.stringify({ kind: 'do', step: { sentence: 'A change', files } })}`;
  for (const name of ['theirs-to-try/.edit-journal.jsonl', '.theirs-to-try.journal'])
    writeFileSync(join(root, name), event);

  const tried = opened(folder);

  expect(tried.state().undo).toBeUndefined();
  tried.undo();
  expect(existsSync(join(root, 'stolen.txt'))).toBe(false);
});

test('nothing is written through a link to another place', async () => {
  const folder = join(root, 'linked');
  cpSync(sampleFolder, folder, { recursive: true });
  renameSync(join(folder, 'content'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(folder, 'content'));
  const tried = opened(folder);
  const home = readFileSync(join(root, 'elsewhere/home.yaml'), 'utf8');

  const saved = tried.save([{ id: idOf('Label of the home page'), value: 'Bells' }]);

  await expect(saved).rejects.toThrow('content is a link to another place');
  expect(readFileSync(join(root, 'elsewhere/home.yaml'), 'utf8')).toBe(home);
});

/** Someone else publishes another text in a file. */
function publishTheirs(file: string, from: string | RegExp, to: string): void {
  const path = join(theirs, 'content', file);
  git(theirs, 'pull', '--quiet');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  git(theirs, 'commit', '--quiet', '-am', 'Theirs');
  git(theirs, 'push', '--quiet');
}

test('changes of someone else are taken in, and one looks before they are published', async () => {
  const other = opened(mine);
  publishTheirs('jobs.yaml', /$/, '# A note.\n');
  await other.save([{ id: idOf('Label of the home page'), value: 'Clocks' }]);

  await expect(publishAll(other)).rejects.toThrow('Look at the pages again');
  expect(git(remote, 'show', 'main:content/home.yaml')).not.toContain('label: Clocks');
  await publishAll(other);

  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('label: Clocks');
  expect(git(remote, 'show', 'main:content/jobs.yaml')).toContain('# A note.');
});

test('of what both have changed, each text is kept as the person chooses', async () => {
  const other = opened(mine);
  publishTheirs('home.yaml', 'label: Clocks', 'label: Gears');
  await other.save([
    { id: idOf('Label of the home page'), value: 'Bells' },
    { id: idOf('Title of the team page'), value: 'Those who build' },
  ]);

  const { conflicts = [] } = await publishAll(other);

  expect(conflicts).toMatchObject([
    {
      title: 'Label of the home page',
      mine: [{ words: 'Bells' }],
      theirs: [{ words: 'Gears' }],
    },
  ]);
  expect(git(mine, 'show', 'HEAD:content/home.yaml')).toContain('label: Bells');
  expect(git(mine, 'status', '--short')).toBe('');
  expect(opened(mine).state().undo).toBeDefined();
  await other.settleConflicts({ [`${conflicts[0]?.id}`]: 'theirs' });
  expect(git(remote, 'show', 'main:content/team.yaml')).not.toContain('Those who build');
  await publishAll(other);
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('label: Gears');
  expect(git(remote, 'show', 'main:content/team.yaml')).toContain('Those who build');
});

test('what does not fit together is not taken in', async () => {
  const other = opened(mine);
  publishTheirs('home.yaml', 'label: Gears', 'label: [');
  await other.save([{ id: idOf('Title of the team page'), value: 'The people' }]);
  const before = git(mine, 'rev-parse', 'HEAD');

  await expect(publishAll(other)).rejects.toThrow('don’t fit together yet');

  expect(git(mine, 'rev-parse', 'HEAD~')).toBe(before);
  expect(git(mine, 'status', '--short')).toBe('');
  publishTheirs('home.yaml', 'label: [', 'label: Gears');
});

test('a copy with a server releases there, and says if that did not work', async () => {
  await edits.publishBy('server', 'root@company.example:/srv/site');
  const { release: command } = readChoice(chosen);
  expect(await wayToPublish(mine, readChoice(chosen))).toMatchObject({
    kind: 'server',
    way: expect.stringContaining(`${command}`),
  });
  expect(command).toMatch(/sh deploy\/release site\/dist root@company.example:\/srv\/site$/);
  await expect(edits.publishBy('server', 'me@there:/srv; rm -rf ~')).rejects.toThrow('address');
  await release('node --version');
  await expect(release('node --eval "throw new Error(1998)"')).rejects.toThrow(
    /wasn’t released.*1998/s,
  );
});

test('an online copy is asked for once, and only one that can take this site', async () => {
  git(mine, 'branch', '--quiet', '--unset-upstream');
  choose('git', chosen);
  expect(await edits.publishPlan()).toMatchObject({ kind: undefined, isPossible: false });
  const [gone, other, empty] = ['gone', 'other', 'empty'].map((name) => join(root, name));
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', `${empty}`);
  git(root, 'init', '--quiet', `${other}`);
  git(`${other}`, 'commit', '--quiet', '--allow-empty', '-m', 'Something else');

  await expect(edits.publishBy('git', gone)).rejects.toThrow('nothing at that address');
  await expect(edits.publishBy('git', other)).rejects.toThrow('Something else is at');
  await expect(edits.publishBy('git', '--upload-pack=x')).rejects.toThrow('address');
  await edits.publishBy('git', empty);

  expect(await edits.publishPlan()).toMatchObject({ isPossible: true, isWaiting: true });
  await publishAll(edits);
  expect(git(`${empty}`, 'rev-parse', 'main')).toBe(git(mine, 'rev-parse', 'HEAD'));
  rmSync(`${empty}`, { recursive: true });
  expect(await edits.publishPlan()).toMatchObject({
    isPossible: false,
    way: expect.stringContaining('can’t be sent'),
  });
});
