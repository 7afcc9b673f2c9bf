import { exec, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../company.ts';
import { showBuilt } from '../integrations/hosting/show-built.ts';
import type { PublishPlan } from './field.ts';
import { hosted } from './guard.ts';
import { bytesAt, type openJournal } from './journal.ts';
import { Refusal } from './refusal.ts';

const run = promisify(exec);
const runFile = promisify(execFile);

const env = {
  ...process.env,
  // A program that asks for a password would wait for it in a terminal that nobody sees.
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
  NODE_ENV: 'production',
};

const git = async (folder: string, ...args: string[]) =>
  (await runFile('git', args, { cwd: folder, env, encoding: 'buffer', maxBuffer: 1e8 })).stdout;

/** What a program said last before it failed. */
const lastWords = ({ stderr = '', stdout = '' }: { stderr?: unknown; stdout?: unknown }) =>
  `${stderr}`.trim().slice(-600) || `${stdout}`.trim().slice(-600);

/** The command that builds and releases the site, if company.json has one. */
const releaseCommand = (): string | undefined =>
  JSON.parse(readFileSync(resolve(project, 'company.json'), 'utf8')).release;

/** What publishing does here, or what is missing for it. */
export async function wayToPublish(
  folder: string,
  command = releaseCommand(),
): Promise<Omit<PublishPlan, 'sentences'>> {
  if (command !== undefined)
    return { isPossible: true, way: 'The site is built here and released to your server.' };
  try {
    const [to, waiting] = await Promise.all([
      git(folder, 'rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'),
      git(folder, 'rev-list', '--count', '@{upstream}..HEAD'),
    ]);
    const way = `They are sent to ${`${to}`.trim()}, and the host builds the site from it.`;
    const isWaiting = Number(waiting) > 0;
    const all = 'What was committed in this copy before goes along.';
    return { isPossible: true, isWaiting, way: isWaiting ? `${way} ${all}` : way };
  } catch {
    return {
      isPossible: false,
      way: 'This copy is not connected to a repository that a host builds from, and has no server to release to. Your changes are saved on this computer. docs/deploy.md tells how to set up a place for them, or ask the person who set up this copy.',
    };
  }
}

/** Builds the site and releases it, with the command that this copy has for it. */
export async function release(command = releaseCommand()): Promise<boolean> {
  if (command === undefined) return false;
  await run(command, { cwd: project, env, maxBuffer: 1e8 }).catch((error) => {
    throw new Refusal(`The site was not released, and is as it was. ${lastWords(error)}`);
  });
  return true;
}

/** Commits the files that a person has changed, and nothing else. */
export async function commit(
  company: string,
  { touched, unpublished }: Pick<ReturnType<typeof openJournal>, 'touched' | 'unpublished'>,
): Promise<void> {
  const paths: string[] = [];
  for (const [name, had] of touched) {
    const path = resolve(company, name);
    const committed = await git(company, 'show', `HEAD:./${name}`).then(
      (bytes) => bytes.toString('base64'),
      () => undefined,
    );
    // All of it was undone, or someone has committed it already.
    if (had[0] === had.at(-1) || bytesAt(path) === committed) continue;
    if (!had.includes(committed) || bytesAt(path) !== had.at(-1))
      throw new Refusal(
        `${basename(path)} also has changes that were not made here, and they would go along unseen. Have them published or taken back first, by the person who made them.`,
      );
    paths.push(path);
  }
  if (paths.length === 0) return;
  const [only = '', ...more] = unpublished();
  const [subject] = more.length === 0 ? only.split(': ') : [`${more.length + 1} changes`];
  const message = [`content: ${subject}`, '', ...[only, ...more].map((one) => `- ${one}`)];
  try {
    await git(company, 'add', '--', ...paths);
    const options = ['--quiet', '--no-verify', '--only', '-m', message.join('\n')];
    await git(company, 'commit', ...options, '--', ...paths);
  } catch (error) {
    throw new Refusal(`Nothing was published. Git says: ${lastWords(error as object)}`);
  }
}

const askSomeone = 'Nothing was overwritten. Ask the person who set up this copy to help with Git.';

/** Sends what was committed. If someone else was faster, takes theirs in and lets the person look. */
export async function push(folder: string): Promise<void> {
  const failure = await git(folder, 'push', '--quiet').then(() => undefined, lastWords);
  if (failure === undefined) return;
  if (!/fetch first|non-fast-forward/.test(failure))
    throw new Refusal(`Your changes are kept here, but could not be sent: ${failure}`);
  const others = await git(folder, 'status', '--porcelain', '--untracked-files=no');
  if (others.length > 0)
    throw new Refusal(
      `Someone else has published since you began, and this copy has changes that were not made here. ${askSomeone}`,
    );
  try {
    await git(folder, 'pull', '--quiet', '--rebase');
  } catch (error) {
    await git(folder, 'rebase', '--abort').catch(() => undefined);
    throw new Refusal(
      `Someone else has published since you began, and their changes and yours do not fit together. ${askSomeone} Git says: ${lastWords(error as object)}`,
    );
  }
  throw new Refusal(
    'Someone else has published since you began. Their changes are now in your copy too, beside yours. Look at the pages again, then publish.',
  );
}

let shown: Promise<number> | undefined;

/** Builds the site as a host does, and shows it at an address of its own. */
export async function preview(): Promise<string> {
  const folder = '.scratch/preview';
  await run(`npm run --silent build -- --outDir ../${folder}`, { cwd: project, env }).catch(
    (error) => {
      throw new Refusal(`The site cannot be built. ${lastWords(error)}`);
    },
  );
  shown ??= showBuilt(resolve(project, folder));
  const port = await shown;
  const [host] = hosted(port);
  return host ? `https://${host}` : `http://127.0.0.1:${port}`;
}
