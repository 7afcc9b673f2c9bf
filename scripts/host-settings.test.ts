import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));

const isScript = (name: string) => name in scripts;

/** The folder that `npm run serve` serves. */
const folder = /process\.env\.ROOT \?\? '([^']+)'/.exec(read('deploy/built-folder.ts'))?.[1];

/** The npm scripts and files that a command runs. */
function partsOf(command: string) {
  const names = (pattern: RegExp) => Array.from(command.matchAll(pattern), ([, name = '']) => name);
  return { scripts: names(/npm run (\S+)/g), files: names(/node (\S+)/g) };
}

test('Netlify builds and publishes what we serve ourselves', () => {
  const value = (key: string) =>
    new RegExp(`^\\s*${key} = "(.*)"$`, 'm').exec(read('netlify.toml'))?.[1];

  expect(value('publish')).toBe(folder);
  expect(partsOf(value('command') ?? '').scripts.map(isScript)).toEqual([true]);
});

test('Cloudflare Pages publishes what we serve ourselves', () => {
  const settings = JSON.parse(read('wrangler.jsonc').replaceAll(/^\s*\/\/.*$/gm, ''));

  expect(settings.pages_build_output_dir).toBe(folder);
});

test('Vercel runs a build that exists', () => {
  const { scripts: names, files } = partsOf(JSON.parse(read('vercel.json')).buildCommand);

  expect(names.map(isScript)).toEqual([true]);
  expect(files.map(read)).toHaveLength(1);
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
