/**
 * `node deploy/measure-releases.ts` releases 100 builds to a real nginx with TLS, and goes back, while
 * clients load pages and the assets of the last five releases. Another number can be given.
 */
import { releaseUnderLoad } from './test/steady-load.ts';

const releases = Number(process.argv[2] ?? 100);
const { tallies, seconds } = await releaseUnderLoad(releases, console.log);

console.log(`\n${releases} releases, and 2 of earlier builds again, in ${seconds} s\n`);
console.table(tallies.map(({ failures, ...counts }) => ({ ...counts, failed: failures.length })));
const failures = tallies.flatMap((tally) =>
  tally.failures.map((text) => `${tally.client}: ${text}`),
);
for (const failure of failures.slice(0, 20)) console.log(failure);
if (failures.length > 0) process.exitCode = 1;
