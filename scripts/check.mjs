/**
 * Everything that needs no browser, in two lanes side by side. Prints the output of each task when it
 * ends, and fails at the end if one has failed.
 */
import { spawn } from 'node:child_process';

const lanes = [
  [
    'npm run build',
    'npx html-validate site/dist/**/*.html',
    'npx vitest run --project built',
    'npm run typecheck',
    'npm run lint',
  ],
  ['npm test'],
];

function run(task) {
  const start = performance.now();
  const [command, ...args] = task.split(' ');
  // On Windows, npm is a script that only a shell can start.
  const child = spawn(command, args, { shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n${code === 0 ? 'passed' : 'FAILED'}: ${task}, ${seconds} s\n${output.trim()}`);
      resolve(code === 0);
    });
  });
}

const failed = [];
await Promise.all(
  lanes.map(async (tasks) => {
    for (const task of tasks) {
      if (!(await run(task))) failed.push(task);
    }
  }),
);
if (failed.length > 0) {
  console.log(`\nFAILED: ${failed.join(', ')}`);
  // Not process.exit(), which loses output that nobody has read yet.
  process.exitCode = 1;
}
