import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A PostgreSQL server of our own in a temporary folder, which tests may stop and kill. */
export interface Cluster {
  url: string;
  folder: string;
  start: () => Promise<void>;
  /** "fast" ends all sessions; "immediate" is a crash: the server recovers at the next start. */
  stop: (mode: 'fast' | 'immediate') => Promise<void>;
  remove: () => Promise<void>;
}

const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Debian keeps the programs of each version in a folder of its own. */
function programs(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions[0] === undefined ? '' : join(root, versions[0], 'bin');
}

/** Whether PostgreSQL is installed here. Without it, tests that need a server fail, and the others run. */
export const hasPostgres = spawnSync(join(programs(), 'initdb'), ['--version']).status === 0;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs a program of PostgreSQL. Everyone on the machine can read its arguments, so the password is none. */
export async function runOn(url: string, program: string, ...options: string[]): Promise<string> {
  const address = new URL(url);
  const env = { ...process.env, PGPASSWORD: address.password };
  address.password = '';
  const args = [...options, address.href];
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 2 ** 28 });
  return stdout;
}

/** Makes one in a folder of its own in `parent`. */
export async function createCluster(parent = tmpdir()): Promise<Cluster> {
  const folder = mkdtempSync(join(resolve(parent), 'intake-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL does not run as root.
  const isRoot = userInfo().uid === 0;
  const command = (name: string, ...options: string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', [...asPostgres, join(programs(), name), ...options]]
      : [join(programs(), name), options];
  const run = (name: string, ...options: string[]) =>
    promisify(execFile)(...command(name, ...options), { cwd: folder });

  const passwordFile = join(folder, 'password');
  const { CLUSTER_TEMPLATE: template } = process.env;
  if (template) {
    execFileSync('cp', ['-a', join(template, 'data'), join(template, 'password'), folder]);
  } else {
    // Other users of the machine reach the port too, and a superuser can run programs.
    writeFileSync(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 });
  }
  if (isRoot) execFileSync('chown', ['postgres:', folder, passwordFile]);
  if (!template) {
    const access = ['-U', 'intake', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run('initdb', '-D', data, ...access, '--encoding=UTF8', '--no-locale', '--no-sync');
  }
  const url = `postgres://intake:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`;
  const settings = ['-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`];

  return {
    url,
    folder,
    start: async () => {
      const [program, options] = command('postgres', '-D', data, ...settings);
      spawn(program, options, { stdio: 'ignore', cwd: folder });
      for (let tries = 0; ; tries++) {
        const client = new Client({ connectionString: url });
        try {
          await client.connect();
          return await client.end();
        } catch (error) {
          if (tries === 1000) throw error;
          await wait(50);
        }
      }
    },
    stop: async (mode) => {
      await run('pg_ctl', '-D', data, 'stop', '-m', mode, '-w');
    },
    remove: async () => {
      // It may not be running.
      await run('pg_ctl', '-D', data, 'stop', '-m', 'immediate', '-w').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
