/** The online copy of the project, from which a host builds the site: a Git repository. */
import { relative, resolve, sep } from 'node:path';
import { project } from '@website/content-model/company.ts';
import { git, gitBytes, gitOr, lastWords, whyGitFailed } from './git.ts';
import { bytesAt, type openJournal } from './journal.ts';
import { Refusal } from './refusal.ts';

type Journal = ReturnType<typeof openJournal>;

export interface Author {
  name: string;
  email: string;
}

/** Where this copy is sent: a name that Git has for the address, and the branch there. */
export async function placeOf(company: string) {
  const branch =
    (await isOwn(company)) && (await gitOr(company, 'symbolic-ref', '--short', 'HEAD'));
  const setting = (name: string) => gitOr(company, 'config', `branch.${branch}.${name}`);
  const remote = branch ? await setting('remote') : undefined;
  const address = remote && (await gitOr(company, 'config', `remote.${remote}.url`));
  return address ? { address, remote, to: `${await setting('merge')}` } : undefined;
}

/** Whether the project is a repository, and not just unpacked somewhere inside of another one. */
async function isOwn(company: string): Promise<boolean> {
  const top = await gitOr(company, 'rev-parse', '--show-toplevel');
  return top !== undefined && !`${project}`.startsWith(`${resolve(top)}${sep}`);
}

export const hasHistory = async (company: string) =>
  (await isOwn(company)) && (await gitOr(company, 'rev-parse', '--verify', 'HEAD')) !== undefined;

const isAddress = (text: string) =>
  /^(?:https:\/\/|ssh:\/\/|file:\/\/|[\w.]+@[\w.-]+:|\/|[A-Za-z]:[\\/])\S/.test(text);

/** Connects this copy with the online copy at an address, once both are known to fit together. */
export async function connect(company: string, address: string, author: Author): Promise<void> {
  if (!isAddress(address))
    throw new Refusal('That isn’t an address of an online copy. It begins with https:// or git@.');
  try {
    const heads = (await git(project, 'ls-remote', '--heads', '--', address)).match(/refs\/.+/g);
    if (!(await isOwn(company))) await begin(company, author);
    await introduce(company, author);
    const branch = await git(company, 'symbolic-ref', '--short', 'HEAD');
    const own = `refs/heads/${branch}`;
    const to = heads && !heads.includes(own) ? `${heads[0]}` : own;
    if (heads) {
      await git(company, 'fetch', '--quiet', '--', address, to);
      if ((await gitOr(company, 'merge-base', 'HEAD', 'FETCH_HEAD')) === undefined)
        throw new Refusal('Something else is at that address. Make a new, empty one there.');
    }
    const failure = await sent(company, address, to, '--dry-run');
    if (failure && !isBehind(failure)) throw whyGitFailed({ stderr: failure });
    const remotes = (await git(company, 'remote')).split('\n').filter(Boolean);
    const urls = await Promise.all(
      remotes.map((one) => gitOr(company, 'config', `remote.${one}.url`)),
    );
    const name = remotes[urls.indexOf(address)] ?? (remotes.length === 0 ? 'origin' : 'website');
    await git(company, 'config', `remote.${name}.url`, address);
    await git(company, 'config', `remote.${name}.fetch`, `+refs/heads/*:refs/remotes/${name}/*`);
    await git(company, 'config', `branch.${branch}.remote`, name);
    await git(company, 'config', `branch.${branch}.merge`, to);
  } catch (error) {
    throw error instanceof Refusal ? error : whyGitFailed(error as object);
  }
}

