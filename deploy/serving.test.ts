/**
 * What nginx answers beside the files of the site: to odd, malformed and hostile requests, on TLS. The
 * headers of each file are in headers.test.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRules } from '../scripts/headers-file.ts';
import { freshConnections } from './test/clients.ts';
import { skipWithoutNginx } from './test/needs-nginx.ts';
import { get, type RawAnswer, sendRaw } from './test/raw-http.ts';
import { writeBuild } from './test/synthetic-build.ts';
import { startServer, type TestServer } from './test/test-server.ts';

const [first] = readRules(
  readFileSync(new URL('../site/public/_headers', import.meta.url), 'utf8'),
);
const always = ['Cache-Control', ...Object.keys(first?.[1] ?? {})];
const hsts = 'Strict-Transport-Security';

/** An answer, as it was sent, has each of our headers once. */
function expectEachHeaderOnce({ head }: RawAnswer, except: readonly string[] = []) {
  const sent = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
  const counts = always.map((name) => [
    name,
    sent.filter((other) => other === name.toLowerCase()).length,
  ]);

  expect(counts).toEqual(always.map((name) => [name, except.includes(name) ? 0 : 1]));
}

/** The answer refuses, or leads to a path of this host, and is well formed. */
function expectHarmless({ status, head, location, body }: RawAnswer) {
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  if (status < 400) expect(location).toMatch(/^\/(?:[a-z][a-z0-9.-]*)?(?:\?.*)?$/);
  // Nothing but printable characters between the line ends.
  for (const line of head.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]*$/);
  expect(head).not.toMatch(/^(?:set-cookie|server):/im);
  expect(body).not.toMatch(/root:.*:0:0:|"devDependencies"/);
}

const long = 'a'.repeat(9000);
/** What nginx answers by itself: the name, the status, and what is sent. */
const oddRequests: [name: string, status: number, request: string][] = [
  ['a path that cannot be decoded', 400, get('/%E0%A4%A')],
  ['a path that leads out of the site', 400, get('/../etc/passwd')],
  ['a path of 9,000 characters', 414, get(`/${long}`)],
  ['a header of 9,000 characters', 400, get('/', 'GET', `X: ${long}\r\n`)],
  ['a header with a space in its name', 400, get('/', 'GET', 'X Y: 1\r\n')],
  ['an unknown transfer coding', 400, get('/', 'GET', 'Transfer-Encoding: other\r\n')],
  ['another method', 405, get('/', 'POST')],
  ['the method TRACE', 405, get('/', 'TRACE')],
  ['a condition that does not hold', 412, get('/', 'GET', 'If-Match: "other"\r\n')],
  ['a body that is too large', 413, `${get('/', 'GET', 'Content-Length: 9000\r\n')}${long}`],
  ['a part that the page does not have', 416, get('/', 'GET', 'Range: bytes=999999-\r\n')],
  ['an unknown version', 505, get('/').replace('HTTP/1.1', 'HTTP/3.0')],
];

const moved = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/constant/', '/constant'],
  ['/constant//', '/constant'],
  ['/constant/index.html', '/constant'],
  ['/constant.html', '/constant'],
  ['/./constant', '/constant'],
  ['/x/../constant', '/constant'],
  ['/%63onstant', '/constant'],
  ['//constant', '/constant'],
  ['/constant/?a=1&b=2', '/constant?a=1&b=2'],
  ['/constant/?next=%0d%0aSet-Cookie:a', '/constant?next=%0d%0aSet-Cookie:a'],
] as const;

const tricks = [
  ...['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/_astro/../../package.json', '/_astro/..%2f..%2fpackage.json', '/_astro/%2e%2e/index.html'],
  ...['/....//....//etc/passwd', '/_astro//etc/passwd', '/%c0%ae%c0%ae/etc/passwd'],
  ...['/..;/team', '/team%00.html', '/%00', '/team%2f', '/team/%2e%2e%5c/', '/%u002e%u002e/'],
  ...['/%5Cevil.example/', '/%5cevil/', '/%5Cevil.html', '\\\\evil.example', '/evil@example/'],
  ...['//evil.example/', '//evil.example/team', '///evil.example', '/%09/evil/'],
  ...['/x%0dy/', '/x%0d%0aSet-Cookie:%20a=b/', '/team%0d%0aSet-Cookie:%20a=b', '/team%0a'],
  ...['/a%3Fb/', '/a%23b/', 'team', '*', '/te\tam', '/te am', '/team\u0001', '/é'],
  ...[`/${'a'.repeat(7000)}`, `/${'a'.repeat(40_000)}`, `/team?${'b'.repeat(40_000)}`],
];

const malformed = {
  'two lengths': 'Content-Length: 3\r\nContent-Length: 5\r\n\r\nabc',
  'a length and chunks': 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'an odd transfer coding': 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'a negative length': 'Content-Length: -1\r\n\r\n',
  'a folded header': 'X: a\r\n b\r\n\r\n',
  'a space before the colon': 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  'a line with only a carriage return': 'X: a\rGET /secret HTTP/1.1\r\n\r\n',
  'two hosts': 'Host: evil.example\r\n\r\n',
  'a NUL in a header': 'X: a\u0000b\r\n\r\n',
  'a header of 50,000 characters': `X: ${'a'.repeat(50_000)}\r\n\r\n`,
};

