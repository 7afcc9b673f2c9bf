import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHeaders, readRules } from './headers-file.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));

/** Where `npm run build` writes the site. */
const folder = 'site/dist';

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

test('at GitHub, a copy of this repository only builds its site', () => {
  const folder = '.github/workflows';
  for (const file of readdirSync(new URL(`../${folder}`, import.meta.url))) {
    const jobs = read(`${folder}/${file}`).match(/^ {4}runs-on: /gm) ?? [];
    const conditions = read(`${folder}/${file}`).match(
      file === 'build.yml'
        ? /^ {4}if: \$\{\{ !github\.event\.repository\.is_template \}\}$/gm
        : /^ {4}if: github\.event\.repository\.is_template(?= &&|$)/gm,
    );
    expect(conditions, file).toHaveLength(jobs.length);
  }
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
const paths = [
  ...[
    '/',
    '/team',
    '/team.md',
    '/favicon.svg',
    '/previews/team.png',
    '/openapi.json',
    '/news.atom',
  ],
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/.well-known/security.txt'],
  ...['/_astro/a.js', '/_astro/a.woff2', '/_astro/a.webp', '/nowhere'],
];

test('Vercel sends each path the headers that _headers gives it', () => {
  const hostHeaders = JSON.parse(read('vercel.json')).headers as {
    source: string;
    headers: { key: string; value: string }[];
  }[];
  const sent = (path: string) => {
    const matching = hostHeaders.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const pairs = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    return { 'Cache-Control': 'no-cache', ...Object.fromEntries(pairs) };
  };

  for (const path of paths) {
    expect(sent(path), path).toEqual(findHeaders(rules, path));
  }
});
