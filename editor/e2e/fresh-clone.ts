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

/** A remote repository with the project as it is here, and clones of it with the same packages. */
export function remoteOfProject() {
  const root = mkdtempSync(join(tmpdir(), 'first-publish-'));
  run(root, 'git', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  const files = run(project, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const first = join(root, 'first');
  run(root, 'git', 'clone', '--quiet', 'remote', first);
  for (const file of files.split('\0').filter((one) => one && existsSync(join(project, one))))
    cpSync(join(project, file), join(first, file));
  run(first, 'git', 'add', '--all');
  const author = ['-c', 'user.name=Us', '-c', 'user.email=us@example.com'];
  run(first, 'git', ...author, 'commit', '--quiet', '--no-verify', '-m', 'Begin');
  run(first, 'git', 'push', '--quiet', 'origin', 'HEAD:main');
  const clone = (name: string): string => {
    const folder = join(root, name);
    run(root, 'git', 'clone', '--quiet', join(root, 'remote'), folder);
    run(root, 'cp', '-al', join(project, 'node_modules'), join(folder, 'node_modules'));
    return folder;
  };
  return { root, clone };
}

/** Makes a company in a clone, with these answers. */
export function rebrand(folder: string, answers: Readonly<Record<string, string>>): void {
  const given = Object.entries(answers).flatMap(([key, text]) => [`--${key}`, text]);
  run(folder, 'npm', 'run', 'rebrand', '--', ...given);
}