/** Makes the project a repository. The company itself is sent when it is published. */
async function begin(company: string, author: Author): Promise<void> {
  await git(project, 'init', '--quiet');
  await git(project, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  await introduce(project, author);
  const own = relative(project, company).replaceAll('\\', '/');
  await git(project, 'add', '--all', '--', '.', `:!${own}`);
  await git(project, 'commit', '--quiet', '-m', 'Begin');
}

/** On a computer on which nobody has used Git before, it does not know who that is. */
async function introduce(folder: string, { name, email }: Author): Promise<void> {
  if (await gitOr(folder, 'config', 'user.email')) return;
  await git(folder, 'config', 'user.name', name);
  await git(folder, 'config', 'user.email', email);
}

/** What Git said when it could not send what was committed. Undefined if it could. */
const sent = (folder: string, remote: string, to: string, ...options: string[]) =>
  git(folder, 'push', '--quiet', ...options, '--', remote, `HEAD:${to}`).then(
    () => undefined,
    lastWords,
  );
const isBehind = (failure: string) => /fetch first|non-fast-forward/.test(failure);

/** Sends what was committed. False if someone else was faster. */
export async function send(company: string, ...options: string[]): Promise<boolean> {
  const place = await placeOf(company);
  if (!place?.remote) throw new Refusal('This copy isn’t connected to an online copy any longer.');
  const failure = await sent(company, place.remote, place.to, ...options);
  if (failure === undefined) return true;
  if (isBehind(failure)) return false;
  throw new Refusal(
    `Your changes are safe on this computer, but can’t be sent to ${place.address}. ${whyGitFailed({ stderr: failure }).message}`,
  );
}

/** Whether something was committed that is not sent yet. */
export const isWaiting = async (company: string) =>
  (await gitOr(company, 'rev-list', '--count', '@{u}..HEAD')) !== '0';

/** A file as it was published last. */
export const committed = (company: string, path: string) =>
  gitBytes(company, 'show', `HEAD:./${path}`).catch(() => undefined);

/**
 * The files of the company that publishing sends, and what is said of them. The journal tells what was
 * done in edit mode; what was changed elsewhere is sent as well, because the preview shows it.
 */
export async function changesToSend(
  company: string,
  { touched, unpublished }: Pick<Journal, 'touched' | 'unpublished'>,
  choice: string | undefined,
): Promise<{ paths: string[]; sentences: string[] }> {
  const names = async (folder: string, ...args: string[]) =>
    `${await gitBytes(folder, ...args)}`.split('\0').filter(Boolean);
  const changed = ['diff', '--name-only', '-z', '--no-renames', 'HEAD'];
  const paths = [
    ...(await names(company, ...changed, '--relative')),
    ...(await names(company, 'ls-files', '-z', '--others', '--exclude-standard')),
  ];
  const isNew = (await git(company, 'ls-tree', 'HEAD', './')) === '';
  const sentences = unpublished();
  if (isNew) sentences.unshift('Your company’s folder, for the first time');
  for (const name of isNew ? [] : paths) {
    if (!(await isOurs(company, name, touched.get(name))))
      sentences.push(`${name}: changed outside of edit mode`);
  }
  if (!choice || (await names(project, ...changed, '--', choice)).length === 0)
    return { paths, sentences };
  return {
    paths: [...paths, choice],
    sentences: [...(isNew ? ['The site becomes your company’s'] : []), ...sentences],
  };
}

/** Whether all changes of a file were made in edit mode. */
async function isOurs(company: string, name: string, had: readonly (string | undefined)[] = []) {
  const before = (await committed(company, name))?.toString('base64');
  return had.includes(before) && bytesAt(resolve(company, name)) === had.at(-1);
}

/** Commits all changes of the company, and nothing else. */
export async function commit(
  company: string,
  author: Author,
  { paths, sentences }: Awaited<ReturnType<typeof changesToSend>>,
): Promise<void> {
  if (paths.length === 0) return;
  const [only = '', ...more] = sentences;
  const [subject] = more.length === 0 ? only.split(': ') : [`${more.length + 1} changes`];
  const message = [`content: ${subject}`, '', ...sentences.map((one) => `- ${one}`)];
  try {
    await introduce(company, author);
    await git(company, 'add', '--', ...paths);
    await git(company, 'commit', '--quiet', '--only', '-m', message.join('\n'), '--', ...paths);
  } catch (error) {
    throw new Refusal(`Nothing was published. ${whyGitFailed(error as object).message}`);
  }
}
