/**
 * `node scripts/try-commands.ts` runs the commands that people run, as the documents write them. Needs a
 * built site, and what `bash .ci/run --install` installs.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { project, read } from './documentation.ts';

type Environment = Record<string, string>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Starts a command as a person would, and collects its output. */
function start(command: string, environment: Environment = {}) {
  // In its own process group, so that a signal reaches npm's children too, as Ctrl-C does.
  const child = spawn(command, {
    cwd: project,
    shell: true,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output.text += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return {
    output,
    ended,
    stop: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Runs a command to its end, and returns its output. */
async function run(command: string, environment?: Environment): Promise<string> {
  const { output, ended } = start(command, environment);
  const code = await ended;
  assert.equal(code, 0, `"${command}" ended with code ${code}:\n${output.text}`);
  return output.text;
}

/** What Git sees of the project: a command that changes nothing leaves it as it is. */
const readGitState = () =>
  ['diff', 'status --porcelain']
    .map((command) => execFileSync('git', command.split(' '), { cwd: project, maxBuffer: 2 ** 28 }))
    .join();

async function expectNoChanges(command: string): Promise<void> {
  const before = readGitState();
  await run(command);
  assert.ok(
    readGitState() === before,
    `"${command}" has changed files. Look at them, and commit them.`,
  );
}

/** Starts a server, waits until it says its address and answers there, and stops it. */
async function whileServing(
  command: string,
  environment: Environment,
  use: (address: string, output: string) => Promise<void>,
): Promise<void> {
  const server = start(command, environment);
  try {
    const began = Date.now();
    let address: string | undefined;
    while (address === undefined) {
      assert.ok(
        Date.now() - began < 60_000,
        `"${command}" gives no address:\n${server.output.text}`,
      );
      await wait(100);
      address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(server.output.text)?.[0];
    }
    for (;;) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer) break;
      assert.ok(
        Date.now() - began < 60_000,
        `Nothing answers at ${address}:\n${server.output.text}`,
      );
      await wait(100);
    }
    await use(address, server.output.text);
  } finally {
    await server.stop();
  }
}

async function withScratchFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectPage(address: string, path: string, cookie = ''): Promise<void> {
  const answer = await fetch(address + path, { headers: { 'user-agent': firefox, cookie } });
  assert.equal(answer.status, 200, `${path} has status ${answer.status}`);
  assert.match(await answer.text(), /<h1/);
}

/** A server with a log, a visit, and the report that the guide makes of the log. */
const serveAndCount = () =>
  withScratchFolder(async (folder) => {
    const log = join(folder, 'access.log');
    const environment = { PORT: '18999', ACCESS_LOG: log };
    await whileServing('npm run serve', environment, (address) => expectPage(address, '/team'));
    const report = join(folder, 'visits.html');
    const [command = ''] = /^zcat .*$/m.exec(read('docs/deploy.md')) ?? [];
    await run(command.replace('/var/log/site/access.log*', log).replace('visits.html', report));
    assert.match(readFileSync(report, 'utf8'), /"data": "\\\/team"/);
  });

/** As long as the content is the sample, there are blockers, and the check ends with 1. */
async function checkLaunch(): Promise<void> {
  const { output, ended } = start('npm run --silent launch-check -- --json');
  const code = await ended;
  const { blockers, problems } = JSON.parse(output.text);
  assert.equal(code, blockers > 0 ? 1 : 0);
  assert.ok(Array.isArray(problems));
}

const steps: Record<string, () => Promise<unknown>> = {
  'node site/commands/subset-fonts.ts': () => expectNoChanges('node site/commands/subset-fonts.ts'),
  'npm run dev': () => whileServing('npm run dev', {}, (address) => expectPage(address, '/team')),
  'npm start': () =>
    whileServing('npm start -- --no-open', {}, async (address, output) => {
      // The sign-in link that the terminal shows, which works once.
      const [path = ''] = /\/\?key=[\w-]+/.exec(output) ?? [];
      const { headers } = await fetch(address + path, { redirect: 'manual' });
      const [cookie] = (headers.get('set-cookie') ?? '').split(';');
      await expectPage(address, '/team', cookie);
    }),
  'npm run preview': () =>
    whileServing('npm run preview', { PORT: '0' }, (address) => expectPage(address, '/team')),
  'npm run serve, goaccess': serveAndCount,
  'npm run launch-check': checkLaunch,
  'node site/measure/shots.ts': () =>
    withScratchFolder(async (folder) => {
      await run(`node site/measure/shots.ts --pages /team --widths 390 --out ${folder}`);
      assert.ok(existsSync(join(folder, 'sheet-390-dark.png')));
    }),
};

for (const [commands, step] of Object.entries(steps)) {
  const began = performance.now();
  await step();
  console.log(`passed: ${commands}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
