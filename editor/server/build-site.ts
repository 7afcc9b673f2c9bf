/** The finished site: as a preview, and as a folder with its zip, for any host. */
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
import { type PreviewServer, preview as startPreview } from 'astro';
import { zipSync } from 'fflate';
import { lastWords, quietly } from './git.ts';
import { hosted } from './guard.ts';
import { Refusal } from './refusal.ts';

const run = promisify(exec);

/** Tells whether anything of the company is another since: what someone looked at is what is sent. */
export function digestOf(company: string): string {
  const digest = createHash('sha256').update(readFileSync(resolve(project, 'company.json')));
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
let shown: Promise<PreviewServer> | undefined;

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
  shown ??= startPreview({
    root: resolve(project, 'site'),
    outDir: built,
    server: { port: 0, allowedHosts: hosted() },
    logLevel: 'error',
  });
  const { port } = await shown;
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
