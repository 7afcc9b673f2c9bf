/** Three ways to publish, of which company.json has one: a folder, an online copy, or a server. */
import { exec, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { project } from '@website/content-model/company.ts';
import { zipSync } from 'fflate';
import { showBuilt } from '../site/integrations/hosting/show-built.ts';
import type { PublishPlan, Way } from './field.ts';
import { lastWords, quietly } from './git.ts';
import { hosted } from './guard.ts';
import { isWaiting, placeOf, send } from './online-copy.ts';
import { Refusal } from './refusal.ts';

const run = promisify(exec);

export const choiceFile = resolve(project, 'company.json');

interface Choice {
  company: string;
  publish?: 'folder' | 'git';
  /** The command that builds the site and releases it. */
  release?: string;
}

export const readChoice = (file: string): Choice => JSON.parse(readFileSync(file, 'utf8'));

export const wayOf = ({ publish, release }: Choice): Way | undefined =>
  release === undefined ? publish : 'server';

/** The command that builds the site and releases it to a server. */
export function releaseCommand(address: string): string {
  // It becomes a part of a command.
  if (!/^(?:\w[\w.-]*@)?\w[\w.-]*:\/[\w./-]*$/.test(address))
    throw new Refusal(
      'That isn’t the address of a server. It looks like root@example.com:/srv/site.',
    );
  return `npm run build && sh deploy/release site/dist ${address}`;
}

/** Remembers the way to publish. */
export function choose(way: Way, file: string, release?: string): void {
  const { company } = readChoice(file);
  const choice: Choice =
    release === undefined ? { company, publish: way as 'git' } : { company, release };
  writeFileSync(file, `${JSON.stringify(choice, undefined, 2)}\n`);
}

/** What publishing does here, or what is missing for it. */
export async function wayToPublish(
  company: string,
  choice: Choice,
): Promise<Omit<PublishPlan, 'sentences' | 'seen'>> {
  const kind = wayOf(choice);
  if (kind === 'server')
    return {
      kind,
      isPossible: true,
      way: `This command builds the site and puts it on your server: ${choice.release}`,
    };
  if (kind === 'folder')
    return {
      kind,
      isPossible: true,
      way: 'The site will be saved as a folder on this computer, for any host.',
    };
  const place = await placeOf(company);
  if (kind === undefined || place === undefined)
    return { kind: undefined, isPossible: false, way: '', address: place?.address };
  try {
    // Finds out whether they can be sent, before anyone waits for a preview.
    await send(company, '--dry-run');
  } catch (error) {
    return { kind, isPossible: false, way: (error as Error).message };
  }
  return {
    kind,
    isPossible: true,
    isWaiting: await isWaiting(company),
    way: `Your changes will go to ${place.address}, and the host will build the site from there.`,
  };
}

/** Runs the command that this copy has for its server. */
export async function release(command: string): Promise<void> {
  await run(command, { cwd: project, env: quietly(), maxBuffer: 1e8 }).catch((error) => {
    throw new Refusal(
      `The site wasn’t released. What is online hasn’t changed. ${lastWords(error)}`,
    );
  });
}

/** Tells whether anything of the company is another since: what someone looked at is what is sent. */
export function digestOf(company: string): string {
  const digest = createHash('sha256').update(readFileSync(choiceFile));
  for (const path of filesIn(company)) digest.update(path).update(readFileSync(path));
  return digest.digest('base64url');
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();

const built = resolve(project, '.scratch/preview');
/** What was built there, and where it is shown. */
let seenThere: string | undefined;
let shown: Promise<number> | undefined;

/** Builds the site as a host does. */
async function build(company: string): Promise<void> {
  const seen = digestOf(company);
  seenThere = undefined;
  await run(`npm run --silent build -- --outDir ${JSON.stringify(built)}`, {
    cwd: project,
    env: quietly(),
  }).catch((error) => {
    throw new Refusal(`The site can’t be built. ${lastWords(error)}`);
  });
  seenThere = seen;
}

/** Builds the site, and shows it at an address of its own. */
export async function preview(company: string): Promise<string> {
  await build(company);
  shown ??= showBuilt(built);
  const port = await shown;
  const [host] = hosted(port);
  return host ? `https://${host}` : `http://127.0.0.1:${port}`;
}

const uploads = resolve(project, 'ready-to-upload');

/** Saves the site that this person has looked at: a folder, and the same as a zip. */
export async function saveFolder(company: string, seen: string, domain: string): Promise<string> {
  if (seenThere !== seen) await build(company);
  const folder = join(uploads, domain);
  mkdirSync(uploads, { recursive: true });
  cpSync(built, `${folder}.new`, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(`${folder}.new`, folder);
  const files = filesIn(folder).map((path) => [
    relative(folder, path).replaceAll('\\', '/'),
    new Uint8Array(readFileSync(path)),
  ]);
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(files)));
  return folder;
}

export const savedZip = (domain: string) => readFileSync(join(uploads, `${domain}.zip`), 'base64');

/** Opens the folder in the program that this computer has for folders. */
export function showFolder(domain: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
  execFile(openers[process.platform] ?? 'xdg-open', [join(uploads, domain)], () => {});
}
