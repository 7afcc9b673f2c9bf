import { describe, expect, test } from 'vitest';
import { headersOf } from './headers.ts';
import { headersFile, vercelConfig } from './static-hosts.ts';

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);
const siteOf = (pages: string[], html = '') =>
  headersOf({ pages: new Map(pages.map((page) => [page, html])), notFound: '', files: [] });

describe('the file _headers', () => {
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

test('for Vercel, a dot in a path is a dot', () => {
  const { routes } = JSON.parse(
    vercelConfig(headersOf({ pages: new Map(), notFound: '', files: ['/a.json'] })),
  );
  const sources: string[] = routes.map(({ src }: { src?: string }) => src ?? '');
  const matching = (path: string) =>
    sources.filter((src) => src.includes('json') && new RegExp(src).test(path));

  expect(matching('/a.json')).toHaveLength(1);
  expect(matching('/a-json')).toHaveLength(0);
});
