import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfig } from '../nginx-config.ts';
import { Refusal, type Settings } from './settings.ts';

const reloadTimeout = 30_000;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const configFile = (home: string) => join(home, 'nginx.conf');

/** The current release. nginx.conf is the only source of truth. */
export const currentId = (home: string) =>
  /\/releases\/([^/"]+)\/site";/.exec(textOf(configFile(home)))?.[1];

function run(command: string, ...args: string[]): void {
  const { error, status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw new Refusal(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed:\n${stderr.trim()}`);
}

/** nginx writes into its command line what a process does. */
function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** The pid of nginx's master process, if it runs. */
function masterOf({ run: folder }: Settings): string | undefined {
  const pid = textOf(join(folder, 'nginx.pid')).trim();
  return titleOf(pid).startsWith('nginx: master process') ? pid : undefined;
}

/** The workers that accept connections; others call themselves "is shutting down". */
function workersOf(settings: Settings): string[] {
  const master = masterOf(settings);
  const children = master ? readFileSync(`/proc/${master}/task/${master}/children`, 'utf8') : '';
  return children.split(' ').filter((pid) => titleOf(pid) === 'nginx: worker process');
}

/** Waits until only new workers accept connections. */
async function reloadOrStart(settings: Settings): Promise<void> {
  const file = configFile(settings.home);
  const before = workersOf(settings);
  if (masterOf(settings)) run(settings.nginx, '-c', file, '-s', 'reload');
  else if (settings.service) run('systemctl', 'start', settings.service);
  else run(settings.nginx, '-c', file);

  for (const end = performance.now() + reloadTimeout; performance.now() < end; ) {
    const now = workersOf(settings);
    if (now.length > 0 && !now.some((pid) => before.includes(pid))) return;
    await sleep(20);
  }
  throw new Refusal(`nginx did not take the new configuration. Read ${settings.errorLog}.`);
}

/**
 * Makes nginx serve a release. The configuration names the release by its path, not by a symbolic
 * link, so that a page and the policy with its hashes always come from the same release: new workers
 * serve the new one, and old workers finish with the old one.
 */
export async function switchTo(settings: Settings, id: string): Promise<void> {
  const { home } = settings;
  const release = join(home, 'releases', id);
  const file = configFile(home);
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const config = nginxConfig({
    ...settings,
    root: join(release, 'site'),
    parts: join(release, 'nginx'),
    assets: join(home, 'assets'),
  });
  mkdirSync(settings.run, { recursive: true });
  writeFileSync(`${file}.new`, config);
  run(settings.nginx, '-t', '-q', '-c', `${file}.new`);
  // After a power failure, the configuration must not name files that were never written.
  run('sync', '-f', home);
  const last = textOf(file);
  replace(config);
  try {
    await reloadOrStart(settings);
  } catch (error) {
    if (last) replace(last);
    else rmSync(file);
    throw error;
  }
}
