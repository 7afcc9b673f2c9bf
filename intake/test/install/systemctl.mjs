#!/opt/node/bin/node
/**
 * In place of systemctl, which needs a running systemd: starts and stops the program of a service as
 * its user, with its environment file. It knows only what the documented commands use.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const options = process.argv.filter((word) => word.startsWith('-'));
const [action, ...names] = process.argv.slice(2).filter((word) => !options.includes(word));
const isNow = action !== 'enable' || options.includes('--now');

const fileOf = (name) => `/etc/systemd/system/${name.includes('.') ? name : `${name}.service`}`;
const pidOf = (name) => `/run/${name.replace(/\.service$/, '')}.pid`;

function start(name) {
  if (existsSync(pidOf(name))) return;
  const unit = readFileSync(fileOf(name), 'utf8');
  const value = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];
  const environment = value('EnvironmentFile');
  const settings = environment ? readFileSync(environment, 'utf8').matchAll(/^(\w+)=(.*)$/gm) : [];
  if (value('RuntimeDirectory'))
    mkdirSync(`/run/${value('RuntimeDirectory')}`, { recursive: true });
  const log = openSync(`/var/log/${name}.log`, 'a');
  const user = value('User') ?? 'root';
  const state = value('StateDirectory');
  if (state) execFileSync('install', ['-d', '-o', user, '-m', '700', `/var/lib/${state}`]);
  const program = ['sh', '-c', `exec ${value('ExecStart')}`];
  const child = spawn('runuser', ['-u', user, '--', ...program], {
    cwd: value('WorkingDirectory') ?? '/',
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(Array.from(settings, ([, key, text]) => [key, text])),
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  writeFileSync(pidOf(name), String(child.pid));
  child.unref();
}

async function stop(name) {
  const file = pidOf(name);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  process.kill(-pid, 'SIGTERM');
  while (existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8')) {
    await new Promise((wait) => setTimeout(wait, 100));
  }
  rmSync(file);
}

for (const name of names) {
  // What Debian brings has a unit elsewhere, and nothing has started it.
  if (action === 'disable') continue;
  if (!existsSync(fileOf(name))) throw new Error(`There is no unit ${name}.`);
  if (name.endsWith('.timer')) continue;
  if (action === 'stop' || action === 'restart') await stop(name);
  if (['enable', 'start', 'restart'].includes(action) && isNow) start(name);
}
