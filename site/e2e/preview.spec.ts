import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type APIResponse, expect, test } from '@playwright/test';
import { pages } from './pages.ts';
import { dist, site } from './ports.ts';
import { kinds } from './response-checks.ts';

/** What belongs to the connection or to a stored file, and not to the answer. */
const ofTransport = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'transfer-encoding', 'vary'],
]);

const answerOf = (response: APIResponse) => ({
  status: response.status(),
  headers: response
    .headersArray()
    .map(({ name, value }) => `${name.toLowerCase()}: ${value}`)
    .filter((line) => !ofTransport.has(line.split(':')[0] ?? ''))
    .sort(),
});

let preview: ChildProcess;
let address = '';
test.beforeAll(async () => {
  preview = spawn(process.execPath, [resolve(import.meta.dirname, '../../deploy/preview.ts')], {
    env: { ...process.env, PORT: '0', ROOT: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of preview.stdout ?? []) {
    address = /http:\S+/.exec(String(text))?.[0] ?? '';
    break;
  }
});
test.afterAll(async () => {
  preview.kill();
  await once(preview, 'close');
});

test('npm run preview gives every kind of answer with the status and headers of nginx', async ({
  request,
}) => {
  const listed = await Promise.all(kinds.map(([, pathOf]) => pathOf(request)));
  const others = [
    '/nowhere',
    '/404',
    '/_astro/nothing.js',
    '/_nginx/http.conf',
    '/Team/',
    '//team',
  ];

  for (const path of [...pages, ...listed, ...others]) {
    const options = { maxRedirects: 0, headers: { 'accept-encoding': 'identity' } };
    const [ours, nginx] = await Promise.all([
      request.get(address + path, options),
      request.get(site + path, options),
    ]);

    expect(answerOf(ours), path).toEqual(answerOf(nginx));
  }
});
