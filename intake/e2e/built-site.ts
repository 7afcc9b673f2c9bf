import { execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { answers } from '../../site/test-helpers/serve.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = resolve(import.meta.dirname, '../dist-service');

/** Where the site of these tests is, with the service behind the same nginx. */
const port = Number(process.env.PORT ?? 8123) + 8000;
export const site = `http://127.0.0.1:${port}`;
/** The same pages on static hosts. To a browser, "localhost" is another site. */
export const [allowed, foreign] = [1, 2].map((more) => `http://localhost:${port + more}`) as [
  string,
  string,
];
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
export const serveSite = (service: string) =>
  run('deploy/serve.ts', site, { INTAKE: new URL(service).host });

/** Serves it without the service, as a static host does. */
export const serveElsewhere = (address: string) => run('deploy/preview.ts', address);

async function run(program: string, address: string, more = {}): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(project, program)], {
    env: { ...process.env, PORT: new URL(address).port, ROOT: folder, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise<void>((done) => server.once('close', () => done()));
  await answers(address, () => server.exitCode === null);
  return () => {
    server.kill('SIGTERM');
    return closed;
  };
}
