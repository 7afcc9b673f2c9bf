/**
 * Everything that needs no browser, in two lanes side by side. Prints the output of each task when it
 * ends, and stops at the first failure.
 */
import { spawn } from 'node:child_process';

const lanes = [
  [
    'npm run build',
    'node site/measure/reproducible.ts',
    'npx html-validate site/dist/**/*.html',
    'npm run typecheck',
  ],
  ['npm run lint', 'npm test'],
];

const running = new Set();

function run(task) {
  const start = performance.now();
  const [command, ...args] = task.split(' ');
  // On Windows, npm is a script that only a shell can start.
  const child = spawn(command, args, { shell: process.platform === 'win32' });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      running.delete(child);
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n${code === 0 ? 'passed' : 'FAILED'}: ${task}, ${seconds} s\n${output.trim()}`);
      if (code === 0) resolve();
      else reject(new Error(task));
    });
  });
}

try {
  await Promise.all(
    lanes.map(async (tasks) => {
      for (const task of tasks) await run(task);
    }),
  );
} catch ({ message }) {
  for (const child of running) child.kill();
  console.log(`\nFAILED: ${message}`);
  // Not process.exit(), which loses output that nobody has read yet.
  process.exitCode = 1;
}
