/**
 * `node deploy/measure-deploys.ts` publishes 100 releases on a real nginx with TLS, and rolls back,
 * while clients load pages and the assets of the last five releases. Another number can be given.
 */
import { deployUnderLoad } from './test/steady-load.ts';

const releases = Number(process.argv[2] ?? 100);
const { tallies, seconds } = await deployUnderLoad(releases, console.log);

console.log(`\n${releases} releases and 2 rollbacks in ${seconds} s\n`);
console.table(tallies.map(({ failures, ...counts }) => ({ ...counts, failed: failures.length })));
const failures = tallies.flatMap((tally) =>
  tally.failures.map((text) => `${tally.client}: ${text}`),
);
for (const failure of failures.slice(0, 20)) console.log(failure);
if (failures.length > 0) process.exitCode = 1;
