/**
 * `node scripts/check-hosts.ts` lets the hosts' own tools read the built site: wrangler serves it,
 * Netlify's parser reads its _headers, and Vercel's reads its routes. They are 230 MB, so it is not
 * part of the gate.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../deploy/test/test-server.ts';
import { type Headers, headersOf } from '../site/integrations/hosting/headers.ts';
import { readSite } from '../site/integrations/hosting/hosting.ts';
import { fileOf } from '../site/integrations/hosting/nginx.ts';
import { installTools } from './install-tools.ts';

const project = resolve(import.meta.dirname, '..');
const dist = join(project, 'site/dist');
const { everywhere, pages, files, assets } = headersOf(await readSite(dist));
const [asset = ''] = readdirSync(join(dist, '_astro'));

/** Every path that is answered with a file, and its headers. */
const answered = new Map<string, Headers>(
  [...pages, ...files, [`/_astro/${asset}`, assets] as const].map(([path, headers]) => [
    path,
    { ...everywhere, ...headers },
  ]),
);
const inOrder = (headers: Iterable<readonly [string, string]>) =>
  Array.from(headers, ([name, value]) => `${name.toLowerCase()}: ${value}`).sort();

const tools = installTools();
const load = (name: string) => import(join(tools, name));

/** Netlify joins the values of a header that is in two matching rules. */
async function checkNetlify(): Promise<void> {
  const { parseAllHeaders } = await load('@netlify/headers-parser/lib/index.js');
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  assert.deepEqual(errors, []);
  const spellings = [...pages.keys()].map((page) => [fileOf(page), answered.get(page)] as const);
  for (const [path, headers = {}] of [...answered, ...spellings]) {
    const matching = rules.filter(({ forRegExp }: { forRegExp: RegExp }) => forRegExp.test(path));
    const sent = matching.flatMap(({ values }: { values: Headers }) => Object.entries(values));
    assert.deepEqual(inOrder(sent), inOrder(Object.entries(headers)), `Netlify, ${path}`);
  }
}

async function checkVercel(): Promise<void> {
  const { default: vercel } = await load('@vercel/routing-utils/dist/index.js');
  const { routes } = JSON.parse(readFileSync(join(dist, '_vercel/config.json'), 'utf8'));
  assert.equal(vercel.normalizeRoutes(routes).error, null);
}

async function checkCloudflare(): Promise<void> {
  const port = String(await freePort());
  // In the project, so that it reads wrangler.jsonc too.
  const args = ['pages', 'dev', '--ip', '127.0.0.1', '--port', port];
  const wrangler = spawn(join(tools, '.bin/wrangler'), args, {
    cwd: project,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  try {
    for (let tries = 0; !(await get('/').catch(() => undefined)); tries++) {
      assert.ok(tries < 120 && wrangler.exitCode === null, 'wrangler does not answer.');
      await new Promise((done) => setTimeout(done, 500));
    }
    for (const [path, headers] of answered) {
      const { status, headers: sent } = await get(path);
      assert.equal(status, 200, path);
      const ours = Array.from(sent).filter(([name]) => isOurs(name, headers));
      assert.deepEqual(inOrder(ours), inOrder(Object.entries(headers)), `Cloudflare, ${path}`);
    }
    const missing = await get('/nowhere');
    assert.equal(missing.status, 404);
    assert.equal(missing.headers.get('cache-control'), 'no-store');
    assert.equal(await missing.text(), readFileSync(join(dist, '404.html'), 'utf8'));
    for (const page of [...pages.keys()].filter((path) => path !== '/')) {
      for (const spelling of [`${page}/`, `${page}.html`]) {
        const { status, headers } = await get(spelling);
        assert.deepEqual([status, headers.get('location')], [308, page]);
      }
    }
  } finally {
    wrangler.kill();
  }
}

const isOurs = (name: string, headers: Headers) =>
  Object.keys(headers).some((header) => header.toLowerCase() === name);

await checkNetlify();
await checkVercel();
await checkCloudflare();
console.log(`Cloudflare, Netlify and Vercel read the rules for ${answered.size} paths as we do.`);
