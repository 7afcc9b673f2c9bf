import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
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

/** Makes a company in a clone, with these answers. */
export function rebrand(folder: string, answers: Readonly<Record<string, string>>): void {
  const given = Object.entries(answers).flatMap(([key, text]) => [`--${key}`, text]);
  run(folder, 'npm', 'run', 'rebrand', '--', ...given);
}
