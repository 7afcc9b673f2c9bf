/**
 * `npm start` opens the site in a browser, where every text can be clicked and changed.
 *
 *   --port 5000   another port than 4321
 *   --no-open     does not open the browser
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { random, startAgain } from './server/guard.ts';

const file = resolve(import.meta.dirname, 'server/serve.ts');
// All of a process knows one company. The next process lets in the browser that made another one.
const env = { ...process.env, EDIT_SECRET: random() };
const start = (options: string[], more: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [file, ...process.argv.slice(2), ...options], {
    env: { ...env, ...more },
    stdio: 'inherit',
  }).status;

let status = start([], {});
while (status === startAgain) status = start(['--no-open'], { EDIT_NEW_COMPANY: '1' });
process.exit(status ?? 1);
