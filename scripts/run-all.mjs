/**
 * Runs commands one after the other, all of them. If one has failed, it repeats the end of its output and
 * fails:
 *
 *   node scripts/run-all.mjs "npm run check" "npm run e2e"
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const repeatedLines = 40;

/** Runs a command, and returns its output if it fails. */
async function run(command) {
  const child = spawn(command, { stdio: ['inherit', 'pipe', 'pipe'], shell: true });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (text) => {
      output += text;
      to.write(text);
    });
  }
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : output;
}

const failed = [];
for (const command of process.argv.slice(2)) {
  const output = await run(command);
  if (output !== undefined) failed.push({ command, output });
}
for (const { command, output } of failed) {
  console.error(
    `\nFAILED: ${command}\n${output.trimEnd().split('\n').slice(-repeatedLines).join('\n')}`,
  );
}
if (failed.length > 0) {
  console.error(`\nFAILED: ${failed.map(({ command }) => command).join(', ')}`);
  process.exitCode = 1;
}
