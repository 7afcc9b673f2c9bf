import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../scripts/free-port.ts';
import { writeConfig } from './local-nginx.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { get, sendRaw } from './test/raw-http.ts';
import { startNginx } from './test/start-nginx.ts';

/** The lines that nginx writes about some requests, which it gets as they are. */
async function logOf(requests: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'website-log-'));
  const accessLog = join(folder, 'access.log');
  const port = await findFreePort();
  const config = writeConfig({ hasProxy: true, root: folder, folder, port, accessLog });
  const stopNginx = await startNginx(config);
  for (const request of requests) await sendRaw(`http://127.0.0.1:${port}`, request);
  await stopNginx('SIGQUIT');
  const lines = readFileSync(accessLog, 'utf8').split('\n').slice(0, -1);
  rmSync(folder, { recursive: true });
  return lines;
}

/** A request with headers. */
const ask = (path: string, ...headers: string[]) =>
  get(path, 'GET', headers.map((header) => `${header}\r\n`).join(''));

const networks: [address: string, network: string][] = [
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::42', '2001:db8::'],
  ['2001::abcd:1:2:3', '2001::'],
  ['2001:db8:0:7::42', '2001:db8:0::'],
  ['2a02:8109:0:1:aaaa:bbbb:cccc:dddd', '2a02:8109:0::'],
  ['::1', '::'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
];

test.skipIf(skipWithoutNginx)('only the network of a visitor is written down', async () => {
  const lines = await logOf(
    networks.map(([address]) => ask('/team', `X-Forwarded-For: ${address}`)),
  );

  expect(lines.map((line) => line.split(' ')[0])).toEqual(networks.map(([, network]) => network));
});

test.skipIf(skipWithoutNginx)(
  'no query, no password and no line of a stranger gets into the log',
  async () => {
    const lines = await logOf([
      ask('/team?secret', 'Referer: https://other.example/page?secret#secret'),
      ask('/team', 'Referer: https://other.example?secret'),
      ask('/team', 'Referer: https://someone:secret@other.example/page'),
      ask('/team', 'Referer: android-app://secret'),
      ask('/team', `User-Agent: ${'x'.repeat(5000)}secret`),
      ask('/team', 'User-Agent: a" 200 1 "-" "b\\ \t\u0001\u007f\u00e9'),
      ask('/a"b'),
      ask('http://localhost?secret'),
      ask('http://localhost/team?secret'),
      ask('?secret'),
      'secret\r\n\r\n',
      ask('/te am?secret'),
    ]);

    expect(lines).toHaveLength(12);
    for (const line of lines) {
      expect(line).not.toContain('secret');
      expect(line).toMatch(/^[\x20-\x7e]{1,500}$/);
      expect(line).toMatch(
        /^127\.0\.0\.0 - - \[[^\]]+\] "[^"]*" \d{3} \d+ "(-|https:\/\/other\.example[^"?]*)" "[^"]*"$/,
      );
    }
  },
);
