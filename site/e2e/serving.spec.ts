import { expect, test } from '@playwright/test';

for (const path of ['/404', '/404.html', '/gallery']) {
  test(`${path} is answered with the not-found page and status 404`, async ({ request }) => {
    const response = await request.get(path);

    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });
}

const moved = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/team/', '/team'],
  ['/team.html', '/team'],
  ['/a/b/?q=1', '/a/b?q=1'],
] as const;

for (const [from, to] of moved) {
  test(`${from} leads to the one address ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

for (const encoding of ['br', 'gzip'] as const) {
  test(`sends pages compressed as ${encoding}, the not-found page too`, async ({ request }) => {
    for (const path of ['/', '/nowhere']) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });

      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    }
  });
}
