import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshConnections } from './test/clients.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { releaseUnderLoad } from './test/steady-load.ts';
import { startServer, type TestServer } from './test/test-server.ts';

// The long form is `node deploy/measure-releases.ts`.
test.skipIf(skipWithoutNginx)(
  '3 releases under load, and going back, fail no request',
  async () => {
    const { tallies } = await releaseUnderLoad(3);

    for (const { client, requests, notModified, failures } of tallies) {
      expect(failures, client).toEqual([]);
      expect(requests).toBeGreaterThan(50);
      expect(notModified).toBeGreaterThan(0);
    }
  },
);

describe.skipIf(skipWithoutNginx)('a release', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.stop());

  const statusOf = async (path: string) => {
    const client = freshConnections(server);
    const { status } = await client.get(path);
    client.close();
    return status;
  };
  const listBuilds = () => readdirSync(join(server.home, 'builds'));
  const publicFiles = () => readdirSync(join(server.home, 'public'), { recursive: true }).sort();

  test('keeps the assets of the last builds, and deletes older ones', async () => {
    const builds: Awaited<ReturnType<TestServer['build']>>[] = [];
    for (const number of [1, 2, 3]) {
      const build = await server.build(number);
      builds.push(build);
      await server.release(build.folder, { KEEP: '2' });
    }

    const answers = builds.map(({ assets }) => Promise.all(Array.from(assets.keys(), statusOf)));

    // The first asset is in all of them.
    expect(await Promise.all(answers)).toEqual([
      [200, 404, 404],
      [200, 200, 200],
      [200, 200, 200],
    ]);
    expect(listBuilds()).toHaveLength(2);
  });

  test('is refused if the folder is not a whole build, or a build is not there', async () => {
    const { folder } = await server.build(1);
    await server.release(folder);
    const before = publicFiles();
    rmSync(join(folder, 'constant.html.br'));
    mkdirSync(join(folder, 'empty'));

    await expect(server.release(folder)).rejects.toThrow('it lacks ./constant.html.br');
    await expect(server.release(join(folder, 'empty'))).rejects.toThrow('it lacks index.html');
    await expect(server.release('20200101-000000')).rejects.toThrow(`There are: ${listBuilds()}`);
    expect(publicFiles()).toEqual(before);
    expect(listBuilds()).toHaveLength(1);
  });

  test('cleans up after an upload that was interrupted', async () => {
    const { folder } = await server.build(1);
    const partialFolder = join(server.home, 'builds/1.part');
    mkdirSync(partialFolder);
    utimesSync(partialFolder, 1, 1);

    const id = await server.release(folder);

    expect(listBuilds()).toEqual([id]);
  });

  test('at the same moment as another comes after it, in another second', async () => {
    const builds = [await server.build(1), await server.build(2)];

    const names = await Promise.all(builds.map(({ folder }) => server.release(folder)));

    expect(new Set(names).size).toBe(2);
    expect(listBuilds().sort()).toEqual(names.sort());
  });

  test('works over SSH, also from a kept build', async () => {
    const { folder } = await server.build(1);
    const path = join(server.home, 'path');
    mkdirSync(path);
    // In place of a second machine. It gets the name of the host, then what to run there.
    writeFileSync(join(path, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n', { mode: 0o755 });
    const release = (build: string) =>
      spawnSync(
        'sh',
        [resolve(import.meta.dirname, 'release'), build, `example.com:${server.home}`],
        { env: { ...process.env, PATH: `${path}:${process.env.PATH}` }, encoding: 'utf8' },
      ).stdout;

    const [, id = ''] = /^Released (.*)\.$/m.exec(release(folder)) ?? [];

    expect(await statusOf('/constant')).toBe(200);
    expect(listBuilds()).toEqual([id]);
    expect(release(id)).toBe(`Released ${id}.\n`);
  });
});
