import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const execute = promisify(execFile);

/** A program that asks for a password would wait for it in a terminal that nobody sees. */
const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** What Git says, as bytes: files have to be compared letter for letter. */
async function git(folder: string, ...args: string[]): Promise<Buffer> {
  const options = { cwd: folder, env, encoding: 'buffer', maxBuffer: 1e8 } as const;
  return (await execute('git', args, options)).stdout;
}

const said = async (folder: string, ...args: string[]) =>
  (await git(folder, ...args)).toString('utf8').trim();

/** Where this copy sends its changes, and how many earlier ones are waiting. Or what is missing. */
export async function wayToPublish(
  folder: string,
): Promise<{ to: string; waiting: number } | string> {
  try {
    await said(folder, 'rev-parse', '--is-inside-work-tree');
  } catch {
    return 'This folder is not kept with Git, so there is no place to send it to.';
  }
  try {
    const to = await said(
      folder,
      'rev-parse',
      '--abbrev-ref',
      '--symbolic-full-name',
      '@{upstream}',
    );
    return { to, waiting: Number(await said(folder, 'rev-list', '--count', '@{upstream}..HEAD')) };
  } catch {
    return 'This copy is not connected to a repository that a host builds from.';
  }
}

/** Files that were changed here, each with its bytes before. Undefined: there was no file. */
export type Touched = ReadonlyMap<string, Buffer | undefined>;

/**
 * Commits these files and nothing else, and sends them. Refuses a file that already had changes of
 * someone else: they would go along unseen.
 */
export async function publish(folder: string, touched: Touched, sentences: readonly string[]) {
  const paths: string[] = [];
  for (const [path, before] of touched) {
    const committed = await git(dirname(path), 'show', `HEAD:./${basename(path)}`).catch(
      () => undefined,
    );
    const isSame = committed && before ? committed.equals(before) : committed === before;
    if (!isSame) {
      throw new Refusal(
        `${basename(path)} already had changes before you began. Have them published or taken back first: they would go along unseen.`,
      );
    }
    const now = existsSync(path) ? readFileSync(path) : undefined;
    if (now && committed ? !now.equals(committed) : now !== committed) paths.push(path);
  }
  if (paths.length > 0) {
    const [only = '', ...more] = sentences;
    const subject = more.length === 0 ? only.slice(0, 60) : `${sentences.length} changes`;
    const message = [`content: ${subject}`, '', ...sentences.map((one) => `- ${one}`)].join('\n');
    try {
      await git(folder, 'add', '--', ...paths);
      await git(
        folder,
        'commit',
        '--quiet',
        '--no-verify',
        '--only',
        '-m',
        message,
        '--',
        ...paths,
      );
    } catch (error) {
      throw new Refusal(`Nothing was published. Git says: ${(error as { stderr: Buffer }).stderr}`);
    }
  }
  return async () => {
    try {
      await git(folder, 'push', '--quiet');
    } catch (error) {
      const { stderr } = error as { stderr: Buffer };
      const isLate = /rejected|fetch first|non-fast-forward/.test(`${stderr}`);
      throw new Refusal(
        isLate
          ? 'Someone else has published since you began. Your changes are kept here, and nothing was overwritten. Run "git pull --rebase", then publish again.'
          : `Your changes are kept here, but could not be sent: ${stderr}`,
      );
    }
  };
}
