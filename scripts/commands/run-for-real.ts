/** Documented commands that `npm run test:commands` runs just as they are written. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../intake/test/postgres.ts';
import { startServers } from '../../intake/test/whole-service.ts';
import { project, read } from '../documentation.ts';
import { documentedCommands } from './in-documents.ts';

type Environment = Record<string, string>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Starts a command as a person would, and collects what it says. */
function start(command: string, environment: Environment = {}) {
  // In its own process group, so that a signal reaches npm's children too, as Ctrl-C does.
  const child = spawn(command, {
    cwd: project,
    shell: true,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said.text += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return {
    said,
    ended,
    stop: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Runs a command to its end, and returns what it has said. */
async function run(command: string, environment?: Environment): Promise<string> {
  const { said, ended } = start(command, environment);
  const code = await ended;
  assert.equal(code, 0, `"${command}" ended with code ${code}:\n${said.text}`);
  return said.text;
}

/** What Git sees of the project: a command that changes nothing leaves it as it is. */
const state = () =>
  ['diff', 'status --porcelain']
    .map((question) =>
      execFileSync('git', question.split(' '), { cwd: project, maxBuffer: 2 ** 28 }),
    )
    .join();

async function changesNothing(command: string): Promise<void> {
  const before = state();
  await run(command);
  assert.ok(state() === before, `"${command}" has changed files. Look at them, and commit them.`);
}

/** Starts a server, waits until it says its address and answers there, and stops it. */
async function whileServing(
  command: string,
  environment: Environment,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const server = start(command, environment);
  try {
    const began = Date.now();
    let address: string | undefined;
    while (address === undefined) {
      assert.ok(Date.now() - began < 60_000, `"${command}" gives no address:\n${server.said.text}`);
      await wait(100);
      address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(server.said.text)?.[0];
    }
    for (;;) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer) break;
      assert.ok(Date.now() - began < 60_000, `Nothing answers at ${address}:\n${server.said.text}`);
      await wait(100);
    }
    await use(address);
  } finally {
    await server.stop();
  }
}

async function inScratchFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectPage(address: string, path: string): Promise<void> {
  const answer = await fetch(address + path, { headers: { 'user-agent': firefox } });
  assert.equal(answer.status, 200, `${path} has status ${answer.status}`);
  assert.match(await answer.text(), /<h1/);
}

/** A server with a log, a visit, and the count of visits from the log. */
const serveAndCount = () =>
  inScratchFolder(async (folder) => {
    const log = join(folder, 'access.log');
    const environment = { PORT: String(await freePort()), ACCESS_LOG: log };
    await whileServing('npm run serve', environment, (address) => expectPage(address, '/team'));
    const report = join(folder, 'visits.html');
    assert.match(await run(`npm run visits -- ${log} --html ${report}`), /\/team +1 +1/);
    assert.ok(existsSync(report));
  });

/** Pictures differ from machine to machine, but the text must be the one that is there. */
const writeGuide = () =>
  inScratchFolder(async (folder) => {
    await run(`npm run guide -- --out ${folder}`);
    assert.equal(readFileSync(join(folder, 'editing.md'), 'utf8'), read('docs/editing.md'));
  });

/** The documented command for a rebrand with options, which only says what it would change. */
async function rebrandOnTrial(): Promise<void> {
  const documented = documentedCommands.find(({ command }) =>
    /^npm run rebrand .*--dry-run$/.test(command),
  );
  assert.ok(documented, 'docs/rebrand.md has no command with --dry-run');
  await changesNothing(documented.command);
}

/** As long as the content is the sample, there are blockers, and the check ends with 1. */
async function checkLaunch(): Promise<void> {
  const { said, ended } = start('npm run --silent launch-check -- --json');
  const code = await ended;
  const { blockers, findings } = JSON.parse(said.text);
  assert.equal(code, blockers > 0 ? 1 : 0);
  assert.ok(Array.isArray(findings));
}

/** The three lines of intake/README.md, with a database and a mail server. */
async function runIntake(): Promise<void> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const { cluster, mail, settings } = await startServers({
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
  });
  try {
    await run('npm run cli -w intake -- migrate', settings);
    const service = start('npm start -w intake', settings);
    try {
      let answer = '';
      for (let tries = 0; tries < 100 && answer !== 'ready\n'; tries += 1) {
        await wait(100);
        const ready = await fetch(`http://127.0.0.1:${adminPort}/readyz`).catch(() => undefined);
        answer = (await ready?.text()) ?? '';
      }
      assert.equal(answer, 'ready\n', service.said.text);
      assert.match(await run('npm run cli -w intake -- list quarantined', settings), /No messages/);
    } finally {
      await service.stop();
    }
  } finally {
    await mail.stop();
    await cluster.remove();
  }
}

interface Step {
  /** The documented commands that it runs. */
  commands: string[];
  run: () => Promise<unknown>;
}

const leavesFilesAlone = (command: string): Step => ({
  commands: [command],
  run: () => changesNothing(command),
});

/**
 * They need a built site, and what `bash .ci/run --install` installs. In two lanes side by side: those
 * that look at all files run one after the other.
 */
export const lanes: Step[][] = [
  [
    leavesFilesAlone('npm run format'),
    leavesFilesAlone('npm run fonts -w site'),
    leavesFilesAlone('npm run dates'),
    leavesFilesAlone('npm run notices'),
    leavesFilesAlone('npm run schemas'),
    { commands: ['npm run rebrand'], run: rebrandOnTrial },
    {
      commands: ['npm run dev'],
      run: () => whileServing('npm run dev', {}, (address) => expectPage(address, '/team')),
    },
  ],
  [
    { commands: ['npm run serve', 'npm run visits'], run: serveAndCount },
    {
      commands: ['npm run preview'],
      run: () => whileServing('npm run preview', { PORT: '0' }, (at) => expectPage(at, '/team')),
    },
    { commands: ['npm run launch-check'], run: checkLaunch },
    { commands: ['npm run guide'], run: writeGuide },
    {
      commands: ['npm run shots'],
      run: () =>
        inScratchFolder(async (folder) => {
          await run(`npm run shots -- --pages /team --widths 390 --out ${folder}`);
          assert.ok(existsSync(join(folder, 'sheet-390-dark.png')));
        }),
    },
    {
      commands: ['npm run measure:reading -w site'],
      run: () => run('npm run measure:reading -w site'),
    },
    { commands: ['npm run measure:deploys'], run: () => run('npm run measure:deploys -- 2') },
    {
      commands: [
        'npm run cli -w intake -- migrate',
        'npm start -w intake',
        'npm run cli -w intake -- list quarantined',
      ],
      run: runIntake,
    },
  ],
];
