import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { serverLogDays } from '../../content-model/lib/legal/log-retention.ts';
import { freshConnections, keptHttp2 } from '../test/clients.ts';
import { skipWithoutNginx } from '../test/needs-nginx.ts';
import { startServer, type TestServer } from '../test/test-server.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
test('the server keeps its log for as long as the launch check says', () => {
  expect(read('logrotate')).toContain(`\n    maxage ${serverLogDays}\n`);
});

test('the configuration fits the unit and the rotation of the log', () => {
  const unit = read('site.service');
  const config = ['nginx.conf', 'main.conf', 'http.conf'].map((name) => read(`../nginx/${name}`));

  const paths = [...config.join('').matchAll(/\/(run|var\/log)\/([^/]+)\//g)];
  expect(new Set(paths.map(([path]) => path))).toEqual(new Set(['/run/site/', '/var/log/site/']));
  expect(unit).toContain('RuntimeDirectory=site\n');
  expect(unit).toContain('LogsDirectory=site\n');
  expect(read('logrotate')).toMatch(/^\/var\/log\/site\/\*\.log \{$/m);
});

test('the unit and the container let nginx open as many files as it wants to', () => {
  const [, files] = /worker_rlimit_nofile (\d+);/.exec(read('../nginx/main.conf')) ?? [];

  expect(read('site.service')).toContain(`LimitNOFILE=${files}\n`);
  expect(read('../container/compose.yaml')).toContain(`nofile: ${files}\n`);
});

const rotation = read('logrotate');
const value = (name: string) => Number(new RegExp(`^\\s*${name} (\\d+)$`, 'm').exec(rotation)?.[1]);

test('the log is deleted when the privacy policy says', () => {
  const company = read('../../companies/orrery/content/site.yaml');
  const [, promised] = /^ *logRetention: (.+)$/m.exec(company) ?? [];

  expect(`${value('maxage')} days`).toBe(promised);
  // Today's log is one day more.
  expect(`${value('rotate') + 1} days`).toBe(promised);
});

/** Debian does not put this folder on the PATH of every user. */
const logrotate = '/usr/sbin/logrotate';
const canRotate = process.platform === 'linux' && (process.env.CI || existsSync(logrotate));

test.runIf(canRotate)('logrotate keeps no more files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'));
  const { username } = userInfo();
  const group = execFileSync('id', ['-gn', username], { encoding: 'utf8' }).trim();
  const rotationConfig = rotation
    .replace('/var/log/site', folder)
    .replace('root adm', `${username} ${group}`)
    .replace(/systemctl .*/, 'true');
  const state = join(folder, 'state');
  const settings = join(folder, 'own.conf');
  writeFileSync(settings, rotationConfig, { mode: 0o644 });

  for (let day = 0; day < value('rotate') + 3; day += 1) {
    writeFileSync(join(folder, 'access.log'), `a line of day ${day}\n`);
    execFileSync(logrotate, ['--force', '--state', state, settings]);
  }
  const logs = readdirSync(folder).filter((name) => name.startsWith('access.log'));
  rmSync(folder, { recursive: true });

  expect(logs).toHaveLength(value('rotate') + 1);
  expect(logs).toContain('access.log.2.gz');
});

/** In a worker thread, so that it does not slow the visitor, who has the same timeout of 5 s. */
const unfinishedRequests = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  let begun = 0;
  // When nginx closes the connection, another one follows.
  const begin = () => {
    const socket = connect(workerData, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nX: ');
      begun++;
      if (begun === 4500) parentPort.postMessage('');
    });
    socket.on('error', () => {}).on('close', begin).resume();
  };
  for (let count = 0; count < 4500; count++) begin();
