import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleFolder } from '../company.ts';
import { editing } from './editing.ts';
import { release, wayToPublish } from './publish.ts';

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
const edits = editing(async () => true, join(mine, 'content'));
/** Publishes what the page shows. */
const publishAll = async (by: typeof edits) => by.publish((await by.publishPlan()).sentences);
const idOf = (label: string) => `${edits.state().fields.find((one) => one.label === label)?.id}`;

beforeAll(() => {
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(root, 'clone', '--quiet', remote, mine);
  git(mine, 'config', 'user.name', 'Owner');
  git(mine, 'config', 'user.email', 'owner@company.example');
  git(mine, 'checkout', '--quiet', '-B', 'main');
  cpSync(sampleFolder, mine, { recursive: true });
  writeFileSync(join(mine, '.gitignore'), '.edit-journal.jsonl\n');
  git(mine, 'add', '.');
  git(mine, 'commit', '--quiet', '-m', 'Begin');
  git(mine, 'push', '--quiet', '-u', 'origin', 'main');
  git(root, 'clone', '--quiet', remote, theirs);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('only what the person changed is sent, in sentences', async () => {
  appendFileSync(join(mine, 'content/team.yaml'), '# A note of someone else.\n');
  await edits.save([{ id: idOf('Home, hero, heading'), value: 'We build clocks.' }]);
  const plan = await edits.publishPlan();
  expect(plan).toMatchObject({
    isPossible: true,
    way: 'They are sent to origin/main, and the host builds the site from it.',
  });
  expect(plan.sentences).toEqual([
    expect.stringMatching(/^Home, hero, heading: .* becomes “We build clocks.”$/),
  ]);

  await publishAll(edits);

  expect(git(remote, 'show', '--name-only', '--format=', 'main')).toBe('content/home.yaml');
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('heading: We build clocks.');
  expect((await edits.publishPlan()).sentences).toEqual([]);
  await expect(edits.publish(['Something else'])).rejects.toThrow('look at it');
  edits.undo();
  expect((await edits.publishPlan()).sentences).toEqual([expect.stringMatching(/^Taken back: /)]);
  await publishAll(edits);
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('heading: We build AI');
});

test('a file with changes of someone else is not sent', async () => {
  await edits.save([{ id: idOf('Team, title'), value: 'The people' }]);

  await expect(publishAll(edits)).rejects.toThrow('changes that were not made here');

  git(mine, 'commit', '--quiet', '-am', 'Note');
});

test('what is not published is still known after the next start, and can be undone', async () => {
  const next = editing(async () => true, join(mine, 'content'));

  expect((await next.publishPlan()).sentences).toContainEqual(expect.stringMatching(/The people/));
  next.undo();
  expect(git(mine, 'diff')).toContain('-title: The people');
  next.redo();
  expect(git(mine, 'status', '--short')).toBe('');
});

test('a copy of the folder has a journal of its own, also after a crash', async () => {
  const folder = join(root, 'moved');
  cpSync(mine, folder, { recursive: true });
  appendFileSync(join(folder, '.edit-journal.jsonl'), '\n{"kind":"do","step":{');
  const moved = editing(async () => true, join(folder, 'content'));
  await moved.save([{ id: idOf('Home, hero, label'), value: 'Bells' }]);

  const later = editing(async () => true, join(folder, 'content'));
  later.undo();
  later.undo();

  expect(git(folder, 'diff', '--name-only')).toBe('content/team.yaml');
  expect(git(mine, 'status', '--short')).toBe('');
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
  const other = editing(async () => true, join(mine, 'content'));
  publishTheirs('jobs.yaml', /$/, '# A note.\n');
  await other.save([{ id: idOf('Home, hero, label'), value: 'Clocks' }]);

  await expect(publishAll(other)).rejects.toThrow('Look at the pages again');
  expect(git(remote, 'show', 'main:content/home.yaml')).not.toContain('label: Clocks');
  await publishAll(other);

  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('label: Clocks');
  expect(git(remote, 'show', 'main:content/jobs.yaml')).toContain('# A note.');
});

test('other changes of this copy stay out of it', async () => {
  const other = editing(async () => true, join(mine, 'content'));
  publishTheirs('jobs.yaml', '# A note.', '# Another note.');
  appendFileSync(join(mine, 'content/jobs.yaml'), '# My own.\n');
  await other.save([{ id: idOf('Home, hero, label'), value: 'Watches' }]);

  await expect(publishAll(other)).rejects.toThrow('changes that were not made here');
  expect(readFileSync(join(mine, 'content/jobs.yaml'), 'utf8')).toMatch(/note\.\n# My own\.\n$/);

  git(mine, 'checkout', '--', 'content/jobs.yaml');
  await expect(publishAll(other)).rejects.toThrow('Look at the pages again');
  await publishAll(other);
});

test('a conflict is explained, and loses nothing', async () => {
  const other = editing(async () => true, join(mine, 'content'));
  publishTheirs('home.yaml', 'label: Watches', 'label: Gears');
  await other.save([{ id: idOf('Home, hero, label'), value: 'Bells' }]);

  await expect(publishAll(other)).rejects.toThrow('do not fit together');

  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('label: Gears');
  expect(git(mine, 'show', 'HEAD:content/home.yaml')).toContain('label: Bells');
  expect(git(mine, 'status', '--short')).toBe('');
});

test('a copy with a server releases there, and says if that did not work', async () => {
  expect(await wayToPublish(mine, 'true')).toMatchObject({
    way: expect.stringContaining('released to your server'),
  });
  expect(await release('node --version')).toBe(true);
  await expect(release('node --eval "throw new Error(1998)"')).rejects.toThrow(
    /not released.*1998/s,
  );
});

test('without a place to send it to, it says what is missing', async () => {
  git(mine, 'branch', '--quiet', '--unset-upstream');

  expect(await edits.publishPlan()).toMatchObject({
    isPossible: false,
    way: expect.stringContaining('not connected'),
  });
});
