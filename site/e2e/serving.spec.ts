import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { pagePolicy, policyText } from '../integrations/hosting/policy.ts';
import { pages } from './pages.ts';
import { insecureSite, secureSite, site } from './ports.ts';
import { get, sendRaw } from './raw-http.ts';
import {
  assetOf,
  expectEachHeaderOnce,
  expectResponse,
  type Kind,
  kinds,
} from './response-checks.ts';
import { notFoundPage } from './specification.ts';

const routes = loadRoutes();

test.use({ baseURL: secureSite });

/** Every kind of response: what is asked for, and what must come back. */
const responses: readonly Kind[] = [
  ...kinds,
  ['an unknown page', async () => '/nowhere', { status: 404, type: 'text/html; charset=utf-8' }],
  ['the not-found page itself', async () => '/404', { status: 404, type: /^text\/html/ }],
  [
    'an unknown asset',
    async () => '/_astro/nothing.js',
    { status: 404, type: 'text/html; charset=utf-8' },
  ],
  ['the folder of assets', async () => '/_astro/', { status: 404, type: /^text\/html/ }],
  ['a redirect', async () => '/team/', { status: 301, type: /^text\/html/ }],
];

test('every kind of response has its status, its type, and every header', async ({ request }) => {
  for (const [kind, pathOf, expected] of responses) {
    await test.step(kind, async () => {
      const response = await request.get(await pathOf(request), { maxRedirects: 0 });
      expectResponse(response, expected);
      expect(Object.keys(response.headers())).not.toContain('server');
    });
  }
});

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

test('what nginx refuses by itself has every header once', async () => {
  for (const [name, status, request] of oddRequests) {
    const answer = await sendRaw(secureSite, request);
    expect(answer.status, name).toBe(status);
    expectEachHeaderOnce(answer.head);
  }
});

test('a path that cannot be read shows the not-found page', async () => {
  for (const path of ['/%E0%A4%A', '/te%00am', '/../etc/passwd', `/${long}`]) {
    expect((await sendRaw(secureSite, get(path))).body).toContain(notFoundPage.text);
  }
});

const hsts = 'Strict-Transport-Security';

test('www redirects to the one domain, with every header', async () => {
  const answer = await sendRaw(secureSite, get('/x', 'GET', '', 'www.localhost'), 'www.localhost');

  expect(answer.status).toBe(301);
  expect(answer.location).toBe(`${secureSite}/x`);
  expectEachHeaderOnce(answer.head);
});

test('on a connection for this domain, a request for another host gets 421', async () => {
  for (const request of [
    get('/', 'GET', '', 'another.example'),
    get('http://another.example/team'),
  ]) {
    const answer = await sendRaw(secureSite, request);
    expect(answer.status).toBe(421);
    expect(answer.body).toContain('421 Misdirected Request');
    // What is said about another domain is not for us to say.
    expectEachHeaderOnce(answer.head, [hsts]);
  }
  // From before HTTP/1.0, which names no host.
  const { head } = await sendRaw(secureSite, 'GET /\r\n');
  expect(head).toContain('421 Misdirected Request');
});

const policyIn = (html: string) =>
  /^<!DOCTYPE html><html lang="\w+"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    html,
  )?.[1] ?? '';

test('a page in Markdown names its page as the original', async ({ request }) => {
  for (const path of routes) {
    const { link } = (await request.get(path === '/' ? '/index.md' : `${path}.md`)).headers();

    expect(link).toBe(`<${path}>; rel="canonical"`);
  }
});

test('each page allows its own scripts and styles by hash, and no others', async ({ request }) => {
  for (const path of [...pages, '/nowhere']) {
    const html = await (await request.get(path)).text();
    const policy = policyIn(html);
    expect(policy).toBe(policyText(pagePolicy(html)));

    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toMatch(/style-src( 'sha256-[\w+/]{43}=')+;/);
    for (const part of [
      "connect-src 'self';",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ]) {
      expect(policy, path).toContain(part);
    }
  }
});

test('a page is sent in the best encoding, and not again while it stays the same', async ({
  request,
}) => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const first = await request.get('/', { headers });
    const missing = await request.get('/nowhere', { headers });
    const tag = first.headers().etag ?? '';
    tags.add(tag);

    for (const response of [first, missing]) {
      expect(response.headers()['content-encoding'] ?? 'identity').toBe(encoding);
      expect(response.headers().vary).toContain('Accept-Encoding');
    }
    const again = await request.get('/', { headers: { ...headers, 'if-none-match': tag } });
    expect(again.status()).toBe(304);
    expect(again.headers()['content-security-policy']).toBe(
      first.headers()['content-security-policy'],
    );
    expect(again.headers()['strict-transport-security']).toBeDefined();
  }
  expect([...tags].filter((tag) => tag !== '')).toHaveLength(3);
});

const moved = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/team/', '/team'],
  ['/team//', '/team'],
  ['/team/index.html', '/team'],
  ['/team.html', '/team'],
  ['/./team', '/team'],
  ['/x/../team', '/team'],
  ['/%74eam', '/team'],
  ['//team', '/team'],
  ['/team/?a=1&b=2', '/team?a=1&b=2'],
  ['/team/?next=%0d%0aSet-Cookie:a', '/team?next=%0d%0aSet-Cookie:a'],
] as const;

