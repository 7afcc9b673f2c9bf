import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  type Client,
  freshConnections,
  keptHttp1,
  keptHttp2,
  type Origin,
} from './clients.ts';
import type { SyntheticBuild } from './synthetic-build.ts';
import { startServer } from './test-server.ts';

interface Tally {
  client: string;
  requests: number;
  /** Answers "not modified". */
  notModified: number;
  /** Requests on a kept connection that the server closed just then, asked again once. */
  repeats: number;
  failures: string[];
}

export interface Result {
  tallies: Tally[];
  switches: number;
  seconds: number;
}

const heldReleases = 5;
/** Between two requests of a client, and between two releases. */
const pause = 5;
const quiet = 100;

const pagePaths = ['/', '/alternating', '/constant', '/nowhere'];
const encodings = ['br', 'identity'];

/**
 * The releases in the order in which visitors got them. Who connected before a switch was over may
 * get the earlier release on that connection, but nobody who connected later.
 */
class Timeline {
  #all: SyntheticBuild[] = [];
  #oldest = 0;
  /** A switch to this release starts. */
  begin(build: SyntheticBuild) {
    this.#all.push(build);
  }
  /** Now nobody gets another release. */
  end() {
    this.#oldest = this.#all.length - 1;
  }
  get oldest() {
    return this.#oldest;
  }
  /** Those that may answer on a connection that was opened when `oldest` had that value. */
  since(oldest: number) {
    return this.#all.slice(oldest);
  }
  /** The release that was current so many switches ago. */
  back(switches: number) {
    return this.#all[Math.max(0, this.#oldest - switches)];
  }
}

const pageOf = (build: SyntheticBuild, path: string) =>
  build.pages.get(path === '/nowhere' ? '/404' : path);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** What is wrong with an answer that contains a page. */
function problemOf(path: string, { status, headers, body }: Answer, possible: SyntheticBuild[]) {
  if (status !== (path === '/nowhere' ? 404 : 200)) return `status ${status}`;
  if (!possible.some((build) => pageOf(build, path) === body)) return 'the page of another release';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
  const fits = String(headers['content-security-policy']).includes(`'sha256-${hashOf(script)}'`);
  return fits ? undefined : 'the policy of another release';
}

type Check = (client: Client, tally: Tally, timeline: Timeline) => AsyncGenerator<string>;

/** Has a page open that was current some releases ago, and loads its assets. */
const holdPage = (switches: number): Check =>
  async function* (client, _tally, timeline) {
    for (;;) {
      for (const [path, text] of timeline.back(switches)?.assets ?? []) {
        const { status, body } = await client.get(path);
        yield status === 200 && body === text ? '' : `${path}: status ${status}`;
      }
    }
  };

const readPages: Check = async function* (client, _tally, timeline) {
  for (;;) {
    for (const path of pagePaths) {
      for (const encoding of encodings) {
        const answer = await client.get(path, { 'accept-encoding': encoding });
        const problem = problemOf(path, answer, timeline.since(answer.connected));
        yield problem ? `${path} (${encoding}): ${problem}` : '';
      }
    }
  }
};

/** Asks whether a page has changed, by its ETag or by its time in turns. */
const revalidate: Check = async function* (client, tally, timeline) {
  const held = new Map<string, Answer>();
  const conditions = [
    ['if-none-match', 'etag'],
    ['if-modified-since', 'last-modified'],
  ] as const;
  for (;;) {
    for (const path of pagePaths.filter((each) => each !== '/nowhere')) {
      for (const encoding of encodings) {
        for (const [condition, source] of conditions) {
          const key = `${path} (${encoding}, ${condition})`;
          const last = held.get(key);
          const answer = await client.get(path, {
            'accept-encoding': encoding,
            ...(last && { [condition]: String(last.headers[source]) }),
          });
          const possible = timeline.since(answer.connected);
          if (answer.status === 304) {
            tally.notModified++;
            const isTrue = possible.some((build) => pageOf(build, path) === last?.body);
            yield isTrue ? '' : `${key}: "not modified", but it was`;
          } else {
            held.set(key, answer);
            const isNeedless = path === '/constant' && last;
            const problem = isNeedless ? 'sent again' : problemOf(path, answer, possible);
            yield problem ? `${key}: ${problem}` : '';
          }
        }
      }
    }
  }
};

/** Publishes releases, and rolls back, while clients keep asking. */
export async function deployUnderLoad(
  releases: number,
  report: (line: string) => void = () => {},
): Promise<Result> {
  const server = await startServer();
  const timeline = new Timeline();
  const start = performance.now();
  let switches = 0;

  const go = async (build: SyntheticBuild, ...args: string[]) => {
    timeline.begin(build);
    const { code, output } = await server.release(...args);
    if (code !== 0) throw new Error(output);
    timeline.end();
    switches++;
    report(output.trim());
    await sleep(quiet);
    return output.split(' ')[0] ?? '';
  };

  let isOver = false;
  const run = async (make: (origin: Origin) => Client, check: Check): Promise<Tally> => {
    const client = make({ ...server, clock: () => timeline.oldest });
    const tally: Tally = {
      client: client.name,
      requests: 0,
      notModified: 0,
      repeats: 0,
      failures: [],
    };
    while (!isOver) {
      try {
        for await (const problem of check(client, tally, timeline)) {
          tally.requests++;
          if (problem) tally.failures.push(problem);
          if (isOver) break;
          await sleep(pause);
        }
      } catch (error) {
        tally.requests++;
        tally.failures.push(String(error));
      }
    }
    client.close();
    return { ...tally, repeats: client.repeats };
  };

  try {
    const first = await server.build(1);
    await go(first, 'publish', first.folder);
    const holders = Array.from({ length: heldReleases }, (_, switchesAgo) => holdPage(switchesAgo));
    const clients = [freshConnections, keptHttp1, keptHttp2].flatMap((make) =>
      [readPages, revalidate, ...holders].map((check) => run(make, check)),
    );
    try {
      let last = first;
      let before = first;
      let newest = '';
      for (let release = 2; release <= releases; release++) {
        before = last;
        last = await server.build(release);
        newest = await go(last, 'publish', last.folder);
      }
      await go(before, 'rollback');
      await go(last, 'rollback', newest);
    } finally {
      isOver = true;
    }
    const all = await Promise.all(clients);
    const tallies = Map.groupBy(all, ({ client }) => client);
    const sum = (of: Tally[], key: 'requests' | 'notModified' | 'repeats') =>
      of.reduce((total, tally) => total + tally[key], 0);
    return {
      tallies: Array.from(tallies, ([client, of]) => ({
        client,
        requests: sum(of, 'requests'),
        notModified: sum(of, 'notModified'),
        repeats: sum(of, 'repeats'),
        failures: of.flatMap(({ failures }) => failures),
      })),
      switches,
      seconds: Math.round((performance.now() - start) / 1000),
    };
  } finally {
    isOver = true;
    await server.stop();
  }
}
