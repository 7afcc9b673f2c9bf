import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLock } from './release/lock.ts';
import { publish, rollback } from './release/publish.ts';
import { readSettings } from './release/settings.ts';
import { freshConnections } from './test/clients.ts';
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

// The long form is `node deploy/measure-deploys.ts`.
test.skipIf(skipWithoutNginx)('3 releases and 2 rollbacks under load fail no request', async () => {
  const { tallies } = await deployUnderLoad(3);

  for (const { client, requests, notModified, failures } of tallies) {
    expect(failures, client).toEqual([]);
    expect(requests).toBeGreaterThan(50);
    expect(notModified).toBeGreaterThan(0);
  }
});

describe.skipIf(skipWithoutNginx)('releases, on a real nginx', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  const get = async (path: string) => {
    const client = freshConnections(server);
    const answer = await client.get(path);
    client.close();
    return answer;
  };
  const publishFolder = async (folder: string) => publish(readSettings(server.home), folder, 30);
  const publishRelease = async (release: number) => {
    const build = await server.build(release);
    const id = await publishFolder(build.folder);
    return { ...build, id };
  };
  const releases = () => readdirSync(join(server.home, 'releases')).sort();
  /** What a visitor gets is exactly this release. */
  const expectServed = async (build: { pages: ReadonlyMap<string, string> }) => {
    expect((await get('/')).body).toBe(build.pages.get('/'));
    expect((await get('/nowhere')).body).toBe(build.pages.get('/404'));
  };

  test('assets stay for 30 days after their release was replaced', async () => {
    const start = Date.now();
    const builds: Awaited<ReturnType<typeof publishRelease>>[] = [];
    const setDay = (day: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: start + day * 24 * 60 * 60 * 1000 });
    const publishOn = async (day: number) => {
      setDay(day);
      builds.push(await publishRelease(builds.length));
    };
    /** The releases of which a visitor gets all assets now. */
    const served = async () => {
      const answers = await Promise.all(
        builds.map(async ({ assets }) => {
          const all = await Promise.all(Array.from(assets.keys(), get));
          return all.every(({ status }) => status === 200);
        }),
      );
      return answers.flatMap((isServed, release) => (isServed ? [release] : []));
    };

    for (const day of [0, 1, 10]) await publishOn(day);
    expect(await served()).toEqual([0, 1, 2]);

    await publishOn(32);
    expect(await served()).toEqual([1, 2, 3]);

    // The last two stay, so that one can roll back.
    await publishOn(200);
    expect(await served()).toEqual([2, 3, 4]);
    expect(releases()).toEqual(builds.slice(2).map(({ id }) => id));

    setDay(201);
    await rollback(readSettings(server.home), builds[2]?.id);
    expect(await served()).toEqual([2, 3, 4]);
  });

  test('a rollback goes one release back, and its id brings a newer one again', async () => {
    const first = await server.build(1);
    expect((await server.release('list')).output.trim()).toBe('');
    expect((await server.release('publish', first.folder)).code).toBe(0);
    const second = await publishRelease(2);

    expect((await server.release('rollback')).code).toBe(0);
    await expectServed(first);
    for (const path of second.assets.keys()) expect((await get(path)).status).toBe(200);
    expect(await server.release('rollback')).toMatchObject({
      code: 1,
      output: 'There is no earlier release.\n',
    });

    expect((await server.release('rollback', second.id)).code).toBe(0);
    await expectServed(second);
    const { output } = await server.release('list');
    expect(output).toMatch(new RegExp(`^\\S+  until \\S+Z\\n${second.id}  current$`, 'm'));
  });

  const damages: Record<string, (folder: string) => void> = {
    'has no home page': (folder) => rmSync(join(folder, 'index.html')),
    'has no rules for nginx': (folder) => rmSync(join(folder, '_nginx/http.conf')),
    'lacks a page that its rules list': (folder) => rmSync(join(folder, 'constant.html')),
    'was interrupted before it was compressed': (folder) => rmSync(join(folder, '404.html.gz')),
    'has a link to a file elsewhere': (folder) =>
      symlinkSync('/etc/passwd', join(folder, '_astro/passwd')),
    'has rules that nginx cannot read': (folder) =>
      writeFileSync(join(folder, '_nginx/server.conf'), 'add_header;'),
  };
  test('a broken build or setting is refused with the reason, and nothing changes', async () => {
    const first = await publishRelease(1);
    for (const [what, damage] of Object.entries(damages)) {
      const { folder } = await server.build(2);
      damage(folder);

      await expect(publishFolder(folder), what).rejects.toThrow(
        /not a complete build|not a regular file|invalid number of arguments/,
      );
      expect(releases()).toEqual([first.id]);
    }
    const { folder } = await server.build(2);
    server.settings({ workers: 'many' });
    await expect(publishFolder(folder)).rejects.toThrow('directive invalid value');
    server.settings({ worker: 1 });
    await expect(publishFolder(folder)).rejects.toThrow('"worker" is not a setting');
    await expectServed(first);
  });

  test('two publishes at the same time: the second one is refused', async () => {
    const { folder } = await server.build(1);

    const second = await withLock(server.home, () => server.release('publish', folder));

    expect(second.code).toBe(1);
    expect(second.output).toContain('Another publish or rollback is at work');
    await publishFolder(folder);
  });

  test('files that only their owner may read are published for the user of nginx', async () => {
    const { folder } = await server.build(1);
    chmodSync(join(folder, 'index.html'), 0o600);
    const umask = process.umask(0o077);
    await server.release('publish', folder);
    process.umask(umask);

    const site = join(server.home, 'current/site');
    expect(statSync(join(site, 'index.html')).mode & 0o777).toBe(0o644);
    for (const folder of [site, join(server.home, 'releases'), join(server.home, 'assets/_astro')])
      expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  test('a publish that is killed harms nothing, and the next one cleans up', async () => {
    const first = await publishRelease(1);
    // While nginx tests the configuration, and before it gets the signal to read it.
    for (const option of ['-t', '-s']) {
      const nginx = join(server.home, 'nginx-that-kills');
      const kill = `case " $* " in *" ${option} "*) kill -9 $PPID;; *) exec nginx "$@";; esac`;
      writeFileSync(nginx, `#!/bin/sh\n${kill}\n`, { mode: 0o755 });
      server.settings({ nginx });
      const killed = await server.build(2);

      expect((await server.release('publish', killed.folder)).code).not.toBe(0);
      await expectServed(first);
    }
    // As if it were killed while it copies, while it deletes, and before it moves the link.
    for (const name of ['.new', '.20200101-000000']) {
      mkdirSync(join(server.home, 'releases', name, 'site'), { recursive: true });
    }
    symlinkSync('nowhere', join(server.home, 'current.new'));

    server.settings({});
    const last = await publishRelease(3);
    await expectServed(last);
    // The one killed at -s counts: nginx would have served it after a restart.
    expect(releases()).toEqual([first.id, expect.stringMatching(/^\d/), last.id]);
    expect(readdirSync(server.home).filter((name) => name.endsWith('new'))).toEqual([]);
  });
});
