import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeConfig } from '../deploy/local-nginx.ts';
import { skipWithoutNginx } from '../deploy/test/needs-nginx.ts';
import { freePort } from '../deploy/test/test-server.ts';
import { get, sendRaw } from '../site/e2e/raw-http.ts';
import { headersFor, readRules } from '../site/integrations/hosting/headers-file.ts';
import { showBuilt } from '../site/integrations/hosting/show-built.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));

/** The folder that `npm run serve` serves. */
const folder = /process\.env\.ROOT \?\? '([^']+)'/.exec(read('deploy/built-folder.ts'))?.[1];

test('hosts build with our commands, and publish what we serve ourselves', () => {
  const settings = ['netlify.toml', 'vercel.json'].map(read).join('\n');
  const commands = Array.from(settings.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);

  expect(commands.map((name) => name in scripts)).toEqual([true, true]);
  expect(settings).toContain(`publish = "${folder}"`);
  expect(read('wrangler.jsonc')).toContain(`"pages_build_output_dir": "${folder}"`);
  expect(settings).toContain(`"outputDirectory": "${folder}"`);
});

// Netlify and Cloudflare read .node-version; Vercel takes the newest that "engines" accepts.
test('all hosts build with a Node that is supported', () => {
  const [major] = read('.node-version').split('.');

  expect(engines.node.split(' || ')).toContain(`^${major}.0.0`);
});

test('an unsupported Node is refused before anything is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  for (const file of ['.npmrc', 'package.json', 'package-lock.json']) {
    const text = read(file).replaceAll(JSON.stringify(engines.node), '">=99.0.0"');
    writeFileSync(join(folder, file), text);
  }

  const { status, stderr } = spawnSync('npm', ['ci', '--offline', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  });
  const installed = existsSync(join(folder, 'node_modules'));
  rmSync(folder, { recursive: true });

  expect(status).not.toBe(0);
  expect(stderr).toContain('Required: {"node":">=99.0.0"}');
  expect(installed).toBe(false);
});

const rules = readRules(read('site/public/_headers'));
const files = [
  ...['index.html', 'team.html', '404.html', 'team.md', 'favicon.svg', 'previews/team.png'],
  ...['openapi.json', 'news.atom', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'],
  ...['.well-known/security.txt', '_astro/a.js', '_astro/a.woff2', '_astro/a.webp'],
];
/** Other ways to ask for a page, and what is not one. */
const spellings = [
  ...['/team/', '/team.html', '//team', '/%74eam', '/nowhere', '/404', '/_headers', '/.htaccess'],
  ...['/_astro/', '/_astro/nothing.js', '/team.html.br'],
];
const paths = files
  .filter((file) => file !== '404.html')
  .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);

test('Vercel sends each path the headers that _headers gives it', () => {
  const all = JSON.parse(read('vercel.json')).headers as {
    source: string;
    headers: { key: string; value: string }[];
  }[];
  const sent = (path: string) => {
    const matching = all.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const pairs = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    return { 'Cache-Control': 'no-cache', ...Object.fromEntries(pairs) };
  };

  for (const path of [...paths, '/nowhere']) {
    expect(sent(path), path).toEqual(headersFor(rules, path));
  }
});

/** What belongs to the connection or to a stored file, and not to the answer. */
const ofTransport = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'link', 'transfer-encoding', 'vary'],
]);

async function answerOf(address: string, path: string) {
  const { status, head } = await sendRaw(address, get(path));
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    status,
    headers: headers.filter(([name = '']) => !ofTransport.has(name.toLowerCase())).sort(),
  };
}

test.skipIf(skipWithoutNginx)(
  'nginx and the preview send each path the headers that _headers gives it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    const root = join(folder, 'site');
    for (const file of [...files, '_headers', '.htaccess', 'team.html.br']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), file === '_headers' ? read('site/public/_headers') : file);
    }
    const port = await freePort();
    const config = writeConfig({ root, folder, port });
    const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' });
    const ended = once(nginx, 'close');
    const server = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(server).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const preview = `http://127.0.0.1:${await showBuilt(root)}`;

    try {
      for (const path of paths) {
        const { status, headers } = await answerOf(server, path);
        expect(status, path).toBe(200);
        expect(Object.fromEntries(headers), path).toMatchObject(headersFor(rules, path));
      }
      for (const path of [...paths, ...spellings]) {
        expect(await answerOf(preview, path), path).toEqual(await answerOf(server, path));
      }
    } finally {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    }
  },
);
