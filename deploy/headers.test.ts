import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../scripts/free-port.ts';
import { findHeaders, readRules } from '../scripts/headers-file.ts';
import { writeConfig } from './local-nginx.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { get, sendRaw } from './test/raw-http.ts';
import { startNginx } from './test/start-nginx.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const rules = readRules(read('site/public/_headers'));
const files = [
  ...['index.html', 'team.html', '404.html', 'team.md', 'favicon.svg', 'previews/team.png'],
  ...['openapi.json', 'news.atom', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'],
  ...['.well-known/security.txt', '_astro/a.js', '_astro/a.woff2', '_astro/a.webp'],
  'About_Us.html',
];
const paths = files
  .filter((file) => file !== '404.html')
  .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);

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
  'nginx sends each path the headers that _headers gives it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    const root = join(folder, 'site');
    for (const file of [...files, '_headers', '.htaccess', 'team.html.br']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), file === '_headers' ? read('site/public/_headers') : file);
    }
    const port = await findFreePort();
    const config = writeConfig({ root, folder, port });
    const stopNginx = await startNginx(config);
    const server = `http://127.0.0.1:${port}`;

    try {
      for (const path of paths) {
        const { status, headers } = await answerOf(server, path);
        expect(status, path).toBe(200);
        expect(Object.fromEntries(headers), path).toMatchObject(findHeaders(rules, path));
      }
    } finally {
      await stopNginx();
      rmSync(folder, { recursive: true });
    }
  },
);
