import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** Builds the site beside us with the address of the service. Needs `npm ci` in the root. */
export async function buildWebsite(folder: string, intakeUrl: string): Promise<void> {
  const build = spawn('npm', ['run', 'build', '--', '--outDir', folder], {
    cwd: project,
    env: { ...process.env, INTAKE_URL: intakeUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The site cannot be built.');
}

const answers = (address: string) => fetch(address, { redirect: 'manual' }).catch(() => undefined);

/** Serves it with one of the project's programs. Call the returned function to stop. */
export async function serveWebsite(
  program: 'deploy/serve.ts' | 'site/commands/preview.ts',
  address: string,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  const { ROOT = '' } = environment;
  // The folder is in the list of processes for whoever has to clean up.
  const server = spawn(process.execPath, [join(project, program), ROOT], {
    env: { ...process.env, PORT: new URL(address).port, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error(`No server answers at ${address}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return () => {
    server.kill('SIGTERM');
    return closed;
  };
}