describe.skipIf(skipWithoutNginx)('nginx', () => {
  let server: TestServer;
  let asset = '';
  const ask = (request: string) => sendRaw(server.origin, request);

  beforeAll(async () => {
    server = await startServer();
    const root = join(server.home, 'public');
    const { assets } = await writeBuild(root, 1);
    [asset = ''] = assets.keys();
    for (const name of ['index', 'constant']) writeFileSync(join(root, `${name}.md`), '# Copy');
  });
  afterAll(() => server?.stop());

  test('sends every header once with what it refuses by itself', async () => {
    for (const [name, status, request] of oddRequests) {
      const answer = await ask(request);
      expect(answer.status, name).toBe(status);
      expectEachHeaderOnce(answer);
    }
  });

  test('shows the not-found page for what is not a page, and no file of the build', async () => {
    const missing = ['/404', '/404.html', '/constant/404', '/nowhere', '/_astro/', '/_headers'];
    const files = [`${asset}.br`, '/.git/config', '/index.html.br', '/constant.html.gz'];
    const unreadable = ['/%E0%A4%A', '/te%00am', '/../etc/passwd', `/${long}`];
    expect((await ask(get(asset))).status).toBe(200);
    for (const path of [...missing, ...files]) {
      expect((await ask(get(path))).status, path).toBe(404);
    }
    for (const path of [...missing, ...unreadable]) {
      expect((await ask(get(path))).body, path).toContain('<title>404 ');
    }
  });

  test('redirects other spellings to the one URL of a page', async () => {
    for (const [from, to] of moved) {
      const { status, location } = await ask(get(from));
      expect([status, location], from).toEqual([301, to]);
    }
  });

  test('gives no odd path a file, another host or a header of its own', async () => {
    for (const path of tricks) expectHarmless(await ask(get(path)));
  });

  test('refuses methods other than GET and HEAD', async () => {
    const named = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
    for (const method of [...named, 'TRACE', 'CONNECT', 'get', 'X']) {
      const answer = await ask(get('/constant', method));

      expect(answer.status, method).toBeGreaterThanOrEqual(400);
      expectHarmless(answer);
      if (named.includes(method)) expect(answer.head).toMatch(/^Allow: GET, HEAD\r?$/m);
    }
  });

  test('answers a malformed request once, without an error of its own', async () => {
    for (const [shape, malformedRequest] of Object.entries(malformed)) {
      const start = 'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
      const { status, head, body } = await ask(start + malformedRequest);

      expect(status, shape).toBeGreaterThanOrEqual(400);
      expect(status, shape).toBeLessThan(500);
      expect(body).not.toContain('HTTP/1.1');
      expect(head).not.toMatch(/^server:/im);
    }
  });

  test('sends a page in the best encoding, and not again while it stays the same', async () => {
    const { get: ask, close } = freshConnections(server);
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: page } = await ask('/', headers);
      const { headers: missing } = await ask('/nowhere', headers);
      for (const answer of [page, missing]) {
        expect(answer['content-encoding'] ?? 'identity').toBe(encoding);
        expect(answer.vary).toContain('Accept-Encoding');
      }
      const repeated = await ask('/', { ...headers, 'if-none-match': String(page.etag) });
      expect(repeated.status).toBe(304);
      expect(repeated.headers['content-security-policy']).toBe(page['content-security-policy']);
      expect(repeated.headers).toHaveProperty(hsts.toLowerCase());
      tags.add(page.etag);
    }
    close();
    expect(tags.size).toBe(3);
  });

  test('says of a page in Markdown which page is the original', async () => {
    for (const [copy, page] of [
      ['/index.md', '/'],
      ['/constant.md', '/constant'],
    ] as const)
      expect((await ask(get(copy))).head).toContain(`\r\nLink: <${page}>; rel="canonical"\r\n`);
  });

  test('redirects www, and who comes without TLS, to the one domain', async () => {
    const www = get('/x', 'GET', '', 'www.localhost');
    const answer = await sendRaw(server.origin, www, 'www.localhost');
    expect([answer.status, answer.location]).toEqual([301, `${server.origin}/x`]);
    expectEachHeaderOnce(answer);

    const insecure = await sendRaw(`http://127.0.0.1:${server.port}`, get('/team?a=1'));
    expect([insecure.status, insecure.location]).toEqual([301, `${server.origin}/team?a=1`]);
    // Without TLS, it must not be sent (RFC 6797).
    expectEachHeaderOnce(insecure, [hsts]);
  });

  test('answers a request for another host on a connection for this domain with 421', async () => {
    for (const request of [
      get('/', 'GET', '', 'another.example'),
      get('http://another.example/'),
    ]) {
      const answer = await ask(request);
      expect(answer.status).toBe(421);
      expect(answer.body).toContain('421 Misdirected Request');
      // What is said about another domain is not for us to say.
      expectEachHeaderOnce(answer, [hsts]);
    }
    // From before HTTP/1.0, which names no host.
    expect((await ask('GET /\r\n')).head).toContain('421 Misdirected Request');
  });

  test('speaks HTTP/2 with TLS 1.3 for its own name, and nothing older', async () => {
    const handshake = (maxVersion: 'TLSv1.2' | 'TLSv1.3', servername = 'localhost') =>
      new Promise<string>((resolve) => {
        const port = Number(new URL(server.origin).port);
        const options = { port, servername, maxVersion, rejectUnauthorized: false };
        const socket = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
          resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`);
          socket.destroy();
        });
        socket.on('error', () => resolve('refused'));
      });

    expect(await handshake('TLSv1.3')).toBe('TLSv1.3 h2');
    expect(await handshake('TLSv1.2')).toBe('refused');
    expect(await handshake('TLSv1.3', 'another.example')).toBe('refused');
  });
});
