/**
 * `npm run e2e` runs all browser tests on the built site: those of the sample, then those of every
 * company. With arguments for Playwright, it runs what they select:
 *
 *   npm run e2e -- e2e/home.spec.ts --grep 'price'
 *   npm run e2e -- --companies          the tests of every company, on two very different ones
 *
 * With ENGINES=1, the tests with the tag @engines also run in Firefox and WebKit:
 *
 *   npx playwright install --with-deps firefox webkit
 *   ENGINES=1 npm run e2e -- --grep @engines
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { hasNginx } from '../test-helpers/server-script.ts';

if (!hasNginx) {
  console.log(
    'There is no nginx: the preview of Astro serves the site, and tests of nginx are skipped.',
  );
}

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const site = resolve(import.meta.dirname, '..');

/** A failure does not keep the rest from being run. */
function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: site, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
const playwright = (config: string, ...args: string[]) =>
  run(cli, 'test', `--config=playwright${config}.config.ts`, ...args);

const args = process.argv.slice(2);
const [first, ...remaining] = args;
if (first === '--companies') run('../editor/e2e/other-companies.ts', ...remaining);
else if (args.some((argument) => argument.includes('every-company'))) {
  playwright('.company', ...args);
} else {
  playwright('', ...args);
  if (args.length === 0) playwright('.company');
}