test('other spellings redirect to the one URL of a page', async () => {
  for (const [from, to] of moved) {
    const { status, location } = await sendRaw(site, get(from));
    expect([status, location], from).toEqual([301, to]);
  }
});

test('what is not a page is not served, nor are files of the build', async ({ request }) => {
  for (const path of ['/404', '/404.html', '/team/404', '/missing']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(notFoundPage.text);
  }
  const asset = await assetOf(request);
  expect((await request.get(asset)).status()).toBe(200);
  for (const path of [
    `${asset}.br`,
    ...['/_headers', '/.git/config'],
    ...['/index.html.br', '/team.html.gz', '/team.map'],
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

const tricks = [
  ...['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/_astro/../../package.json', '/_astro/..%2f..%2fpackage.json', '/_astro/%2e%2e/index.html'],
  ...['/....//....//etc/passwd', '/_astro//etc/passwd', '/%c0%ae%c0%ae/etc/passwd'],
  ...['/..;/team', '/team%00.html', '/%00', '/team%2f', '/team/%2e%2e%5c/', '/%u002e%u002e/'],
  ...['/%5Cevil.example/', '/%5cevil/', '/%5Cevil.html', '\\\\evil.example', '/evil@example/'],
  ...['//evil.example/', '//evil.example/team', '///evil.example', '/%09/evil/'],
  ...['/x%0dy/', '/x%0d%0aSet-Cookie:%20a=b/', '/team%0d%0aSet-Cookie:%20a=b', '/team%0a'],
  ...['/a%3Fb/', '/a%23b/', 'team', '*', 'http://evil.example/team/'],
  ...['/te\tam', '/te am', '/team\u0001', '/é'],
  ...[`/${'a'.repeat(7000)}`, `/${'a'.repeat(40_000)}`, `/team?${'b'.repeat(40_000)}`],
];

/** The answer refuses, or leads to a path of this host, and is well formed. */
function expectHarmless({ status, head, location, body }: Awaited<ReturnType<typeof sendRaw>>) {
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  if (status < 400) expect(location).toMatch(/^\/(?:[a-z][a-z0-9.-]*)?(?:\?.*)?$/);
  // Nothing but printable characters between the line ends.
  for (const line of head.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]*$/);
  expect(head).not.toMatch(/^set-cookie/im);
  expect(head).not.toMatch(/^server:/im);
  expect(body).not.toMatch(/root:.*:0:0:|"devDependencies"/);
}

test('no odd path gets a file, another host or a header of its own', async () => {
  for (const path of tricks) {
    await test.step(path.slice(0, 60), async () => {
      expectHarmless(await sendRaw(site, get(path)));
    });
  }
});

test('methods other than GET and HEAD are refused', async () => {
  const named = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
  for (const method of [...named, 'TRACE', 'CONNECT', 'get', 'X']) {
    const answer = await sendRaw(site, get('/team', method));

    expect(answer.status, method).toBeGreaterThanOrEqual(400);
    expectHarmless(answer);
    if (answer.status === 405 && named.includes(method)) {
      expect(answer.head).toMatch(/^Allow: GET, HEAD\r?$/m);
    }
  }
});

const shapes = {
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

test('a malformed request gets one answer, and no server error', async () => {
  for (const [shape, rest] of Object.entries(shapes)) {
    const { status, head, body } = await sendRaw(
      site,
      `GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`,
    );

    expect(status, shape).toBeGreaterThanOrEqual(400);
    expect(status, shape).toBeLessThan(500);
    expect(body).not.toContain('HTTP/1.1');
    expect(head).not.toMatch(/^server:/im);
  }
});

test('who comes without TLS is sent to it, to the same path', async () => {
  const { status, location, head } = await sendRaw(insecureSite, get('/team?a=1'));

  expect(status).toBe(301);
  expect(location).toBe(`${secureSite}/team?a=1`);
  // Without TLS, it must not be sent (RFC 6797).
  expectEachHeaderOnce(head, [hsts]);
});

test('nothing else speaks HTTP/2 with TLS 1.3, and older versions are refused', async () => {
  const { connect } = await import('node:tls');
  const { port } = new URL(secureSite);
  const handshake = (maxVersion: 'TLSv1.2' | 'TLSv1.3', servername = 'localhost') =>
    new Promise<string>((resolve) => {
      const options = { port: Number(port), servername, maxVersion, rejectUnauthorized: false };
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

test('with an intake address, a page with a form may send there and nowhere else', () => {
  const policyOf = (name: string) =>
    policyIn(readFileSync(new URL(`../dist-intake/${name}.html`, import.meta.url), 'utf8'));
  const target = /connect-src ([^;]+); form-action ([^;]+);/;

  const [, connect, form] = target.exec(policyOf('index')) ?? [];
  expect(form).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(connect).toBe(`'self' ${form}`);
  expect(target.exec(policyOf('team'))?.slice(1)).toEqual(["'self'", "'none'"]);
});
