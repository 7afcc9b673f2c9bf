import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadContent, loadRoutes } from '../checks/content/load-content.ts';
import { metaPolicyText, pagePolicy } from '../integrations/hosting/policy.ts';
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
  ['a redirect', async () => '/Team/', { status: 301, type: /^text\/html/ }],
];

for (const [kind, pathOf, expected] of responses) {
  test(`${kind} has status ${expected.status}, its type, and every header`, async ({ request }) => {
    const response = await request.get(await pathOf(request), { maxRedirects: 0 });

    expectResponse(response, expected);
    expect(Object.keys(response.headers())).not.toContain('server');
  });
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

for (const [name, status, request] of oddRequests) {
  test(`${name} gets status ${status}, and every header once`, async () => {
    const answer = await sendRaw(secureSite, request);

    expect(answer.status).toBe(status);
    expectEachHeaderOnce(answer.head);
  });
}

for (const path of ['/%E0%A4%A', '/te%00am', '/../etc/passwd', `/${long}`]) {
  test(`a path that cannot be read shows the not-found page: ${path.slice(0, 20)}`, async () => {
    expect((await sendRaw(secureSite, get(path))).body).toContain(notFoundPage.text);
  });
}

const hsts = 'Strict-Transport-Security';

test('www redirects to the one domain, with every header', async () => {
  const answer = await sendRaw(secureSite, get('/x', 'GET', '', 'www.localhost'), 'www.localhost');

  expect(answer.status).toBe(301);
  expect(answer.location).toBe(`${secureSite}/x`);
  expectEachHeaderOnce(answer.head);
});

for (const [name, request] of [
  ['another host', get('/', 'GET', '', 'another.example')],
  ['another host in its path', get('http://another.example/team')],
] as const) {
  test(`on a connection for this domain, a request for ${name} gets 421`, async () => {
    const answer = await sendRaw(secureSite, request);

    expect(answer.status).toBe(421);
    expect(answer.body).toContain('421 Misdirected Request');
    // What is said about another domain is not for us to say.
    expectEachHeaderOnce(answer.head, [hsts]);
  });
}

test('a request from before HTTP/1.0, which names no host, gets no page', async () => {
  const { head } = await sendRaw(secureSite, 'GET /\r\n');

  expect(head).toContain('421 Misdirected Request');
});

// Static hosts choose headers by path, and do not know the path of a page that does not exist.
test('the not-found page carries its policy itself', async ({ request }) => {
  const body = await (await request.get('/nowhere')).text();
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body) ?? [];

  expect(policy).toBe(metaPolicyText(pagePolicy(body)));
});

test('an icon says that it is UTF-8', async ({ request }) => {
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain(
    '; charset=utf-8',
  );
});

test('a page in Markdown names its page as the original', async ({ request }) => {
  for (const path of routes) {
    const { link } = (await request.get(path === '/' ? '/index.md' : `${path}.md`)).headers();

    expect(link).toBe(`<https://${loadContent().site.domain}${path}>; rel="canonical"`);
  }
});

for (const path of pages) {
  test(`${path} allows its own scripts and styles by hash, and no others`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';

    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toMatch(/style-src( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });
}

for (const encoding of ['br', 'gzip', 'identity'] as const) {
  test(`a page is sent as ${encoding}, and not again while it stays the same`, async ({
    request,
  }) => {
    for (const path of ['/', '/nowhere']) {
      const headers = { 'accept-encoding': encoding };
      const first = await request.get(path, { headers });
      const tag = first.headers().etag ?? '';

      expect(first.headers()['content-encoding'] ?? 'identity').toBe(encoding);
      expect(first.headers().vary).toContain('Accept-Encoding');
      if (path === '/nowhere') continue;
      expect(tag).not.toBe('');
      const again = await request.get(path, { headers: { ...headers, 'if-none-match': tag } });
      expect(again.status()).toBe(304);
      expect(again.headers()['content-security-policy']).toBe(
        first.headers()['content-security-policy'],
      );
      expect(again.headers()['strict-transport-security']).toBeDefined();
    }
  });
}

test('each encoding of a page has its own tag', async ({ request }) => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (encoding) =>
      (await request.get('/', { headers: { 'accept-encoding': encoding } })).headers().etag,
  );

  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

const moved = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/INDEX.HTML', '/'],
  ['/team/', '/team'],
  ['/team//', '/team'],
  ['/Team', '/team'],
  ['/TEAM.html', '/team'],
  ['/team/index.html', '/team'],
  ['/team.html', '/team'],
  ['/./team', '/team'],
  ['/x/../team', '/team'],
  ['/%74eam', '/team'],
  ['//team', '/team'],
  ['/Favicon.svg', '/favicon.svg'],
  ['/team/?a=1&b=2', '/team?a=1&b=2'],
  ['/team/?next=%0d%0aSet-Cookie:a', '/team?next=%0d%0aSet-Cookie:a'],
] as const;

