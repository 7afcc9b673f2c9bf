import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json'));

const isScript = (name: string) => name in scripts;

/** The folder that `npm run serve` serves. */
const folder = /process\.env\.ROOT \?\? '([^']+)'/.exec(read('deploy/serve.ts'))?.[1];

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
  expect(read(files[0] ?? '')).toContain(`'${folder}'`);
});

// Netlify and Cloudflare read .node-version; Vercel reads "engines", which names only the major.
test('all hosts build with the same version of Node', () => {
  expect(engines.node).toBe(`${read('.node-version').trim().split('.')[0]}.x`);
});
