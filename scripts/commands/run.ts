/** `npm run test:commands` runs documented commands that no other check runs. */
import { lanes } from './run-for-real.ts';

const outcomes = await Promise.allSettled(
  lanes.map(async (steps) => {
    for (const { commands, run } of steps) {
      const began = performance.now();
      await run();
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`passed: ${commands.join(', ')}, ${seconds} s`);
    }
  }),
);
for (const outcome of outcomes) {
  if (outcome.status === 'fulfilled') continue;
  console.error(`FAILED: ${outcome.reason.message}`);
  process.exitCode = 1;
}
