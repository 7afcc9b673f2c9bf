import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '@website/content-model/company.ts';

const { COMPANY: _, DIST: __, ...env } = process.env;

export const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();

/** The files of the project as they are here, without Git: what someone unpacks. */
export function unpack(folder: string): string {
  const files = run(project, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter((one) => one && existsSync(join(project, one))))
    cpSync(join(project, file), join(folder, file));
  return folder;
}

/** Puts the packages of this project into another copy of it. */
export function install(folder: string): string {
  for (const room of ['.', 'editor', 'site']) {
    const packages = join(room, 'node_modules');
    if (existsSync(join(project, packages)))
      run(project, 'cp', '-al', packages, join(folder, packages));
  }
  return folder;
}

export const newRoot = () => mkdtempSync(join(tmpdir(), 'first-publish-'));

export function emptyRemote(root: string): string {
  run(root, 'git', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  return join(root, 'remote');
}

export function clone(root: string, name: string): string {
  run(root, 'git', 'clone', '--quiet', 'remote', name);
  return install(join(root, name));
}

const author = ['-c', 'user.name=Us', '-c', 'user.email=us@example.com'];

/** Commits everything in a clone, and sends it. */
export function sendAll(folder: string): void {
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', ...author, 'commit', '--quiet', '--no-verify', '-m', 'Ours');
  run(folder, 'git', 'push', '--quiet', 'origin', 'HEAD:main');
}

/** Makes a company from the sample in a clone: one that has something on every page. */
export function makeFullCompany(folder: string, name: string): void {
  const company = join(folder, 'companies', name.toLowerCase());
  cpSync(join(folder, 'companies/orrery'), company, { recursive: true });
  const file = join(company, 'content/site.yaml');
  const site = readFileSync(file, 'utf8')
    .replace(/^sample: .*\n/m, '')
    .replace(/^name: .*/m, `name: ${name}`);
  writeFileSync(file, site);
  const chosen = JSON.stringify({ company: `companies/${name.toLowerCase()}` });
  writeFileSync(join(folder, 'company.json'), chosen);
}
