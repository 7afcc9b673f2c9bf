import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publish, rollback } from './release/publish.ts';
import { readSettings } from './release/settings.ts';
import { freshConnections, getHttp2 } from './test/clients.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { deployUnderLoad } from './test/steady-load.ts';
import { startServer, type TestServer } from './test/test-server.ts';

test('--help tells what the command can do, also where nothing is set up', () => {
  const command = resolve(import.meta.dirname, 'release.ts');

  const { status, stdout } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' });

  expect(status).toBe(0);
  for (const word of ['publish', 'rollback', 'list', '--home', '--keep-days']) {
    expect(stdout).toContain(word);
  }
});

// A busy machine takes long to start a process, and each publish starts several.
describe.skipIf(skipWithoutNginx)('releases, on a real nginx', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.stop());

  const get = async (path: string) => {
    const client = freshConnections(server);
    const answer = await client.get(path);
    client.close();
    return answer;
  };
  const publishRelease = async (release: number) => {
    const build = await server.build(release);
    const outcome = await server.release('publish', build.folder);
    expect(outcome).toMatchObject({ code: 0 });
    return build;
  };
  /** An nginx that does something else if it gets an option. */
  const nginxWith = (option: string, action: string) => {
    const file = join(server.home, 'other-nginx');
    writeFileSync(
      file,
      `#!/bin/sh\ncase " $* " in *" ${option} "*) ${action};; *) exec nginx "$@";; esac\n`,
    );
    chmodSync(file, 0o755);
    return file;
  };
  const releases = () => readdirSync(join(server.home, 'releases')).sort();
  /** What a visitor gets is exactly this release. */
  const expectServed = async (build: { pages: ReadonlyMap<string, string> }) => {
    expect((await get('/')).body).toBe(build.pages.get('/'));
    expect((await get('/nowhere')).body).toBe(build.pages.get('/404'));
  };

  test('12 releases and 2 rollbacks under load fail no request', async () => {
    const { tallies } = await deployUnderLoad(12);

    for (const { client, requests, notModified, failures } of tallies) {
      expect(failures, client).toEqual([]);
      expect(requests).toBeGreaterThan(100);
      expect(notModified).toBeGreaterThan(0);
    }
  });

  test('assets stay for 30 days after their release was replaced', async () => {
    const settings = readSettings(server.home);
    const day = (number: number) => ({
      now: new Date(Date.UTC(2030, 0, 1 + number)),
      keepDays: 30,
    });
    const builds = await Promise.all([0, 1, 2, 3, 4].map((release) => server.build(release)));
    const ids: string[] = [];
    const publishOn = async (release: number, number: number) => {
      ids.push(await publish(settings, builds[release]?.folder ?? '', day(number)));
    };
    /** The releases of which a visitor gets all assets now. */
    const served = async () => {
      const answers = await Promise.all(
        builds.map(async ({ assets }) => {
          const all = await Promise.all(Array.from(assets.keys(), (path) => get(path)));
          return all.every(({ status }) => status === 200);
        }),
      );
      return answers.flatMap((isServed, release) => (isServed ? [release] : []));
    };

    await publishOn(0, 0);
    await publishOn(1, 1);
    await publishOn(2, 10);
    expect(await served()).toEqual([0, 1, 2]);

    await publishOn(3, 32);
    expect(await served()).toEqual([1, 2, 3]);
    expect(releases()).toEqual(ids.slice(1));

    await publishOn(4, 200);
    expect(await served()).toEqual([3, 4]);
    // Old, but somebody may want to go back.
    expect(releases()).toEqual(ids.slice(2));

    await rollback(settings, ids[2], day(201));
    expect(await served()).toEqual(expect.arrayContaining([2, 3, 4]));
  });

  test('who connects during a switch gets the old page, and the assets of both releases', async () => {
    const first = await publishRelease(1);
    const second = await server.build(2);
    // nginx waits only five seconds for a request, so connect as late as possible.
    const [asked, go] = ['asked', 'go'].map((name) => join(server.home, name)) as [string, string];
    const wait = `touch ${asked}; while ! [ -e ${go} ]; do sleep 0.01; done; exec nginx "$@"`;
    server.settings({ nginx: nginxWith('-s', wait) });
    const publishing = server.release('publish', second.folder);
    while (!existsSync(asked)) await sleep(10);

    // Accepted by a worker of the first release, which cannot know yet that it will be HTTP/2.
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    await sleep(100);
    writeFileSync(go, '');
    expect(await publishing).toMatchObject({ code: 0 });

    const options = { socket, ca: server.ca, servername: 'localhost', ALPNProtocols: ['h2'] };
    const session = connectHttp2(server.origin, { createConnection: () => connectTls(options) });
    expect((await getHttp2(session, '/')).body).toBe(first.pages.get('/'));
    for (const path of [...first.assets.keys(), ...second.assets.keys()]) {
      expect((await getHttp2(session, path)).status).toBe(200);
    }
    session.destroy();
  });

  test('a rollback goes one release back, and its name brings a newer one again', async () => {
    const first = await publishRelease(1);
    const second = await publishRelease(2);
    const [, newest = ''] = releases();

    expect((await server.release('rollback')).code).toBe(0);
    await expectServed(first);
    for (const path of second.assets.keys()) expect((await get(path)).status).toBe(200);
    expect(await server.release('rollback')).toMatchObject({
      code: 1,
      output: expect.stringContaining('no earlier release'),
    });

    expect((await server.release('rollback', newest)).code).toBe(0);
    await expectServed(second);
    expect((await server.release('list')).output).toMatch(
      new RegExp(`^${newest} .* current$`, 'm'),
    );
  });

  const damages = {
    'has no home page': (folder: string) => rmSync(join(folder, 'index.html')),
    'has no rules for nginx': (folder: string) => rmSync(join(folder, '_nginx/http.conf')),
    'lacks a page that its rules list': (folder: string) => rmSync(join(folder, 'constant.html')),
    'is not compressed to the end': (folder: string) => rmSync(join(folder, 'constant.html.gz')),
    'has rules that nginx cannot read': (folder: string) =>
      writeFileSync(join(folder, '_nginx/server.conf'), 'add_header;'),
  };
  test('a build is refused that is broken, and nothing changes', async () => {
    const first = await publishRelease(1);
    const before = releases();
    for (const [what, damage] of Object.entries(damages)) {
      const { folder } = await server.build(2);
      damage(folder);
      const { code, output } = await server.release('publish', folder);

      expect(code, what).toBe(1);
      expect(output).toMatch(/not a complete build|invalid number of arguments/);
      expect(releases()).toEqual(before);
    }
    await expectServed(first);
  });

  test('a setting that nginx refuses changes nothing, and the reason is shown', async () => {
    const first = await publishRelease(1);
    const { folder } = await server.build(2);
    server.settings({ workers: 'many' });

    const { code, output } = await server.release('publish', folder);
    expect(code).toBe(1);
    expect(output).toContain('"worker_processes" directive invalid value');
    expect(releases()).toHaveLength(1);
    await expectServed(first);

    server.settings({ worker: 1 });
    expect((await server.release('publish', folder)).output).toContain('"worker" is not a setting');
  });

  test('of several publishes at the same time, one works and the others refuse', async () => {
    const builds = await Promise.all([1, 2, 3, 4].map((release) => server.build(release)));

    const outcomes = await Promise.all(
      builds.map(({ folder }) => server.release('publish', folder)),
    );

    const worked = outcomes.filter(({ code }) => code === 0);
    expect(worked.length).toBeGreaterThan(0);
    expect(releases()).toHaveLength(worked.length);
    for (const { code, output } of outcomes) {
      expect(output).toContain(
        code === 0 ? 'is the current release' : 'Another command is at work',
      );
    }
    expect(readdirSync(server.home).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  test('files that only their owner may read are published for the user of nginx', async () => {
    const { folder } = await server.build(1);
    chmodSync(join(folder, 'index.html'), 0o600);
    const umask = process.umask(0o077);
    await server.release('publish', folder);
    process.umask(umask);

    const site = join(server.home, 'current/site');
    expect(statSync(join(site, 'index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(join(site, '_astro')).mode & 0o777).toBe(0o755);
    expect(statSync(join(server.home, 'releases')).mode & 0o777).toBe(0o755);
  });

  test('a publish that is killed harms nothing, and the next one cleans up', async () => {
    const first = await publishRelease(1);
    const before = releases();

    // While it copies.
    const large = await server.build(2);
    mkdirSync(join(large.folder, '_astro/many'));
    for (let file = 0; file < 3000; file++) {
      writeFileSync(join(large.folder, `_astro/many/${file}.js`), 'x'.repeat(1000));
    }
    const command = resolve(import.meta.dirname, 'release.ts');
    const args = [command, 'publish', large.folder, '--home', server.home];
    const publishing = spawn(process.execPath, args, { stdio: 'ignore' });
    const draft = join(server.home, 'releases/.new/site/_astro/many');
    while (!existsSync(draft)) await sleep(1);
    publishing.kill('SIGKILL');
    await once(publishing, 'close');
    expect(existsSync(join(server.home, 'releases/.new/release.json'))).toBe(false);
    await expectServed(first);

    // While nginx tests the configuration, and before it gets the signal to read it.
    for (const option of ['-t', '-s']) {
      server.settings({ nginx: nginxWith(option, 'kill -9 $PPID') });
      const killed = await server.build(3);
      expect((await server.release('publish', killed.folder)).code).not.toBe(0);
      await expectServed(first);
    }

    server.settings({});
    const last = await publishRelease(4);
    await expectServed(last);
    // The second one is current in the configuration since the kill, so it counts as a release.
    expect(releases()).toHaveLength(before.length + 2);
    expect(readdirSync(server.home).filter((name) => /^lock|new$/.test(name))).toEqual([]);
    const known = readdirSync(join(server.home, 'current/site/_astro'));
    expect(known).not.toContain('many');
    expect(readFileSync(join(server.home, 'nginx.conf'), 'utf8')).toContain(releases().at(-1));
  });
});
