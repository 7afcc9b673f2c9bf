import { exec, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { project } from '@website/content-model/company.ts';
import { showBuilt } from '../site/integrations/hosting/show-built.ts';
import type { PublishPlan } from './field.ts';
import { hosted } from './guard.ts';
import { bytesAt, type openJournal } from './journal.ts';
import { Refusal } from './refusal.ts';

const run = promisify(exec);
const runFile = promisify(execFile);

const env = () => ({
  ...process.env,
  // A program that asks for a password would wait for it in a terminal that nobody sees.
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
  NODE_ENV: 'production',
});

const git = async (folder: string, ...args: string[]) =>
  (await runFile('git', args, { cwd: folder, env: env(), encoding: 'buffer', maxBuffer: 1e8 }))
    .stdout;

/** What a program said last before it failed. */
const lastWords = ({ stderr = '', stdout = '' }: { stderr?: unknown; stdout?: unknown }) =>
  `${stderr}`.trim().slice(-600) || `${stdout}`.trim().slice(-600);

const choice = resolve(project, 'company.json');
const readChoice = (): { company: string; release?: string } =>
  JSON.parse(readFileSync(choice, 'utf8'));

/** The command that builds and releases the site, if company.json has one. */
const releaseCommand = () => readChoice().release;

/** What publishing does here, or what is missing for it. */
export async function wayToPublish(
  folder: string,
  command = releaseCommand(),
): Promise<Omit<PublishPlan, 'sentences' | 'seen'>> {
  if (command !== undefined)
    return {
      isPossible: true,
      isReleased: true,
      way: `This command builds the site and releases it: ${command}`,
    };
  const upstream = await git(folder, 'rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{u}')
    .then((name) => `${name}`.trim())
    .catch(() => undefined);
  if (upstream === undefined)
    return {
      isPossible: false,
      way: 'This copy is not connected to a repository that a host builds from, and has no server to release to. Your changes are saved on this computer. docs/deploy.md tells how to set up a place for them, or ask the person who set up this copy.',
    };
  const [waiting, failure] = await Promise.all([
    git(folder, 'rev-list', '--count', '@{u}..HEAD'),
    // Finds out whether they can be sent, before anyone waits for a preview.
    sent(folder, '--dry-run'),
  ]);
  if (failure !== undefined && !isBehind(failure))
    return { isPossible: false, way: cannotBeSent(failure) };
  const way = `They are sent to ${upstream}, and the host builds the site from it.`;
  const isWaiting = Number(waiting) > 0;
  const all = 'What was committed in this copy before goes along.';
  return { isPossible: true, isWaiting, way: isWaiting ? `${way} ${all}` : way };
}

/** What a program said when it could not send what was committed. Undefined if it could. */
const sent = (folder: string, ...options: string[]) =>
  git(folder, 'push', '--quiet', ...options).then(() => undefined, lastWords);
const isBehind = (failure: string) => /fetch first|non-fast-forward/.test(failure);
const cannotBeSent = (failure: string) =>
  `Your changes are kept on this computer, but cannot be sent. Look whether it is online, then ask the person who set up this copy. Git says: ${failure}`;

/** Builds the site and releases it, with the command that this copy has for it. */
export async function release(command = releaseCommand()): Promise<boolean> {
  if (command === undefined) return false;
  await run(command, { cwd: project, env: env(), maxBuffer: 1e8 }).catch((error) => {
    throw new Refusal(`The site was not released, and is as it was. ${lastWords(error)}`);
  });
  return true;
}

/** A file as it was published last, as far as this copy knows. */
export async function lastPublished(
  company: string,
  path: string,
  { touched }: Pick<ReturnType<typeof openJournal>, 'touched'>,
): Promise<string> {
  const hasHistory = git(company, 'rev-parse', '--verify', 'HEAD').then(
    () => releaseCommand() === undefined,
    () => false,
  );
  if (await hasHistory) return git(company, 'show', `HEAD:./${path}`).then(String, () => '');
  const before = touched.get(path);
  const bytes = before ? before[0] : bytesAt(resolve(company, path));
  return Buffer.from(bytes ?? '', 'base64').toString();
}

/** Tells whether anything of the company is another since: what someone looked at is what is sent. */
export function digestOf(company: string): string {
  const digest = createHash('sha256').update(readFileSync(choice));
  const entries = readdirSync(company, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const path of paths.sort()) digest.update(path).update(readFileSync(path));
  return digest.digest('base64url');
}

/**
 * The files of the company that publishing sends, and what is said of them. The journal tells what was
 * done in edit mode; what was changed elsewhere is sent as well, because the preview shows it.
 */
export async function changesToSend(
  company: string,
  { touched, unpublished }: Pick<ReturnType<typeof openJournal>, 'touched' | 'unpublished'>,
): Promise<{ paths: string[]; sentences: string[] }> {
  const names = async (folder: string, ...args: string[]) =>
    `${await git(folder, ...args)}`.split('\0').filter(Boolean);
  const changed = ['diff', '--name-only', '-z', '--no-renames', 'HEAD'];
  const paths = [
    ...(await names(company, ...changed, '--relative')),
    ...(await names(company, 'ls-files', '-z', '--others', '--exclude-standard')),
  ];
  const isNew = (await git(company, 'ls-tree', 'HEAD', './')).length === 0;
  const sentences = unpublished();
  if (isNew) sentences.unshift('The folder of your company goes along, for the first time');
  for (const name of isNew ? [] : paths) {
    if (!(await isOurs(company, name, touched.get(name))))
      sentences.push(`${name}: changed outside of edit mode`);
  }
  const isChosen = resolve(project, readChoice().company) === company;
  if (!isChosen || (await names(project, ...changed, '--', choice)).length === 0)
    return { paths, sentences };
  return {
    paths: [...paths, choice],
    sentences: ['The site becomes that of your company', ...sentences],
  };
}

/** Whether all changes of a file were made in edit mode. */
async function isOurs(company: string, name: string, had: readonly (string | undefined)[] = []) {
  const committed = await git(company, 'show', `HEAD:./${name}`).then(
    (bytes) => bytes.toString('base64'),
    () => undefined,
  );
  return had.includes(committed) && bytesAt(resolve(company, name)) === had.at(-1);
}

/** Commits all changes of the company, and nothing else. */
export async function commit(
  company: string,
  author: { name: string; email: string },
  { paths, sentences }: Awaited<ReturnType<typeof changesToSend>>,
): Promise<void> {
  if (paths.length === 0) return;
  const [only = '', ...more] = sentences;
  const [subject] = more.length === 0 ? only.split(': ') : [`${more.length + 1} changes`];
  const message = [`content: ${subject}`, '', ...sentences.map((one) => `- ${one}`)];
  try {
    // On a computer on which nobody has used Git before, it does not know who that is.
    if (!(await git(company, 'config', 'user.email').catch(() => undefined))) {
      await git(company, 'config', 'user.name', author.name);
      await git(company, 'config', 'user.email', author.email);
    }
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
  const failure = await sent(folder);
  if (failure === undefined) return;
  if (!isBehind(failure)) throw new Refusal(cannotBeSent(failure));
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
  await run(`npm run --silent build -- --outDir ../${folder}`, { cwd: project, env: env() }).catch(
    (error) => {
      throw new Refusal(`The site cannot be built. ${lastWords(error)}`);
    },
  );
  shown ??= showBuilt(resolve(project, folder));
  const port = await shown;
  const [host] = hosted(port);
  return host ? `https://${host}` : `http://127.0.0.1:${port}`;
}
