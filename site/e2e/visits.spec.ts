import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { debian, nginxConfig } from '../../deploy/nginx-config.ts';
import { dist, loggedSite } from './ports.ts';
import { sendRaw } from './raw-http.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * An nginx that writes a log, with the configuration of production. It takes the address of a visitor
 * from X-Forwarded-For, because all requests of a test come from this machine.
 */
async function withLog(requests: () => Promise<unknown>): Promise<{ log: string; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  const accessLog = join(folder, 'visits.log');
  const config = nginxConfig({
    ...debian,
    ...(process.env.NGINX_MODULES && { modules: process.env.NGINX_MODULES }),
    ...(process.env.NGINX_MIME && { mimeTypes: process.env.NGINX_MIME }),
    root: dist,
    run: folder,
    accessLog,
    errorLog: 'stderr',
    ...(process.getuid?.() === 0 && { user: 'root' }),
    workers: 1,
    listen: { http: new URL(loggedSite).host },
  }).replace('http {', 'http { set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;');
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = spawn(process.env.NGINX ?? 'nginx', [
    ...['-c', join(folder, 'nginx.conf')],
    ...['-g', 'daemon off;'],
  ]);
  const stopped = new Promise((done) => nginx.on('close', done));
  await expect
    .poll(() =>
      fetch(loggedSite, { method: 'HEAD' }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  // nginx writes the line of a request after its answer.
  await expect.poll(() => readFileSync(accessLog, 'utf8')).toContain('\n');
  writeFileSync(accessLog, '');
  await requests();
  nginx.kill('SIGQUIT');
  await stopped;
  return { log: accessLog, folder };
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(loggedSite + path, { redirect: 'manual', headers: { 'user-agent': firefox, ...headers } });

const visits = (...options: string[]) =>
  execFileSync(
    process.execPath,
    [resolve(import.meta.dirname, '../../deploy/visits.ts'), ...options],
    {
      encoding: 'utf8',
    },
  );

test.describe.configure({ mode: 'serial' });

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

test('only the network of a visitor is written down', async () => {
  const { log, folder } = await withLog(async () => {
    for (const [address] of networks) await ask('/team', { 'x-forwarded-for': address });
  });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });

  expect(lines.map((line) => line.split(' ')[0])).toEqual(networks.map(([, network]) => network));
});

test('no query, no password and no line of a stranger gets into the log', async () => {
  const { log, folder } = await withLog(async () => {
    await ask('/team?secret', { referer: 'https://other.example/page?secret#secret' });
    await ask('/team', { referer: 'https://other.example?secret' });
    await ask('/team', { referer: 'https://someone:secret@other.example/page' });
    await ask('/team', { referer: 'android-app://secret' });
    await ask(`/team`, { 'user-agent': `${'x'.repeat(5000)}secret` });
    const send = (line: string, ...headers: string[]) =>
      sendRaw(
        loggedSite,
        [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
      );
    await send('GET /team HTTP/1.1', 'User-Agent: a" 200 1 "-" "b\\ \t\u0001\u007f\u00e9');
    await send('GET /a"b HTTP/1.1');
    await send('GET http://localhost?secret HTTP/1.1');
    await send('GET http://localhost/team?secret HTTP/1.1');
    await send('GET ?secret HTTP/1.1');
    await send('secret');
    await send('GET /te am?secret HTTP/1.1');
  });
  const text = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true });

  const lines = text.split('\n').slice(0, -1);
  expect(lines).toHaveLength(12);
  expect(text).not.toContain('secret');
  for (const line of lines) {
    expect(line).toMatch(/^[\x20-\x7e]{1,500}$/);
    expect(line).toMatch(
      /^127\.0\.0\.0 - - \[[^\]]+\] "[^"]*" \d{3} \d+ "(-|https:\/\/other\.example[^"?]*)" "[^"]*"$/,
    );
  }
});

test('the report has the right counts, no address, and loads nothing', async ({ page }) => {
  const script = '</script><script>name=1</script>';
  const { log, folder } = await withLog(async () => {
    const first = { 'x-forwarded-for': '203.0.113.77' };
    const second = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };
    const { headers } = await ask('/', { ...first, referer: 'https://other.example/page?secret' });
    await ask('/', { ...first, 'if-none-match': headers.get('etag') ?? '' });
    await ask('/team?secret', first);
    await ask('/team', { ...second, 'sec-purpose': 'prefetch;prerender' });
    // None of these is a visit.
    await ask('/Team/', first);
    await ask('/nowhere', first);
    await ask('/favicon.svg', first);
    await ask('/openapi.json', first);
    await ask('/team', {
      ...first,
      'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    });
    await ask('/team', { ...first, 'user-agent': 'curl/8.0' });
    await ask('/team', { ...first, 'user-agent': '' });
  });
  // A browser with an odd name, in a log of yesterday that logrotate has compressed.
  const odd = readFileSync(log, 'utf8')
    .split('\n')
    .slice(0, 1)
    .map((line) =>
      line.replace(firefox, `${firefox} ${script}`).replace('GET / ', `GET /${script} `),
    );
  const compressed = join(folder, 'visits.log.2.gz');
  writeFileSync(compressed, gzipSync(`${odd.join('\n')}\n`));
  const report = join(folder, 'report.html');

  const printed = visits('--html', report, log);
  const row = (name: string) =>
    new RegExp(`^${name} +(\\d+) +(\\d+)$`, 'm').exec(printed)?.slice(1).map(Number);
  expect(row('\\d{4}-\\d\\d-\\d\\d')).toEqual([2, 4]);
  expect(row('/')).toEqual([1, 2]);
  expect(row('/team')).toEqual([2, 2]);
  expect(printed).toContain('never opened: 1 of');

  const withOdd = visits('--html', report, log, compressed);
  expect(withOdd).toMatch(/^\d{4}-\d\d-\d\d +3 +5$/m);
  const html = readFileSync(report, 'utf8');
  expect(html).not.toMatch(/secret|203\.0\.113\.|2001:db8/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByText('Total Requests')).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
  expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a log without visits gives an empty report, and a missing log an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  writeFileSync(join(folder, 'visits.log'), '');

  const printed = visits('--html', join(folder, 'report.html'), join(folder, 'visits.log'));

  expect(printed).toContain('never opened: 0 of');
  expect(() => visits(join(folder, 'missing.log'))).toThrow('There is no such file');
  rmSync(folder, { recursive: true });
});
