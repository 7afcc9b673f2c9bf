/** The steps of docs/deploy.md on the same machine: the site itself, served by nginx. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../../scripts/documentation.ts';
import { createCertificate } from '../../../scripts/self-signed.ts';
import { readCommands } from './commands.ts';
import type { Debian } from './debian.ts';

const document = 'docs/deploy.md';

/** What needs a domain that others can find, or a second machine. */
const skippedCommands = ['python3 -m http.server', 'certbot', 'kill %1', 'curl'];

export function followDeploy(
  debian: Debian,
  runDocumented: (command: string) => void,
  say: (text: string) => void,
): void {
  const built = join(project, 'site/dist');
  assert.ok(existsSync(built), 'The site is not built: npm run build');
  const certificates = join(debian.root, 'etc/letsencrypt/live/example.com');
  mkdirSync(certificates, { recursive: true });
  const { certificate, key } = createCertificate(certificates);
  renameSync(certificate, join(certificates, 'fullchain.pem'));
  renameSync(key, join(certificates, 'privkey.pem'));

  cpSync(built, join(debian.root, 'opt/website/site/dist'), { recursive: true });
  /** On the server itself, in place of a second machine. */
  const runHere = (command: string) =>
    runDocumented(
      command
        .replace(/^ssh \S+ /, '')
        .replace('root@example.com:', '')
        .replace(/^sh deploy/, 'cd /opt/website && sh deploy'),
    );

  for (const command of readCommands('A Debian server, step by step', document)) {
    // The build is the one that was copied.
    const isElsewhere = command.startsWith('npm ');
    if (
      isElsewhere ||
      skippedCommands.some((word) => command.startsWith(`${word} `) || command === word)
    ) {
      say(`# not here: ${command}`);
    } else runHere(command);
  }
  const answer = (path: string) =>
    execFileSync(
      ...debian.inItsNetwork(
        ...['curl', '-sI', '--insecure', '--resolve', 'example.com:443:127.0.0.1'],
        ...['--header', 'Accept-Encoding: br'],
        `https://example.com${path}`,
      ),
      { encoding: 'utf8' },
    );
  assert.match(answer('/'), /^HTTP\/2 200[\s\S]*strict-transport-security: /);
  assert.match(answer('/'), /^content-encoding: br\r$/m);
  assert.match(answer('/nowhere'), /^HTTP\/2 404/);

  const listBuilds = () => debian.run('ls -t /srv/site/builds').trim().split('\n');
  const [release = '', list = '', goBack = ''] = readCommands('Release, and go back', document);
  const [first = ''] = listBuilds();
  for (const command of [release, list, goBack.replace(/\d{8}-\d{6}/, first)]) {
    runHere(command);
    assert.match(answer('/'), /^HTTP\/2 200/);
  }
  assert.equal(listBuilds()[0], first);
}
