import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isDeleted } from '../../scripts/documentation.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { configFolder } from '../local-nginx.ts';
import { skipWithoutNginx } from '../test/needs-nginx.ts';
import { writeBuild } from '../test/synthetic-build.ts';

const project = resolve(import.meta.dirname, '../..');
const exists = (path: string) => existsSync(join(project, path)) || isDeleted(path);
const read = (path: string) => readFileSync(join(project, path), 'utf8');
const compose = read('deploy/container/compose.yaml');
const config = read('deploy/nginx/container.conf');

/** The instructions of the Containerfile, each on one line. */
const instructions = read('deploy/container/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\s*\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '');
const findAll = (name: string) =>
  instructions
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
const findLast = (name: string) => findAll(name).at(-1) ?? '';
/** The words of an instruction in the form of a JSON list. */
const words = (instruction: string): string[] => JSON.parse(/\[.*\]$/.exec(instruction)?.[0] ?? '');

const copies = findAll('COPY').map((line) => line.split(' '));
const fromHere = copies.filter(([first]) => !first?.startsWith('--'));
const fromBuild = copies.filter(([first]) => first === '--from=build');
const port = findLast('EXPOSE');

describe('the Containerfile', () => {
  test('builds with the Node of this project', () => {
    expect(findAll('FROM')[0]).toContain(`/node:${read('.node-version').trim()}-`);
  });

  test('pins its images by digest', () => {
    expect(findAll('FROM')).toHaveLength(3);
    for (const image of findAll('FROM')) expect(image).toMatch(/@sha256:[0-9a-f]{64}(?: AS \w+)?$/);
    // A codespace has the same.
    expect(`${findAll('FROM')[0]} `).toContain(
      ` ${/^FROM (.*)$/m.exec(read('.devcontainer/Containerfile'))?.[1]} `.trimStart(),
    );
  });

  test('copies what exists, and .dockerignore lets it through', () => {
    const [first, ...allowed] = read('.dockerignore').match(/^[*!].*$/gm) ?? [];
    expect(first).toBe('*');
    const sources = fromHere.flatMap((line) => line.slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(exists(source), source).toBe(true);
      const isAllowed = allowed.some((line) => `${source}/`.startsWith(`${line.slice(1)}/`));
      expect(isAllowed, source).toBe(true);
    }
    // Every package of the site, but not those that no build needs.
    const rooms: string[] = JSON.parse(read('package.json')).workspaces;
    const needed = rooms.filter((room) => !['editor', 'intake'].includes(room));
    expect(sources).toEqual(expect.arrayContaining(needed));
    expect(sources).toEqual(expect.arrayContaining(needed.map((room) => `${room}/package.json`)));
  });

  test('puts everything where the configuration looks for it', () => {
    const targets = fromBuild.map((line) => line.at(-1)).sort();
    expect(targets).toEqual(['/srv/nginx', '/srv/site/public', '_intake']);
    expect(words(findLast('CMD'))).toContain('/srv/nginx/container.conf');
    expect(config).toContain('root /srv/site/public;');
    expect(config).toContain(`listen ${port};`);
    // What a build with an intake address switches on.
    const [, line = ''] = /sed -i '(s\/#: .*?\/)'/.exec(instructions.join('\n')) ?? [];
    expect(config).toContain(line.split('/')[1]);
    expect(findLast('HEALTHCHECK')).toContain(`/${port} `);
    expect(findLast('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

test('compose.yaml lets both containers do only what they need', () => {
  const [rights = '', services = ''] = compose.split('\nservices:\n');
  expect(rights).toContain('read_only: true');
  expect(rights).toMatch(/cap_drop:\n\s+- ALL\n/);
  expect(rights).toContain('no-new-privileges:true');
  const [, site = '', intake = ''] = services.split(/^ {2}\w+:\n/m);
  for (const service of [site, intake]) {
    expect(service).toContain('<<: *rights');
    const [, context = ''] = /context: (.*)/.exec(service) ?? [];
    expect(resolve(import.meta.dirname, context)).toBe(project);
    const [, file = ''] = /dockerfile: (.*)/.exec(service) ?? [];
    expect(existsSync(join(project, file))).toBe(true);
  }
  expect(site).toMatch(/tmpfs:\n\s+- \/run\/site:/);
  expect(site).toMatch(new RegExp(`127\\.0\\.0\\.1:\\d+:${port}$`, 'm'));
  // Only nginx reaches the service, and whoever wants no service gets none.
  expect(intake).not.toContain('ports:');
  expect(intake).toContain('profiles:\n      - intake\n');
  const [, address = ''] = /server (.*):8787 /.exec(config) ?? [];
  expect(intake).toContain(`ipv4_address: ${address}`);
  const [, folder = ''] = /- intake:(.*)/.exec(intake) ?? [];
  expect(instructions.join('\n')).toContain(`install -d -o 701 -g 701 -m 700 ${folder}`);
});

/** Whether we can create a mount namespace, which needs root. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

/**
 * Runs a command as in the container: read-only except for a folder of compose.yaml, as the user of
 * the Containerfile, without capabilities.
 */
function runInTree(tree: string, command: string[]) {
  const [user, group] = findLast('USER').split(':');
  const [, mount = '', options = ''] = /tmpfs:\n\s+- (.*?):(.*)/.exec(compose) ?? [];
  const script = `
    set -e
    mount -t tmpfs none /srv && cp -r "${tree}"/. /srv
    mount -t tmpfs none /run && mkdir -p "${mount}"
    for folder in / /srv /run; do mount -o remount,ro,bind "$folder"; done
    mount -t tmpfs -o "${options}" none "${mount}"
    rights="--clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all"
    # The pipe belongs to the user who makes it, and nginx opens it by its name, /dev/stdout.
    exec setpriv --reuid=${user} --regid=${group} $rights sh -c '"$@" | cat' - "$@"`;
  return spawn('unshare', ['--mount', 'sh', '-c', script, '-', ...command], { detached: true });
}

// Needs root, on Linux.
test.skipIf(skipWithoutNginx || !canMount)(
  'nginx serves the site read-only and without capabilities, and logs visitors',
  async () => {
    const tree = mkdtempSync(join(tmpdir(), 'website-container-'));
    const free = String(await findFreePort());
    await writeBuild(join(tree, 'site/public'), 1);
    cpSync(configFolder, join(tree, 'nginx'), { recursive: true });
    const testConfig = config.replaceAll(/(?<=listen .*)\b8080/g, free);
    writeFileSync(join(tree, 'nginx/container.conf'), testConfig);
    const [shell = '', ...args] = words(findLast('HEALTHCHECK').replace(`/${port} `, `/${free} `));
    const isHealthy = () => spawnSync(shell, args, { timeout: 30_000 }).status === 0;

    expect(isHealthy()).toBe(false);
    const running = runInTree(tree, words(findLast('CMD')));
    let output = '';
    running.stdout.on('data', (text) => {
      output += text;
    });
    let problems = '';
    running.stderr.on('data', (text) => {
      problems += text;
    });
    try {
      for (let tries = 0; tries < 600 && !isHealthy(); tries++) await sleep(50);
      expect(problems).toBe('');
      const answer = await fetch(`http://127.0.0.1:${free}/`, {
        headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      // Trusts what the proxy appended, not what the visitor wrote before it.
      await expect.poll(() => output).toContain('203.0.113.0 - - [');
    } finally {
      if (running.exitCode === null) {
        process.kill(-(running.pid ?? 0), findLast('STOPSIGNAL') as NodeJS.Signals);
        await once(running, 'close');
      }
      rmSync(tree, { recursive: true });
    }
  },
);
