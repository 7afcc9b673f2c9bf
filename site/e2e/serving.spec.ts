import { request as rawRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { notFoundPage } from './specification.ts';

for (const path of ['/404', '/404.html', '/gallery']) {
  test(`${path} is answered with the not-found page and status 404`, async ({ request }) => {
    const response = await request.get(path);

    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(notFoundPage.text);
  });
}

const moved = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/team/', '/team'],
  ['/team//', '/team'],
  ['/team.html', '/team'],
  ['/a/b/?q=1', '/a/b?q=1'],
  ['/team/?next=%0d%0aSet-Cookie:a', '/team?next=%0d%0aSet-Cookie:a'],
] as const;

for (const [from, to] of moved) {
  test(`${from} redirects to the one URL ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

// Browsers read "/\evil.example" and "//evil.example" as another host, and a decoded line break or
// question mark would become part of the header or of the query.
const hostile = [
  '/%5Cevil.example/',
  '/%5cevil/',
  '/%5Cevil.html',
  '//evil.example/',
  '/x%0dy/',
  '/x%0d%0aSet-Cookie:%20a=b/',
  '/a%3Fb/',
  '/a%23b/',
  '/%09/evil/',
  '/evil@example/',
  '/team/%2e%2e%5c/',
];

for (const path of hostile) {
  test(`${path} is not redirected`, async ({ baseURL }) => {
    const answer = await new Promise<{ status?: number; location?: string }>((resolve, reject) => {
      // Not through the browser, which would normalize the path before sending it.
      const { hostname, port } = new URL(baseURL ?? '');
      rawRequest({ hostname, port, path }, (response) => {
        response.resume();
        const { statusCode, headers } = response;
        resolve({
          ...(statusCode && { status: statusCode }),
          ...(headers.location && { location: headers.location }),
        });
      })
        .on('error', reject)
        .end();
    });

    expect(answer).toEqual({ status: 404 });
  });
}

test('every response has a Cache-Control header', async ({ request }) => {
  const home = await request.get('/');
  const asset = /\/_astro\/[^"')]+/.exec(await home.text())?.[0] ?? '';
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control'];

  for (const path of ['/', '/team', '/openapi.json', '/favicon.svg', '/nowhere', '/404']) {
    expect(await kept(path), path).toBe('no-cache');
  }
  expect(await kept(asset)).toBe('public, max-age=31536000, immutable');
});

for (const encoding of ['br', 'gzip'] as const) {
  test(`sends pages compressed as ${encoding}, including the not-found page`, async ({
    request,
  }) => {
    for (const path of ['/', '/nowhere']) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });

      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    }
  });
}
