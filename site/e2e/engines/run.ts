/**
 * `npm run e2e:engines` runs the main behaviors in Firefox and in WebKit, against the built site.
 *
 *   --short          only the most important tests: about a minute for both
 *   --pictures DIR   only writes pictures of some pages in three engines, side by side
 *
 * All other arguments go to Playwright: `npm run e2e:engines -- menu --project "WebKit, light"`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { engineNames, missingFor } from './programs.ts';

const given = process.argv.slice(2);
const take = (option: string, values: number) => {
  const at = given.indexOf(option);
  return at === -1 ? undefined : given.splice(at, 1 + values);
};
const isShort = take('--short', 0) !== undefined;
const [, pictures] = take('--pictures', 1) ?? [];

for (const engine of engineNames) {
  const packages = missingFor(engine);
  if (packages.length === 0) continue;
  console.error(
    `${engine} cannot be tried here: it needs ${packages.join(' and ')}. ` +
      'On Debian, "bash .ci/run --install" brings all that is needed.',
  );
  // Work can continue without these browsers, but merged code must have been tested in them.
  if (process.env.CI) process.exit(1);
}

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=playwright.engines.config.ts',
    // Without any engine there is nothing to run, and the message above has said so.
    '--pass-with-no-tests',
    ...(isShort ? ['--grep=@short'] : []),
    ...(pictures === undefined ? [] : ['pictures']),
    ...given,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(pictures && { PICTURES: resolve(pictures) }) },
  },
);
process.exit(status ?? 1);