for (const [from, to] of moved) {
  test(`${from} redirects to the one URL ${to}`, async () => {
    const { status, location } = await sendRaw(site, get(from));

    expect(status).toBe(301);
    expect(location).toBe(to);
  });
}

for (const path of ['/404', '/404.html', '/gallery', '/team/404', '/missing']) {
  test(`${path} is answered with the not-found page and status 404`, async ({ request }) => {
    const response = await request.get(path);

    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(notFoundPage.text);
  });
}

for (const path of [
  '/_headers',
  '/_vercel/config.json',
  '/_nginx/http.conf',
  '/index.html.br',
  '/team.html.gz',
  '/team.map',
  '/.git/config',
]) {
  test(`${path} is not served`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });
}

test('the compressed twin of an asset is not served under its own name', async ({ request }) => {
  const asset = await assetOf(request);

  expect((await request.get(asset)).status()).toBe(200);
  expect((await request.get(`${asset}.br`)).status()).toBe(404);
});

const tricks = [
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/_astro/../../package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/_astro/%2e%2e/index.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '/_astro//etc/passwd',
  '/..;/team',
  '/team%00.html',
  '/%00',
  '/team%2f',
  '/%5Cevil.example/',
  '/%5cevil/',
  '/%5Cevil.html',
  '\\\\evil.example',
  '//evil.example/',
  '//evil.example/team',
  '///evil.example',
  '/x%0dy/',
  '/x%0d%0aSet-Cookie:%20a=b/',
  '/team%0d%0aSet-Cookie:%20a=b',
  '/team%0a',
  '/a%3Fb/',
  '/a%23b/',
  '/%09/evil/',
  '/evil@example/',
  '/team/%2e%2e%5c/',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%u002e%u002e/',
  `/${'a'.repeat(7000)}`,
  `/${'a'.repeat(40_000)}`,
  `/team?${'b'.repeat(40_000)}`,
  'team',
  '*',
  'http://evil.example/team/',
  '/te\tam',
  '/te am',
  '/team\u0001',
  '/é',
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

for (const path of tricks) {
  const name = path.length > 60 ? `a path of ${path.length} characters` : JSON.stringify(path);
  test(`${name} gets no file, no other host and no header of its own`, async () => {
    expectHarmless(await sendRaw(site, get(path)));
  });
}

for (const method of [
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'get',
  'X',
]) {
  test(`the method ${method} is refused`, async () => {
    const answer = await sendRaw(site, get('/team', method));

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectHarmless(answer);
    if (answer.status === 405 && method !== 'TRACE' && method !== 'CONNECT') {
      expect(answer.head).toMatch(/^Allow: GET, HEAD\r?$/m);
    }
  });
}

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

for (const [shape, rest] of Object.entries(shapes)) {
  test(`a request with ${shape} gets one answer, and no server error`, async () => {
    const { status, head, body } = await sendRaw(
      site,
      `GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`,
    );

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('HTTP/1.1');
    expect(head).not.toMatch(/^server:/im);
  });
}

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
  const { site: company } = loadContent();
  const file = readFileSync(new URL('../dist-intake/_headers', import.meta.url), 'utf8');
  const rule = (path: string) => file.split('\n\n').find((text) => text.startsWith(`${path}\n`));
  const target = /connect-src ([^;]+); form-action ([^;]+);/;

  const [, connect, form] = target.exec(rule('/') ?? '') ?? [];
  expect(form).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(connect).toBe(`'self' ${form}`);
  expect(target.exec(rule('/team') ?? '')?.slice(1)).toEqual(["'self'", "'none'"]);
  expect(file.match(/^ +Content-Security-Policy:.*/gm)?.join()).not.toContain(company.domain);
});

test('a text from outside cannot become markup or script', async ({ page }) => {
  await page.goto('/');

  const attempts = await page.evaluate(() => {
    const attempt = (what: () => void) => {
      try {
        what();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => {
        document.body.innerHTML = '<b>text</b>';
      }),
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>')),
      attempt(() => document.createRange().createContextualFragment('<b>text</b>')),
      attempt(() => {
        script.text = 'document.title = "run"';
      }),
      attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('own', {})),
    ];
  });

  expect(attempts).toEqual(Array.from(attempts, () => 'TypeError'));
  expect(attempts).toHaveLength(5);
});
