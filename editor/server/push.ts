/**
 * Publishing through Git: everything that has changed in this copy is committed, and pushed to the
 * remote that its branch has. Nothing is merged here. Somebody else's commits are for `git pull`.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { project } from '@website/content-model/company.ts';
import type { PushPlan } from '../field.ts';
import { gitIn, lastWords, whyGitFailed } from './git.ts';
import { Refusal } from './refusal.ts';

export interface Author {
  name: string;
  email: string;
}

/** The tree of a repository without commits. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Publishes the copy in a folder, which is the whole project. */
export function pushing(folder = project) {
  const git = gitIn({ folder });
  /** The output of Git without the end of its line. Undefined if Git failed: there is no such thing. */
  const ask = (...args: string[]) =>
    git(...args).then(
      (output) => output.trim(),
      () => undefined,
    );

  /** Below the top of a repository, this is a copy that somebody unpacked inside of another project. */
  const isRepository = async () => (await ask('rev-parse', '--show-prefix')) === '';
  const hasCommits = async () => (await ask('rev-parse', '--verify', 'HEAD')) !== undefined;

  /** The address to which this branch is pushed. Undefined if there is none. */
  async function findRemote(): Promise<string | undefined> {
    if (!(await isRepository())) return undefined;
    const branch = await ask('symbolic-ref', '--short', 'HEAD');
    const remote = branch && (await ask('config', `branch.${branch}.remote`));
    return remote ? await ask('remote', 'get-url', '--push', remote) : undefined;
  }

  /** Everything as it is now, as a tree of Git, and the files in which it differs from the last commit. */
  async function readWorkTree(): Promise<{ tree: string; files: string[] }> {
    const scratch = await mkdtemp(join(tmpdir(), 'index-'));
    const index = join(scratch, 'index');
    try {
      const current = resolve(folder, `${await ask('rev-parse', '--git-path', 'index')}`);
      if (existsSync(current)) await copyFile(current, index);
      const onScratch = gitIn({ folder, index });
      await onScratch('add', '--all');
      const base = (await ask('rev-parse', '--verify', 'HEAD')) ?? emptyTree;
      const names = await onScratch('diff-index', '--cached', '--name-only', '-z', base);
      return {
        tree: (await onScratch('write-tree')).trim(),
        files: names.split('\0').slice(0, -1),
      };
    } finally {
      await rm(scratch, { recursive: true });
    }
  }

  /** Pushes the commits of this branch. */
  async function pushCommits(address: string, ...options: string[]): Promise<void> {
    try {
      await git('-c', 'push.default=upstream', 'push', '--quiet', ...options);
    } catch (error) {
      if (/fetch first|non-fast-forward/.test(lastWords(error as object)))
        throw new Refusal(
          `Someone else has published to ${address} since you began, so nothing was sent. Your changes are safe on this computer. Ask a developer to pull theirs into this folder, or download the online copy anew and make your changes there.`,
        );
      throw new Refusal(
        `Your changes are safe on this computer, but can’t be sent to ${address}. ${whyGitFailed(error as object)}`,
      );
    }
  }

  /** What a push would send. Undefined if this copy has no remote. */
  async function plan(): Promise<PushPlan | undefined> {
    const address = await findRemote();
    if (address === undefined) return undefined;
    const unsent = (await ask('log', '--format=%s', '@{u}..HEAD')) ?? '';
    const found = {
      address,
      commits: unsent.split('\n').filter((subject) => subject !== ''),
      ...(await readWorkTree()),
    };
    try {
      // Finds out whether it can be pushed before anyone waits for a preview.
      if (await hasCommits()) await pushCommits(address, '--dry-run');
      return found;
    } catch (error) {
      return { ...found, obstacle: (error as Error).message };
    }
  }

  /** Commits and pushes the tree that the plan has shown. Returns the address. */
  async function push(tree: string, sentences: readonly string[], author: Author): Promise<string> {
    const address = await findRemote();
    if (address === undefined)
      throw new Refusal('This copy isn’t connected to an online copy any longer.');
    try {
      await git('add', '--all');
      if ((await ask('write-tree')) !== tree)
        throw new Refusal('Something else has changed since. Open “Publish” again and look at it.');
      if ((await ask('rev-parse', '--verify', 'HEAD^{tree}')) !== tree)
        await git(...(await identify(author)), 'commit', '--quiet', '-m', describe(sentences));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(`Nothing was published. ${whyGitFailed(error as object)}`);
    }
    await pushCommits(address);
    return address;
  }

  /** Options for a computer on which nobody has used Git before: it does not know who that is. */
  async function identify({ name, email }: Author): Promise<string[]> {
    if (await ask('config', 'user.email')) return [];
    return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  }

  /** A file as it was committed last, or nothing if it was not. Undefined if there are no commits. */
  async function readCommitted(path: string): Promise<string | undefined> {
    if (!(await isRepository()) || !(await hasCommits())) return undefined;
    return (await ask('show', `HEAD:${path.replaceAll('\\', '/')}`)) ?? '';
  }

  return { plan, push, readCommitted };
}

/** The message of a commit: one change in its subject, several below it. */
function describe(sentences: readonly string[]): string {
  const [first = 'Update the site', ...more] = sentences;
  if (more.length === 0) return `content: ${first.split(': ')[0]}\n\n${first}`;
  const items = sentences.map((sentence) => `- ${sentence}`);
  return [`content: ${sentences.length} changes`, '', ...items].join('\n');
}
