/**
 * How many messages a second the service stores, compared with pgbench running the same statement on the
 * same database. The rounds are interleaved, and the result is the median of their ratios, because the
 * machine may be busy.
 *
 *   node measure/throughput.ts [rounds] [seconds]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { acceptSql } from '../src/database/accept.ts';
import { programs, runOn } from '../test/postgres.ts';
import { startService } from '../test/service.ts';
import { startWholeService } from '../test/whole-service.ts';

const [rounds = 7, seconds = 4] = process.argv.slice(2).map(Number);
const connections = 10;
const run = promisify(execFile);
const { value } = validContactMessages['every field'];
const { details, ...others } = value;
const posted = `${new URLSearchParams({ ...others, details })}+`;

const whole = await startWholeService({ EMAILS_TO_OWNER_PER_HOUR: '0' });
const accepting = await startService({ ...whole.settings, DELIVERIES_AT_A_TIME: '0' });
await whole.service.stop();
const folder = mkdtempSync(join(tmpdir(), 'intake-throughput-'));
const { database } = whole;

/** The statement of the service, with values that pgbench makes. */
function pgbenchScript(): string {
  const values = [
    `'contact'`,
    `'key-' || :number`,
    `'digest-' || :number`,
    `'${JSON.stringify(value).replaceAll("'", "''")}'`,
    `array['owner']`,
    // No suspicion, no proof, no promise, no limit.
    ...Array<string>(8).fill('null'),
  ];
  const sql = acceptSql.replaceAll(/\$(\d+)/g, (_, number) => `(${values[number - 1]})`);
  return `\\set number random(1, 1000000000000000)\n${sql.replaceAll(/\s+/g, ' ').trim()};\n`;
}
const script = join(folder, 'accept.sql');
writeFileSync(script, pgbenchScript());

const wrkScript = join(folder, 'post.lua');
writeFileSync(
  wrkScript,
  `math.randomseed(os.time())
local n = math.random(1, 1000000000)
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
request = function()
  n = n + 1
  local visitor = math.floor(n / 65536) % 256 .. "." .. math.floor(n / 256) % 256 .. "." .. n % 256
  wrk.headers["X-Real-IP"] = "10." .. visitor
  return wrk.format(nil, nil, nil, "${posted}" .. n)
end
`,
);

async function pgbench(): Promise<number> {
  const options = ['-n', '-M', 'prepared', '-c', connections, '-j', 2, '-T', seconds, '-f', script];
  const program = join(programs(), 'pgbench');
  const printed = await runOn(whole.cluster.url, program, ...options.map(String));
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
}

async function countStored(): Promise<number> {
  return Number((await database.query('select count(*) from intake.messages')).rows[0].count);
}

/** Counts what is in the database, not what was answered. */
async function service(url: string): Promise<number> {
  const before = await countStored();
  await run('wrk', ['-t1', '-c40', `-d${seconds}s`, '-s', wrkScript, url + paths.contact]);
  return ((await countStored()) - before) / seconds;
}

const ways = {
  pgbench,
  'the service, without deliveries': () => service(accepting.url),
  'the service, with deliveries': async () => {
    const own = await startService(whole.settings);
    try {
      return await service(own.url);
    } finally {
      await own.stop('SIGKILL');
    }
  },
};

const ratios = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
try {
  // The first round only warms up: Node compiles what it runs often.
  for (let round = 0; round <= rounds; round++) {
    let bare = 0;
    for (const [name, way] of Object.entries(ways)) {
      await database.query('truncate intake.messages cascade');
      await database.query('checkpoint');
      const rate = await way();
      bare ||= rate;
      if (round > 0) ratios.get(name)?.push(rate / bare);
    }
  }
} finally {
  await accepting.stop('SIGKILL');
  await whole.stop();
  rmSync(folder, { recursive: true });
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

console.log(`Durable messages a second, as a part of what pgbench reaches with the same statement,
median of ${rounds} rounds of ${seconds} s each, ${connections} connections:\n`);
console.log('| who | ratio | lowest | highest |\n| --- | --- | --- | --- |');
for (const [name, all] of ratios) {
  const [low, high] = [Math.min(...all), Math.max(...all)];
  console.log(`| ${name} | ${[median(all), low, high].map((n) => n.toFixed(2)).join(' | ')} |`);
}
