import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { selfSigned } from '../self-signed.ts';
import { type SyntheticBuild, writeBuild } from './synthetic-build.ts';

const command = resolve(import.meta.dirname, '../release.ts');

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}

/** As root, nginx would run its workers as a user who cannot read the temporary folder. */
const sameUser = process.getuid?.() === 0 ? { user: 'root' } : {};

interface Outcome {
  code: number;
  output: string;
}

/** A server as docs/deploy.md sets it up, in a temporary folder. */
export interface TestServer {
  home: string;
  origin: string;
  /** The port without TLS. */
  httpPort: number;
  /** The certificate that its clients have to trust. */
  ca: string;
  build(release: number): Promise<SyntheticBuild & { folder: string }>;
  /** Runs deploy/release.ts as a person would. */
  release(...args: string[]): Promise<Outcome>;
  settings(change: object): void;
  stop(): Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'website-release-'));
  const home = join(folder, 'home');
  const run = join(folder, 'run');
  mkdirSync(home);
  const https = `127.0.0.1:${await freePort()}`;
  const httpPort = await freePort();
  const listen = { http: `127.0.0.1:${httpPort}`, https, domain: 'localhost' };
  const tls = selfSigned(folder);
  const settings = (change: object) => {
    const all = { run, ...sameUser, workers: 2, listen: { ...listen, ...tls }, ...change };
    writeFileSync(join(home, 'settings.json'), JSON.stringify(all));
  };
  settings({});

  return {
    home,
    origin: `https://localhost:${https.split(':')[1]}`,
    httpPort,
    ca: readFileSync(tls.certificate, 'utf8'),
    settings,
    async build(release) {
      const built = join(folder, `build-${release}`);
      rmSync(built, { recursive: true, force: true });
      return { ...(await writeBuild(built, release)), folder: built };
    },
    release: (...args) =>
      new Promise((done) => {
        execFile(process.execPath, [command, ...args, '--home', home], (error, out, err) => {
          done({ code: error ? Number(error.code ?? -1) : 0, output: out + err });
        });
      }),
    async stop() {
      const file = join(run, 'nginx.pid');
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      if (pid > 0) process.kill(pid, 'SIGTERM');
      while (pid > 0 && existsSync(file)) await sleep(20);
      rmSync(folder, { recursive: true });
    },
  };
}
