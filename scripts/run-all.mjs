/**
 * Runs npm scripts one after the other, all of them, and fails at the end if one has failed:
 *
 *   node scripts/run-all.mjs check e2e
 */
import { spawnSync } from 'node:child_process';

const failed = process.argv.slice(2).filter((script) => {
  // On Windows, npm is a script that only a shell can start.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['run', ...script.split(' ')], { stdio: 'inherit', shell });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFAILED: ${failed.join(', ')}`);
  process.exitCode = 1;
}
