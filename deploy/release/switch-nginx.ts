import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfig } from '../nginx-config.ts';
import { partsOf, siteOf } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

const patience = 30_000;

function run(command: string, ...args: string[]): void {
  const { error, status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw new Refusal(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed:\n${stderr.trim()}`);
}

/** What a process calls itself. nginx writes there what a process is for. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function master({ run: folder }: Settings): number | undefined {
  const file = join(folder, 'nginx.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return titleOf(pid).startsWith('nginx: master process') ? pid : undefined;
}

/** The workers that accept connections. Those that only finish their last ones say so. */
function accepting(settings: Settings): number[] {
  const parent = master(settings);
  if (!parent) return [];
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((pid) => titleOf(pid) === 'nginx: worker process');
}

/** Ends when every new connection goes to a worker that did not exist before. */
async function reloadOrStart(settings: Settings, file: string): Promise<void> {
  const before = accepting(settings);
  if (master(settings)) run(settings.nginx, '-c', file, '-s', 'reload');
  else if (settings.service) run('systemctl', 'start', settings.service);
  else run(settings.nginx, '-c', file);

  const end = performance.now() + patience;
  for (;;) {
    const now = accepting(settings);
    if (now.length > 0 && !now.some((pid) => before.includes(pid))) return;
    if (performance.now() > end) {
      throw new Refusal(`nginx did not take the new configuration. Read ${settings.errorLog}.`);
    }
    await sleep(20);
  }
}

/**
 * Makes nginx serve a release. The configuration names the release by its path, so its pages and
 * the policies that have their hashes come from the same release, always: new workers serve the
 * new one, and old workers finish with the old one.
 */
export async function switchTo(settings: Settings, id: string): Promise<void> {
  const { home } = settings;
  const file = join(home, 'nginx.conf');
  const next = `${file}.new`;
  mkdirSync(settings.run, { recursive: true });
  writeFileSync(
    next,
    nginxConfig({ ...settings, root: siteOf(home, id), parts: partsOf(home, id) }),
  );
  try {
    run(settings.nginx, '-t', '-q', '-c', next);
  } catch (error) {
    rmSync(next);
    throw error;
  }
  // After a power failure, the configuration must not name files that were never written.
  run('sync', '-f', home);
  const last = existsSync(file) ? readFileSync(file) : undefined;
  renameSync(next, file);
  try {
    await reloadOrStart(settings, file);
  } catch (error) {
    if (last) {
      writeFileSync(next, last);
      renameSync(next, file);
    } else {
      rmSync(file);
    }
    throw error;
  }
}
