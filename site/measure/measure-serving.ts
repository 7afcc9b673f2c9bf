/**
 * Does our nginx configuration cost speed? Compares it with the same nginx that does nothing but
 * send the same file: the compressed home page, on this machine, with one worker and 16
 * connections that stay open. One run of each in turn; the result is the ratio of the medians.
 *
 *   npm run measure:serving -w site -- --pairs 9 --seconds 2
 *
 * Needs wrk and h2load (on Debian: wrk, nghttp2-client). On Linux, it also compares the processor
 * time that nginx spends on a request, which does not depend on what else the machine does.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Server, serve } from '../test-helpers/serve.ts';
import { bareNginx } from './bare-nginx.ts';
import { firstPort, type Result, ratioResult, readOptions, report } from './goal-table.ts';
import { inPairs } from './pairs.ts';
import { knowsProcessorTime, processorTime } from './processor-time.ts';

const options = readOptions({ pairs: '9', seconds: '2' }, { pairs: '2', seconds: '1' });
const pairs = Number(options.pairs);
const root = resolve(import.meta.dirname, '../dist');
const goal = { atLeast: 0.95 };
const accept = 'Accept-Encoding: br';
const run = promisify(execFile);

/** How many requests were answered, and how many in a second. */
interface Load {
  requests: number;
  perSecond: number;
}

const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** Requests with HTTP/1.1, without TLS. */
async function plainLoad(url: string): Promise<Load> {
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${options.seconds}s`, '-H', accept, url]);
  if (stdout.includes('Non-2xx')) throw new Error(`${url} refused requests:\n${stdout}`);
  return {
    requests: number(stdout, /(\d+) requests in/),
    perSecond: number(stdout, /Requests\/sec:\s+([\d.]+)/),
  };
}

/**
 * Requests with HTTP/2 and TLS, four at a time on each connection. A number of requests, not a time:
 * nginx closes a connection after 1,000, and h2load would not open another one.
 */
async function secureLoad(url: string): Promise<Load> {
  const requests = options.isShort ? 4000 : 12_000;
  const address = `--connect-to=127.0.0.1:${new URL(url).port}`;
  const { stdout } = await run('h2load', [
    ...['-c16', '-m4', `-n${requests}`],
    ...['-H', accept, address, url],
  ]);
  if (number(stdout, /status codes: (\d+) 2xx/) !== requests) {
    throw new Error(`${url} refused requests:\n${stdout}`);
  }
  return { requests, perSecond: number(stdout, /finished in [\d.a-z]+, ([\d.]+) req\/s/) };
}

interface Contest {
  name: string;
  load: (url: string) => Promise<Load>;
  ours: Server;
  /** The address of the same file there. */
  theirs: Server;
}

async function contest({ name, load, ours, theirs }: Contest): Promise<Result[]> {
  const spent = { ours: { time: 0, requests: 0 }, theirs: { time: 0, requests: 0 } };
  const runOf = async (server: Server, sum: { time: number; requests: number }) => {
    const before = processorTime(server.pid);
    const { requests, perSecond } = await load(server.url);
    sum.time += processorTime(server.pid) - before;
    sum.requests += requests;
    return perSecond;
  };
  const { ratio } = await inPairs(
    pairs,
    () => runOf(ours, spent.ours),
    () => runOf(theirs, spent.theirs),
  );
  const runs = { isShort: options.isShort, runs: `${pairs} pairs` };
  const results = [ratioResult(`${name}: requests a second`, ratio, goal, runs)];
  if (knowsProcessorTime) {
    const cost = ({ time, requests }: { time: number; requests: number }) => time / requests;
    results.push(
      ratioResult(
        `${name}: requests for the same processor time`,
        cost(spent.theirs) / cost(spent.ours),
        goal,
        runs,
      ),
    );
  }
  for (const { what, figure } of results)
    console.log(`${what}, compared with bare nginx: ${figure}`);
  return results;
}

const servers: Server[] = [];
const keep = <S extends Server>(server: S): S => {
  servers.push(server);
  return server;
};
try {
  const plain = keep(await serve(root, firstPort));
  const secure = keep(await serve(root, firstPort + 1, firstPort + 2));
  const bare = keep(await bareNginx(root, firstPort + 3));
  const file = (url: string) => ({ ...bare, url: `${url}/index.html.br` });
  const results = [
    ...(await contest({
      name: 'HTTP/1.1',
      load: plainLoad,
      ours: { ...plain, url: `${plain.url}/` },
      theirs: file(bare.url),
    })),
    ...(await contest({
      name: 'HTTP/2 with TLS',
      load: secureLoad,
      ours: { ...secure, url: `${secure.url}/` },
      theirs: file(bare.secureUrl),
    })),
  ];
  if (!options.isShort && results.some(({ isMet }) => !isMet)) {
    const sent = (await fetch(plain.url)).headers;
    const own = ['date', 'content-type', 'content-length', 'last-modified', 'connection', 'etag'];
    const headers = Object.fromEntries([...sent].filter(([name]) => !own.includes(name)));
    const dressed = keep(await bareNginx(root, firstPort + 5, headers));
    console.log('\nThe cause, if it is only the number of headers:');
    await contest({
      name: 'HTTP/1.1, bare nginx with our headers',
      load: plainLoad,
      ours: { ...dressed, url: `${dressed.url}/index.html.br` },
      theirs: file(bare.url),
    });
  }
  report(results);
} finally {
  for (const server of servers) server.stop();
}
