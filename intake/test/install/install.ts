/**
 * `node intake/test/install/install.ts`: runs each command of the documents on a fresh Debian, sends a message, and
 * does a backup, a restore, an upgrade and an erasure. Needs root, mmdebstrap and the internet. With --own-node, it
 * takes the Node that runs it instead of that of nodejs.org. With --short, it also starts from a copy of this machine,
 * which has the packages of the first command already.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { validContactMessages } from '@website/form-contract/examples';
import type { ReceivedEmail } from '../mail-server.ts';
import { readCommands } from './commands.ts';
import { canMount, createDebian, type Debian } from './debian.ts';
import { followDeploy } from './website.ts';

const began = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const isShort = process.argv.includes('--short');
const isOwnNode = isShort || process.argv.includes('--own-node');

/** Runs one command of the documentation. In place of what Git would bring, it takes this folder. */
function runDocumented(debian: Debian, command: string): void {
  say(`# ${command}`);
  if (command.startsWith('git ')) debian.addProject();
  else if (command.endsWith('/install-node') && isOwnNode) debian.addNode();
  else if (/^apt(-get)? /.test(command) && isShort) {
    debian.run('command -v curl git nginx logrotate rsync');
  } else debian.run(command, { internet: /^(apt|apt-get|npm|sh) /.test(command) });
}

/** Runs what the documentation says under a heading. */
function follow(debian: Debian, heading: string): void {
  for (const command of readCommands(heading)) runDocumented(debian, command);
}

async function waitFor(description: string, attempt: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      if (attempt()) return;
    } catch {
      // Not yet.
    }
    await wait(200);
  }
  throw new Error(`It did not happen: ${description}.`);
}

async function startMail(debian: Debian) {
  const script = `${import.meta.dirname}/mail-process.ts`;
  const server = spawn(...debian.inItsNetwork(process.execPath, script), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const received: ReceivedEmail[] = [];
  await new Promise<void>((ready) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line === 'ready') ready();
      else received.push(JSON.parse(line));
    });
  });
  return { received, stop: () => server.kill() };
}

const install = readCommands('Install');
assert.ok(install.length <= 10, `The installation has ${install.length} commands.`);

if (process.getuid?.() !== 0 || !canMount()) {
  console.log('Not run: this needs root, with the right to mount.');
  process.exit(isShort ? 0 : 1);
}
say(isShort ? 'a copy of this machine' : 'a fresh Debian');
const debian = await createDebian(isShort ? 'here' : 'packages');
try {
  if (!isShort) debian.run('apt-get update -qq', { internet: true });
  const mail = await startMail(debian);
  const curl = (...options: string[]) =>
    execFileSync(...debian.inItsNetwork('curl', '-s', '--fail', ...options), { encoding: 'utf8' });
  const isReady = () => curl('http://127.0.0.1:8787/health') === '{"stores":true,"delivers":true}';

  say('the first command of the installation');
  const { value } = validContactMessages['every field'];
  for (const command of install) {
    runDocumented(debian, command);
    if (command.includes('/etc/intake/intake.env')) {
      // A message of a form without script otherwise comes within the hour.
      debian.run(`sed -i 's/^MAIL_TO=.*/MAIL_TO=owner@company.example/' /etc/intake/intake.env
        echo COLLECT_MINUTES=0.02 >> /etc/intake/intake.env`);
    }
  }
  await waitFor('the service is ready', isReady);
  say('installed');

  const { received, reference } = JSON.parse(
    curl('-d', new URLSearchParams(value).toString(), 'http://127.0.0.1:8787/contact'),
  );
  assert.equal(received, true);
  await waitFor('the owner has the email', () =>
    mail.received.some(
      ({ to, source }) => to.includes('owner@company.example') && source.includes(reference),
    ),
  );
  say('the email has arrived');
  assert.match(debian.run('intake list'), new RegExp(reference));
  // Neither the settings nor the messages nor their backup are for everyone.
  const isPrivate = (file: string) =>
    assert.throws(() => debian.run(`runuser -u nobody -- cat ${file}`), file);
  isPrivate('/etc/intake/intake.env');
  isPrivate('/var/lib/intake/intake.db');

  follow(debian, 'Back up');
  isPrivate('/var/backups/intake/*.db');
  debian.run('cp /var/backups/intake/*.db /root/intake.db && rm /var/lib/intake/intake.db*');
  follow(debian, 'Restore');
  await waitFor('the service is ready after the restore', isReady);
  assert.match(debian.run(`intake show ${reference}`), new RegExp(value.email));

  follow(debian, 'Upgrade');
  await waitFor('the service is ready after the upgrade', isReady);

  assert.match(debian.run(`intake export messages --email ${value.email}`), new RegExp(reference));
  debian.run(`intake erase ${value.email}`);
  assert.doesNotMatch(debian.run('intake list'), new RegExp(reference));
  mail.stop();

  say('the site');
  followDeploy(debian, (command) => runDocumented(debian, command), say);
  say(`passed, with ${install.length} commands to install`);
} catch (error) {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  console.error(stdout, stderr);
  console.error(debian.run('cat /var/log/*.service.log || true'));
  throw error;
} finally {
  await debian.remove();
}
