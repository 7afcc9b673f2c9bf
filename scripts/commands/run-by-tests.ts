/**
 * Documented commands that are not part of `npm run verify`, and who runs them instead. A row also
 * stands for the same command with more words: "npm run visits" for "npm run visits -- <log>".
 *
 * To add a command to the documentation: if verify runs its script, there is nothing to do. Otherwise
 * add a row here, or let `npm run test:commands` run it (run-for-real.ts).
 */

/** The command, the file that runs it, and words in that file that show it. */
export const runByTests: [command: string, file: string, words: string][] = [
  ['npm ci', '.ci/run', '\nnpm ci\n'],
  ['npx vitest run', 'package.json', '"vitest run"'],
  ['npx playwright test', 'site/package.json', '"playwright test"'],
  ['bash .ci/run --install', '.github/workflows/verify.yml', 'bash .ci/run'],
  ['node deploy/release.ts publish', 'deploy/release.test.ts', "'publish'"],
  ['node deploy/release.ts list', 'deploy/release.test.ts', "'list'"],
  ['node deploy/release.ts rollback', 'deploy/release.test.ts', "'rollback'"],
  [
    'docker compose -f deploy/container/compose.yaml up --build --detach',
    '.github/workflows/long-checks.yml',
    'docker compose -f deploy/container/compose.yaml up --build --detach',
  ],
  ['curl -s http://127.0.0.1:8788/readyz', 'intake/test/install/install.ts', ':8788/readyz'],
  ...['headers', 'weight', 'serving', 'input', 'paint', 'lighthouse', 'build'].map(
    (name): [string, string, string] => [
      `npm run measure:${name} -w site`,
      'site/scripts/measure.ts',
      `'${name}'`,
    ],
  ),
  // `intake` on a server is the same program as `npm run cli -w intake --`.
  ...['npm run cli -w intake --', 'intake'].flatMap((tool) =>
    ['dismiss', 'help', 'list', 'requeue', 'show', 'status'].map(
      (name): [string, string, string] => [
        `${tool} ${name}`,
        'intake/src/cli/cli.test.ts',
        `'${name}'`,
      ],
    ),
  ),
  ['npm run cli -w intake -- release', 'intake/src/spam/spam.test.ts', "'release'"],
  ['intake release', 'intake/src/spam/spam.test.ts', "'release'"],
];

/** Nothing runs these, for this reason. */
export const runByNobody: [command: string, why: string][] = [
  ['npx playwright install chromium', 'CI has the Chromium of Debian'],
  ['npm install', 'the text says that it is not needed'],
  ['certbot', 'needs a domain; a test sees nginx answer a challenge'],
  ['python3 -m http.server', 'only for certbot'],
  ['kill %1', 'only for certbot'],
  ['rsync', 'needs a second machine; the installation test copies the folder'],
  ['curl -sI https://example.com/', 'needs a domain; the installation test asks by address'],
  [
    'npx wrangler pages deploy',
    'needs an account; e2e/static-hosts.spec.ts checks what it uploads',
  ],
  ['npx netlify deploy', 'needs an account; e2e/static-hosts.spec.ts checks what it uploads'],
  ['npx vercel', 'needs an account; e2e/static-hosts.spec.ts checks what it uploads'],
  ['systemctl', 'needs a running systemd; deploy/intake/unit.test.ts checks the units'],
  ['journalctl', 'needs a running systemd'],
];
