import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** Builds the site with the address of the service. */
export async function buildWebsite(folder: string, intakeUrl: string): Promise<void> {
  const build = spawn('npm', ['run', 'build', '--', '--outDir', folder], {
    cwd: project,
    env: { ...process.env, INTAKE_URL: intakeUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The site cannot be built.');
}

const isAnswering = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Returns a function that stops the server. */
async function startServer(
  address: string,
  command: readonly string[],
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, command, {
    cwd: resolve(project, 'site'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  while (!(await isAnswering(address))) {
    if (server.exitCode !== null) throw new Error(`No server answers at ${address}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return () => {
    server.kill('SIGTERM');
    return closed;
  };
}

/** Serves the site and the service with nginx, as in production. */
export const serveWithNginx = (folder: string, address: string, service: string) =>
  startServer(address, ['../deploy/serve.ts'], {
    PORT: new URL(address).port,
    ROOT: folder,
    INTAKE: new URL(service).host,
  });

/** Serves only the site, as a static host does. Needs nothing but Node. */
export function servePreview(folder: string, address: string): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(address);
  const options = ['--outDir', folder, '--host', hostname, '--port', port];
  return startServer(address, ['../node_modules/astro/bin/astro.mjs', 'preview', ...options]);
}
