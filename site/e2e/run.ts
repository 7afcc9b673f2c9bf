/**
 * `npm run e2e` runs all browser tests on the built site: those of the sample, then those of every
 * company. With arguments for Playwright, it runs what they select:
 *
 *   npm run e2e -- e2e/home.spec.ts --grep 'price'
 *   npm run e2e -- --engines menu       the main behaviors in Firefox and WebKit
 *   npm run e2e -- --rebrands           the tests of every company, on three very different ones
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { engineNames, missingFor } from './engines/programs.ts';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const site = resolve(import.meta.dirname, '..');

/** A failure does not keep the rest from being run. */
function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: site, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
const playwright = (config: string, ...args: string[]) =>
  run(cli, 'test', `--config=playwright${config}.config.ts`, ...args);

/** Work can continue without these browsers, but merged code must have been tested in them. */
function expectEngines(): void {
  for (const engine of engineNames) {
    const packages = missingFor(engine);
    if (packages.length === 0) continue;
    console.error(
      `${engine} cannot be tried here: it needs ${packages.join(' and ')}. ` +
        'On Debian, "bash .ci/run --install" brings all that is needed.',
    );
    if (process.env.CI) process.exit(1);
  }
}

const given = process.argv.slice(2);
const [first, ...rest] = given;
if (first === '--rebrands') run('../editor/e2e/rebrand/run.ts', ...rest);
else if (first === '--engines') {
  expectEngines();
  // Without any engine there is nothing to run, and the message above has said so.
  playwright('.engines', '--pass-with-no-tests', ...rest);
} else if (given.some((argument) => argument.includes('every-company'))) {
  playwright('.company', ...given);
} else {
  playwright('', ...given);
  if (given.length === 0) playwright('.company');
}
