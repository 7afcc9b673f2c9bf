/**
 * Runs commands one after the other, all of them, and fails at the end if one has failed:
 *
 *   node scripts/run-all.mjs "npm run check" "npm run e2e"
 */
import { spawnSync } from 'node:child_process';

const failed = process.argv
  .slice(2)
  .filter((command) => spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0);
if (failed.length > 0) {
  console.error(`\nFAILED: ${failed.join(', ')}`);
  process.exitCode = 1;
}
