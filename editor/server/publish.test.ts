import { execFileSync } from 'node:child_process';
import {
  cpSync,
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
import { saveFields } from './actions/fields.ts';
import { planPublishing, pushSite } from './actions/publish.ts';
import { getState, redo, undo } from './actions/state.ts';
import { Session } from './session.ts';

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
/** Edits the company in a copy whose other files are a note and its settings. */
const openCopy = (copy: string) => new Session({ folder: join(copy, 'company/content'), copy });
const session = openCopy(mine);
/** Publishes what the page shows. */
async function publishAll(by: Session): Promise<void> {
  const { seen, push } = await planPublishing(by);
  await pushSite(by, { seen, tree: `${push?.tree}` });
}
const idOf = (title: string) =>
  `${getState(session).fields.find((field) => field.title === title)?.id}`;
const committed = (path: string) => git(remote, 'show', `main:${path}`);

beforeAll(() => {
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(root, 'clone', '--quiet', remote, mine);
  git(mine, 'checkout', '--quiet', '-B', 'main');
  cpSync(sampleFolder, join(mine, 'company'), { recursive: true });
  writeFileSync(join(mine, '.gitignore'), 'node_modules/\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the first push sends the whole copy, also from a computer that is new to Git', async () => {
  await saveFields(session, {
    changes: [{ id: idOf('Headline of the home page'), value: 'We build clocks.' }],
  });
  const { sentences, push } = await planPublishing(session);
  expect(sentences).toEqual([
    expect.stringMatching(/^Headline of the home page: .* becomes “We build clocks.”$/),
  ]);
  expect(push).toMatchObject({ address: remote, commits: [] });
  expect(push?.files).toEqual(
    expect.arrayContaining(['.gitignore', 'company/colors.yaml', 'company/content/home.yaml']),
  );

  await publishAll(session);

  const { name, email } = loadContent().site;
  expect(git(remote, 'log', '-1', '--format=%an %ae %s', 'main')).toBe(
    `${name} ${email.general} content: Headline of the home page`,
  );
  expect(committed('company/content/home.yaml')).toContain('heading: We build clocks.');
  git(root, 'clone', '--quiet', remote, theirs);
});

test('everything that was changed is listed and sent, and something new is looked at first', async () => {
  writeFileSync(join(mine, ':(top)'), 'An odd name');
  writeFileSync(join(mine, 'CNAME'), 'company.example');
  git(mine, 'add', 'CNAME');
  git(mine, ...identity, 'commit', '--quiet', '-m', 'Name the domain');
  await saveFields(session, {
    changes: [{ id: idOf('Title of the team page'), value: 'The people' }],
  });
  const { seen, push } = await planPublishing(session);
  expect(push).toMatchObject({
    commits: ['Name the domain'],
    files: [':(top)', 'company/content/team.yaml'],
  });
  expect(git(mine, 'diff', '--cached', '--name-only')).toBe('');
  writeFileSync(join(mine, 'secret.txt'), 'Not looked at');
  await expect(pushSite(session, { seen, tree: `${push?.tree}` })).rejects.toThrow('look at it');
  expect(git(mine, 'log', '-1', '--format=%s')).toBe('Name the domain');
  rmSync(join(mine, 'secret.txt'));

  await publishAll(session);

  expect(git(remote, 'show', '--name-only', '--format=', 'main').split('\n')).toEqual(push?.files);
  expect(await planPublishing(session)).toMatchObject({ sentences: [], push: { files: [] } });
  undo(session);
  expect((await planPublishing(session)).sentences).toEqual([expect.stringMatching(/^Undone: /)]);
  await publishAll(session);
  expect(committed('company/content/team.yaml')).not.toContain('title: The people');
});

test('if someone else has published, nothing is sent, merged or lost', async () => {
  git(theirs, 'pull', '--quiet');
  writeFileSync(join(theirs, 'note.md'), 'Theirs');
  git(theirs, 'add', '.');
  git(theirs, 'commit', '--quiet', '-m', 'Theirs');
  git(theirs, 'push', '--quiet');
  await saveFields(session, { changes: [{ id: idOf('Label of the home page'), value: 'Bells' }] });

  const { push } = await planPublishing(session);
  await expect(publishAll(session)).rejects.toThrow('Someone else has published');

  expect(push?.obstacle).toMatch(/Someone else has published .* download the online copy anew/);
  expect(committed('company/content/home.yaml')).not.toContain('Bells');
  expect(readFileSync(join(mine, 'company/content/home.yaml'), 'utf8')).toContain('Bells');
  git(mine, 'pull', '--quiet', '--no-rebase');
  await publishAll(session);
  expect(committed('company/content/home.yaml')).toContain('Bells');
  expect(committed('note.md')).toBe('Theirs');
});

test('a copy without an online copy, or with one that is gone, says so', async () => {
  const gone = `${remote}-gone`;
  renameSync(remote, gone);
  expect((await planPublishing(session)).push?.obstacle).toContain('can’t be sent');
  renameSync(gone, remote);
  const loose = join(mine, 'loose');
  cpSync(sampleFolder, join(loose, 'company'), { recursive: true });

  expect((await planPublishing(openCopy(loose))).push).toBeUndefined();

  rmSync(loose, { recursive: true });
});

test('doing again what was undone, and undoing what was done, leaves nothing to publish', async () => {
  await saveFields(session, {
    changes: [{ id: idOf('Title of the team page'), value: 'The people' }],
  });
  undo(session);
  expect((await planPublishing(session)).sentences).toEqual([]);
  redo(session);
  const [sentence] = (await planPublishing(session)).sentences;
  expect(sentence).toMatch(/The people/);
  await publishAll(session);

  undo(session);
  expect((await planPublishing(session)).sentences).toEqual([`Undone: ${sentence}`]);
  await saveFields(session, { changes: [{ id: idOf('Label of the home page'), value: 'Chimes' }] });
  expect((await planPublishing(session)).sentences).toEqual([
    ...[`Undone: ${sentence}`, expect.stringMatching(/Chimes/)],
  ]);
  undo(session);
  await publishAll(session);
});

test('nothing is written through a link to another place', async () => {
  const folder = join(root, 'linked');
  cpSync(sampleFolder, join(folder, 'company'), { recursive: true });
  renameSync(join(folder, 'company/content'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(folder, 'company/content'));
  const tried = openCopy(folder);
  const home = readFileSync(join(root, 'elsewhere/home.yaml'), 'utf8');

  const saved = saveFields(tried, {
    changes: [{ id: idOf('Label of the home page'), value: 'Bells' }],
  });

  await expect(saved).rejects.toThrow('content is a link to another place');
  expect(readFileSync(join(root, 'elsewhere/home.yaml'), 'utf8')).toBe(home);
});
