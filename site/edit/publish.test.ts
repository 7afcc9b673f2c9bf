import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleFolder } from '../company.ts';
import { editing } from './editing.ts';

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
const idOf = (label: string) => `${edits.state().fields.find((one) => one.label === label)?.id}`;

beforeAll(() => {
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(root, 'clone', '--quiet', remote, mine);
  git(mine, 'config', 'user.name', 'Owner');
  git(mine, 'config', 'user.email', 'owner@company.example');
  git(mine, 'checkout', '--quiet', '-B', 'main');
  cpSync(sampleFolder, mine, { recursive: true });
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
  expect(plan).toMatchObject({ to: 'origin/main', waiting: 0 });
  expect(plan.sentences).toEqual([
    expect.stringMatching(/^Home, hero, heading: .* becomes “We build clocks.”$/),
  ]);

  await edits.publish();

  expect(git(remote, 'show', '--name-only', '--format=', 'main')).toBe('content/home.yaml');
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('heading: We build clocks.');
  expect((await edits.publishPlan()).sentences).toEqual([]);
  edits.undo();
  expect((await edits.publishPlan()).sentences).toEqual([expect.stringMatching(/^Taken back: /)]);
});

test('a file with changes of someone else is not sent', async () => {
  await edits.save([{ id: idOf('Team, title'), value: 'The people' }]);

  await expect(edits.publish()).rejects.toThrow('already had changes before you began');

  git(mine, 'commit', '--quiet', '-am', 'Note');
});

test('a conflict is explained, and loses nothing', async () => {
  git(theirs, 'pull', '--quiet');
  const other = editing(async () => true, join(mine, 'content'));
  appendFileSync(join(theirs, 'content/jobs.yaml'), '# A note.\n');
  git(theirs, 'commit', '--quiet', '-am', 'Theirs');
  git(theirs, 'push', '--quiet');
  await other.save([{ id: idOf('Home, hero, label'), value: 'Clocks' }]);

  await expect(other.publish()).rejects.toThrow('Someone else has published since you began');

  git(mine, 'pull', '--quiet', '--rebase');
  await other.publish();
  expect(git(remote, 'show', 'main:content/home.yaml')).toContain('label: Clocks');
  expect(git(remote, 'show', 'main:content/jobs.yaml')).toContain('# A note.');
});

test('without a place to send it to, it says what is missing', async () => {
  git(mine, 'branch', '--quiet', '--unset-upstream');

  expect(await edits.publishPlan()).toMatchObject({
    missing: expect.stringContaining('not connected'),
  });
});