`;

/** For what waits for timeouts. Every week, a workflow sets it. */
const isLong = process.env.LONG_TESTS !== undefined;

describe.skipIf(skipWithoutNginx)('nginx under attack', () => {
  let server: TestServer;
  afterEach(() => server.stop());
  const release = async (change: Parameters<typeof startServer>[0]) => {
    server = await startServer(change);
    const build = await server.build(1);
    await server.release(build.folder);
    return build;
  };

  test.runIf(isLong)('4,500 unfinished requests from one address keep nobody out', async () => {
    const { pages } = await release({ workers: 1 });
    const visitor = freshConnections(server);

    const attack = new Worker(unfinishedRequests, { eval: true, workerData: server.port });
    await once(attack, 'message');
    // Until nginx has accepted them.
    await sleep(2000);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => visitor.get('/')));
    await attack.terminate();

    expect(answers).toEqual(
      answers.map(() => ({
        status: 'fulfilled',
        value: expect.objectContaining({ status: 200, body: pages.get('/') }),
      })),
    );
  });

  test('a whole office gets its challenges, a flood does not, and messages still pass', async () => {
    const service = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
    await once(service, 'listening');
    await release({ intake: `127.0.0.1:${(service.address() as AddressInfo).port}` });
    const client = keptHttp2(server);
    const statuses = async (path: string, count: number) => {
      const answers = Array.from({ length: count }, () => client.get(path));
      return (await Promise.all(answers)).map(({ status }) => status);
    };

    const office = [
      ...(await statuses('/intake/challenge', 20)),
      ...(await statuses('/intake/challenge', 20)),
    ];
    const began = performance.now();
    const flood: number[] = [];
    for (let round = 0; round < 20; round++) {
      flood.push(...(await statuses('/intake/challenge', 20)));
    }
    const seconds = (performance.now() - began) / 1000;
    const statusesOfOthers = await statuses('/intake/newsletter/confirm', 20);
    client.close();
    service.close();

    expect(office).toEqual(office.map(() => 200));
    // On a busy machine, the flood itself is slow, and more of it may pass.
    const passed = flood.filter((status) => status !== 429);
    expect(passed.length).toBeLessThanOrEqual(10 * seconds + 41);
    expect(statusesOfOthers).toEqual(statusesOfOthers.map(() => 200));
  });
});

const inOwnNetwork = ['--map-root-user', '--net', 'sh', '-c'];
/** Needs Debian's nftables and iproute2, and a kernel that allows network namespaces. */
const canFilter = () =>
  spawnSync('unshare', [...inOwnNetwork, 'ip link && nft list ruleset']).status === 0;

test.runIf(isLong && canFilter())(
  'the firewall gives an address and an IPv6 network 200 connections, and others theirs',
  async () => {
    const script = `
      set -e
      ip link set lo up
      for end in 1::1 1::2 2::1; do ip address add fd00:0:0:$end/64 dev lo nodad; done
      # Twice, as after a restart of the service.
      nft -f site.nft && nft -f site.nft
      exec "${process.execPath}" ../test/count-connections.ts`;

    const { stdout } = await promisify(execFile)('unshare', [...inOwnNetwork, script], {
      cwd: import.meta.dirname,
    });

    expect(JSON.parse(stdout)).toEqual({
      crowd: 200,
      neighbor: 1,
      network: 200,
      otherNetwork: 1,
      later: 1,
    });
  },
);

describe('Node for the server', () => {
  const version = readFileSync(join(import.meta.dirname, '../../.node-version'), 'utf8').trim();
  const archives = ['x64', 'arm64'].map((cpu) => `node-v${version}-linux-${cpu}.tar.gz`);

  test('has a checksum, for both processors', () => {
    const listed = read('node.sha256').matchAll(/^[0-9a-f]{64} {2}(.+)$/gm);

    expect(Array.from(listed, ([, name]) => name)).toEqual(archives);
  });

  test.runIf(process.platform === 'linux')('is installed only if it is the right one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-node-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text, { mode: 0o755 });
    };
    // In place of nodejs.org: an archive with a program that says its version.
    write('node/bin/node', `#!/bin/sh\necho v${version}\n`);
    const archive = join(folder, 'archive.tar.gz');
    execFileSync('tar', ['-czf', archive, '-C', folder, 'node']);
    write('path/curl', `#!/bin/sh\nfor url; do :; done\ncp ${archive} "$(basename "$url")"\n`);
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    write('.node-version', `${version}\n`);
    cpSync(join(import.meta.dirname, 'install-node'), join(folder, 'deploy/server/install-node'));
    const install = (checksum: string) => {
      const lines = archives.map((name) => `${checksum}  ${name}\n`);
      write('deploy/server/node.sha256', lines.join(''));
      const env = { ...process.env, PATH: `${folder}/path:${process.env.PATH}`, DESTDIR: folder };
      return spawnSync('sh', [join(folder, 'deploy/server/install-node')], { env }).status;
    };
    const installed = () =>
      spawnSync(join(folder, 'usr/local/bin/node'), { encoding: 'utf8' }).stdout;

    const refused = install('0'.repeat(64));
    const before = readdirSync(join(folder, 'opt'));
    const accepted = install(sum);
    const secondInstall = install('0'.repeat(64));
    const after = installed();
    rmSync(folder, { recursive: true });

    expect([refused, before]).toEqual([1, []]);
    expect(accepted).toBe(0);
    expect([secondInstall, after]).toEqual([1, `v${version}\n`]);
  });
});
