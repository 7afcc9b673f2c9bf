import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Client, freshConnections, keptHttp1, keptHttp2 } from './clients.ts';
import type { SyntheticBuild } from './synthetic-build.ts';
import { startServer } from './test-server.ts';

interface Tally {
  client: string;
  requests: number;
  /** Answers with status 304. */
  notModified: number;
  /** Requests that a client sent again because the server closed a kept connection. */
  repeats: number;
  failures: string[];
}

const heldReleases = 5;
/** Milliseconds between two requests of a client, and between two releases. */
const pause = 5;
const quiet = 100;
/** nginx may send an earlier page for a second. No two releases are in the same second. */
const lateReleases = 1;

const pagePaths = ['/', '/alternating', '/constant', '/nowhere'];
const encodings = ['br', 'identity'];

/** The builds in the order in which they were released. */
interface Timeline {
  all: SyntheticBuild[];
  /** The index of the last one whose release is complete. */
  current: number;
}

const pageOf = (build: SyntheticBuild, path: string) =>
  build.pages.get(path === '/nowhere' ? '/404' : path);

/** What is wrong with an answer that contains a page. */
function problemOf(path: string, { status, body }: Answer, possible: SyntheticBuild[]) {
  if (status !== (path === '/nowhere' ? 404 : 200)) return `status ${status}`;
  if (!possible.some((build) => pageOf(build, path) === body)) return 'the page of another release';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return body.includes(`'sha256-${hash}'`) ? undefined : 'the policy of another release';
}

interface Visitor {
  timeline: Timeline;
  tally: Tally;
  /** Requests, and tells which builds may answer. */
  get(path: string, headers?: Record<string, string>): Promise<[Answer, SyntheticBuild[]]>;
}

/** What a visitor does, over and over. Yields what is wrong with each answer, or nothing. */
type Behavior = (visitor: Visitor) => AsyncGenerator<string | undefined>;

/** Has a page open that was current some releases ago, and loads its assets. */
const holdPage = (releases: number): Behavior =>
  async function* ({ get, timeline: { all, current } }) {
    for (const [path, text] of all[Math.max(0, current - releases)]?.assets ?? []) {
      const [{ status, body }] = await get(path);
      yield status === 200 && body === text ? undefined : `${path}: status ${status}`;
    }
  };

const readPages: Behavior = async function* ({ get }) {
  for (const path of pagePaths) {
    for (const encoding of encodings) {
      const [answer, possible] = await get(path, { 'accept-encoding': encoding });
      const problem = problemOf(path, answer, possible);
      yield problem && `${path} (${encoding}): ${problem}`;
    }
  }
};

/** Sends conditional requests, by ETag and by date. */
function revalidate(): Behavior {
  const held = new Map<string, Answer>();
  const conditions = [
    ['if-none-match', 'etag'],
    ['if-modified-since', 'last-modified'],
  ] as const;
  const cases = ['/', '/alternating', '/constant'].flatMap((path) =>
    encodings.flatMap((encoding) =>
      conditions.map(([condition, source]) => ({ path, encoding, condition, source })),
    ),
  );
  return async function* ({ get, tally }) {
    for (const { path, encoding, condition, source } of cases) {
      const key = `${path} (${encoding}, ${condition})`;
      const last = held.get(key);
      const [answer, possible] = await get(path, {
        'accept-encoding': encoding,
        ...(last && { [condition]: String(last.headers[source]) }),
      });
      if (answer.status === 304) {
        tally.notModified++;
        const isTrue = possible.some((build) => pageOf(build, path) === last?.body);
        yield isTrue ? undefined : `${key}: "not modified", but it was`;
      } else {
        held.set(key, answer);
        const isNeedless = path === '/constant' && last;
        const problem = isNeedless ? 'sent again' : problemOf(path, answer, possible);
        yield problem && `${key}: ${problem}`;
      }
    }
  };
}

/** Releases builds, and goes back, while clients keep asking. */
export async function releaseUnderLoad(
  releases: number,
  report: (line: string) => void = () => {},
): Promise<{ tallies: Tally[]; seconds: number }> {
  const server = await startServer();
  const timeline: Timeline = { all: [], current: -1 };
  const start = performance.now();
  let isOver = false;

  const go = async (build: SyntheticBuild, description: string) => {
    timeline.all.push(build);
    const id = await server.release(description);
    timeline.current++;
    report(id);
    await sleep(quiet);
    return id;
  };

  const visit = async (client: Client, tally: Tally, behavior: Behavior): Promise<void> => {
    const get: Visitor['get'] = async (path, headers) => {
      const oldest = Math.max(0, timeline.current - lateReleases);
      const answer = await client.get(path, headers);
      return [answer, timeline.all.slice(oldest)];
    };
    while (!isOver) {
      try {
        for await (const problem of behavior({ timeline, tally, get })) {
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
    tally.repeats += client.repeats;
    client.close();
  };

  try {
    const first = await server.build(1);
    const names = [await go(first, first.folder)];
    const builds = [first];
    const tallies: Tally[] = [];
    const visits = [freshConnections, keptHttp1, keptHttp2].flatMap((connect) => {
      const client = connect(server).name;
      const tally: Tally = { client, requests: 0, notModified: 0, repeats: 0, failures: [] };
      tallies.push(tally);
      const holders = Array.from({ length: heldReleases }, (_, count) => holdPage(count));
      return [readPages, revalidate(), ...holders].map((behavior) =>
        visit(connect(server), tally, behavior),
      );
    });
    for (let release = 2; release <= releases; release++) {
      const build = await server.build(release);
      builds.push(build);
      names.push(await go(build, build.folder));
    }
    for (const back of [-2, -1]) {
      await go(builds.at(back) ?? first, names.at(back) ?? '');
    }
    isOver = true;
    await Promise.all(visits);
    return { tallies, seconds: Math.round((performance.now() - start) / 1000) };
  } finally {
    isOver = true;
    await server.stop();
  }
}
