#!/opt/node/node_modules/.bin/node
/**
 * In place of systemctl, which needs a running systemd: starts and stops the program of a service as
 * its user, with its environment file. It knows only what the documented commands use.
 */
import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const [action, ...names] = process.argv.slice(2).filter((word) => !word.startsWith('-'));

function start(name) {
  const unit = readFileSync(`/etc/systemd/system/${name}`, 'utf8');
  const value = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const settings = readFileSync(value('EnvironmentFile'), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  const log = openSync(`/var/log/${name}.log`, 'a');
  const child = spawn('runuser', ['-u', value('User'), '--', ...value('ExecStart').split(' ')], {
    cwd: value('WorkingDirectory'),
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(Array.from(settings, ([, key, text]) => [key, text])),
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  writeFileSync(`/run/${name}.pid`, String(child.pid));
  child.unref();
}

async function stop(name) {
  const file = `/run/${name}.pid`;
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  process.kill(-pid, 'SIGTERM');
  while (existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8')) {
    await new Promise((wait) => setTimeout(wait, 100));
  }
  rmSync(file);
}

for (const name of names) {
  if (!existsSync(`/etc/systemd/system/${name}`)) throw new Error(`There is no unit ${name}.`);
  if (!name.endsWith('.service')) continue;
  if (action === 'stop' || action === 'restart') await stop(name);
  if (action === 'enable' || action === 'start' || action === 'restart') start(name);
}
