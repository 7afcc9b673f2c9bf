import { execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { answers } from '../../site/test-helpers/serve.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = resolve(import.meta.dirname, '../dist-service');

/** Where the site of these tests is, with the service behind the same nginx. */
export const site = `http://127.0.0.1:${Number(process.env.PORT ?? 8123) + 8000}`;
export const intakeUrl = `${site}/intake`;
/** The page of the site in which the service shows its answers. */
export const answerPage = join(folder, '_intake/answer.html');

/** Builds the site beside us with the address of the service. Needs `npm ci` in the root. */
export function buildSite(): void {
  execFileSync('npm', ['run', 'build', '--', '--outDir', folder], {
    cwd: project,
    env: { ...process.env, INTAKE_URL: intakeUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Serves it as in production. Call the returned function to stop. */
export async function serveSite(service: string): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(project, 'deploy/serve.ts')], {
    env: { ...process.env, PORT: new URL(site).port, ROOT: folder, INTAKE: new URL(service).host },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  await answers(site, () => server.exitCode === null);
  return () => {
    server.kill('SIGTERM');
    return closed;
  };
}
