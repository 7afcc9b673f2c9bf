import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/free-port.ts';
import { type LocalServer, writeConfig } from '../local-nginx.ts';
import { startNginx } from './start-nginx.ts';
import { type SyntheticBuild, writeBuild } from './synthetic-build.ts';

const command = resolve(import.meta.dirname, '../release');

/** A server as docs/deploy.md sets it up, in a temporary folder. */
export interface TestServer {
  home: string;
  origin: string;
  /** The port without TLS. */
  port: number;
  /** The certificate that its clients have to trust. */
  ca: string;
  build(release: number): Promise<SyntheticBuild & { folder: string }>;
  /** Releases a folder or an earlier build as a person would, and resolves to the name of the build. */
  release(build: string, env?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
}

export async function startServer(change: Partial<LocalServer> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'website-release-'));
  const home = join(folder, 'home');
  const root = join(home, 'public');
  for (const path of [root, join(home, 'builds')]) mkdirSync(path, { recursive: true });
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  const config = writeConfig({ root, folder, port, tlsPort, workers: 2, ...change });
  const stopNginx = await startNginx(config);

  return {
    home,
    origin: `https://localhost:${tlsPort}`,
    port,
    ca: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    async build(release) {
      const built = join(folder, `build-${release}`);
      rmSync(built, { recursive: true, force: true });
      return { ...(await writeBuild(built, release)), folder: built };
    },
    async release(build, env = {}) {
      const options = { env: { ...process.env, ...env } };
      const { stdout } = await promisify(execFile)('sh', [command, build, home], options);
      return /^Released (\S+)\.$/m.exec(stdout)?.[1] ?? '';
    },
    async stop() {
      await stopNginx();
      rmSync(folder, { recursive: true });
    },
  };
}
