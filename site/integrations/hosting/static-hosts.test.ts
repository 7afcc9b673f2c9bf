import { describe, expect, test } from 'vitest';
import { headersOf } from './headers.ts';
import { headersFile, vercelConfig } from './static-hosts.ts';

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);
const siteOf = (pages: string[], html = '') =>
  headersOf({ pages: new Map(pages.map((page) => [page, html])), notFound: '', files: [] });

describe('the file _headers', () => {
  test('has a rule for each path once, and no header in two rules that match a path', () => {
    const site = headersOf({
      pages: new Map([
        ['/', ''],
        ['/team', ''],
      ]),
      notFound: '',
      files: ['/robots.txt', '/previews/a.png', '/previews/b.png'],
    });
    const [first = '', ...others] = headersFile(site).split('\n\n').slice(1);
    const namesIn = (rule: string) => rule.match(/(?<=^ {2})[\w-]+/gm) ?? [];

    expect(others.map((rule) => rule.split('\n')[0])).toEqual([
      '/_astro/*',
      '/',
      '/index.html',
      '/team',
      '/team.html',
      '/robots.txt',
      '/previews/*',
    ]);
    expect(first).toMatch(/^\/\*\n {2}Strict-Transport-Security: /);
    expect(others.flatMap(namesIn)).toContain('Content-Security-Policy');
    for (const name of namesIn(first)) expect(others.flatMap(namesIn)).not.toContain(name);
  });

  test('with more rules than Cloudflare reads stops the build', () => {
    expect(() => headersFile(siteOf(paths(49)))).not.toThrow();
    expect(() => headersFile(siteOf(paths(50)))).toThrow(
      /^_headers would have 102 rules, and 100 are allowed/,
    );
  });

  test('with a longer line than Cloudflare reads stops the build', () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`);

    expect(() => headersFile(siteOf(['/'], scripts.join('')))).toThrow(
      /^A line of _headers \("Content-Security-Policy: .*…"\) would have \d{4} characters/,
    );
  });
});

test('for Vercel, a dot in a path is a dot, and other spellings redirect', () => {
  const pages = new Map([['/team', '']]);
  const { routes } = JSON.parse(
    vercelConfig(headersOf({ pages, notFound: '', files: ['/a.json'] })),
  );
  const matching = (path: string) =>
    routes.filter(({ src = '', headers = {} }) => {
      const isSpecific = 'Location' in headers || 'Cache-Control' in headers;
      return src !== '^/.*$' && isSpecific && new RegExp(src).test(path);
    });

  expect(matching('/a.json')).toHaveLength(1);
  expect(matching('/a-json')).toHaveLength(0);
  for (const spelling of ['/team/', '/team.html', '/team/index.html']) {
    expect(matching(spelling)).toEqual([
      expect.objectContaining({ headers: { Location: '/team' }, status: 308 }),
    ]);
  }
});
