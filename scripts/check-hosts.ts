/**
 * `node scripts/check-hosts.ts` lets the hosts' own tools read the built site: wrangler serves it,
 * Netlify's parser reads its _headers, and Vercel's reads its routes. They are 230 MB, so it is not
 * part of the gate.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPages } from '../site/integrations/hosting/built-pages.ts';
import { type Headers, headersFor, readRules } from '../site/integrations/hosting/headers-file.ts';
import { freePort } from './free-port.ts';
import { installTools } from './install-tools.ts';

const project = resolve(import.meta.dirname, '..');
const dist = join(project, 'site/dist');
const { pages } = await readPages(dist);
const rules = readRules(readFileSync(join(dist, '_headers'), 'utf8'));
const [asset = ''] = readdirSync(join(dist, '_astro'));
const files = ['/team.md', '/favicon.svg', '/previews/team.png', '/openapi.json', '/robots.txt'];

/** Paths that are answered with a file, and their headers. */
const answered = new Map<string, Headers>(
  [...pages.keys(), ...files, `/_astro/${asset}`].map((path) => {
    // Without a rule, these hosts let browsers ask each time, in other words.
    const { 'Cache-Control': cache, ...headers } = headersFor(rules, path);
    return [path, cache === 'no-cache' ? headers : { 'Cache-Control': cache ?? '', ...headers }];
  }),
);
/** Of two rules, the later one counts; these hosts send the values of both. */
const last = (sent: string, ours = '') => sent === ours || sent.endsWith(`, ${ours}`);
const tools = installTools();
const load = (name: string) => import(join(tools, name));

async function checkNetlify(): Promise<void> {
  const { parseAllHeaders } = await load('@netlify/headers-parser/lib/index.js');
  const { headers: read, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  assert.deepEqual(errors, []);
  for (const [path, headers] of answered) {
    const matching = read.filter(({ forRegExp }: { forRegExp: RegExp }) => forRegExp.test(path));
    const sent = matching.flatMap(({ values }: { values: Headers }) => Object.entries(values));
    for (const [name, value] of Object.entries(headers)) {
      const all = sent
        .filter(([other]: [string]) => other === name)
        .map(([, text]: string[]) => text);
      assert.ok(last(all.join(', '), value), `Netlify, ${path}: ${name}`);
    }
  }
}

async function checkVercel(): Promise<void> {
  const { default: vercel } = await load('@vercel/routing-utils/dist/index.js');
  const config = JSON.parse(readFileSync(join(project, 'vercel.json'), 'utf8'));
  assert.equal(vercel.getTransformedRoutes(config).error, null);
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
      for (const [name, value] of Object.entries(headers)) {
        assert.ok(last(sent.get(name) ?? '', value), `Cloudflare, ${path}: ${name}`);
      }
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

await checkNetlify();
await checkVercel();
await checkCloudflare();
console.log(`Cloudflare, Netlify and Vercel read the rules for ${answered.size} paths as we do.`);
