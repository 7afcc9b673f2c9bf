import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server of our own in a temporary folder, which tests may stop and kill. */
export interface Cluster {
  url: string;
  start: () => Promise<void>;
  /** "fast" ends all sessions; "immediate" is a crash: the server recovers at the next start. */
  stop: (mode: 'fast' | 'immediate') => void;
  remove: () => void;
}

/** Debian keeps the programs of each version in a folder of its own. */
function programs(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions[0] === undefined ? '' : join(root, versions[0], 'bin');
}

/**
 * Whether tests can start a server: PostgreSQL is installed here. On the machine that decides (CI),
 * a missing one must not go unnoticed.
 */
export const hasPostgres =
  Boolean(process.env.CI) || spawnSync(join(programs(), 'initdb'), ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

export async function createCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'intake-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://intake@127.0.0.1:${port}/postgres`;
  // PostgreSQL does not run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
    );
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  chmodSync(folder, 0o700);
  const command = (name: string, ...options: string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs(), name), ...options]]
      : [join(programs(), name), options];
  const run = (name: string, ...options: string[]) =>
    execFileSync(...command(name, ...options), {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });

  run('initdb', '-D', data, '-U', 'intake', '--auth=trust', '--encoding=UTF8', '--no-locale');
  const all = { port: String(port), unix_socket_directories: folder, ...settings };
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  return {
    url,
    start: async () => {
      const [program, options] = command('postgres', '-D', data, ...given);
      spawn(program, options, { stdio: 'ignore', cwd: folder });
      for (let tries = 0; ; tries++) {
        const client = new Client({ connectionString: url });
        try {
          await client.connect();
          return await client.end();
        } catch (error) {
          if (tries === 200) throw error;
          await wait(50);
        }
      }
    },
    stop: (mode) => run('pg_ctl', '-D', data, 'stop', '-m', mode, '-w'),
    remove: () => {
      try {
        run('pg_ctl', '-D', data, 'stop', '-m', 'immediate', '-w');
      } catch {
        // It was not running.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
