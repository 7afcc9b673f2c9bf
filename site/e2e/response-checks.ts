import { readFileSync } from 'node:fs';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { readRules } from '../integrations/hosting/headers-file.ts';

const file = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8');
const [first] = readRules(file);
const {
  'Content-Security-Policy': _,
  'Cross-Origin-Resource-Policy': __,
  ...everywhere
} = first?.[1] ?? ({} as Record<string, string>);

const always = [
  ...Object.keys(everywhere),
  ...['Cache-Control', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
];

/** An answer, as it was sent, has each of our headers once. */
export function expectEachHeaderOnce(head: string, except: readonly string[] = []) {
  const sent = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
  const counts = always.map((name) => [
    name,
    sent.filter((other) => other === name.toLowerCase()).length,
  ]);

  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(always.map((name) => [name, except.includes(name) ? 0 : 1])),
  );
}

const forever = 'public, max-age=31536000, immutable';

/** The path of a file that the home page loads. */
export async function assetOf(request: APIRequestContext): Promise<string> {
  return /\/_astro\/[^"')]+/.exec(await (await request.get('/')).text())?.[0] ?? '';
}

export interface Expected {
  status: number;
  type: string | RegExp;
  cache?: string;
  /** Which sites may show it. */
  embedding?: string;
}

export type Kind = readonly [
  name: string,
  path: (request: APIRequestContext) => Promise<string>,
  expected: Expected,
];

const text = (type: string) => ({ status: 200, type: `${type}; charset=utf-8` });

/** The kinds of responses that every host gives alike. */
export const kinds: readonly Kind[] = [
  ['a page', async () => '/team', { status: 200, type: 'text/html; charset=utf-8' }],
  ['the home page', async () => '/', { status: 200, type: 'text/html; charset=utf-8' }],
  ['an asset', assetOf, { status: 200, type: /^(font|image|text)\//, cache: forever }],
  ['a JSON document', async () => '/openapi.json', text('application/json')],
  ['the icon', async () => '/favicon.svg', { status: 200, type: /^image\/svg\+xml/ }],
  [
    'the preview of a page',
    async () => '/previews/team.png',
    { status: 200, type: 'image/png', embedding: 'cross-origin' },
  ],
  ['a page in Markdown', async () => '/team.md', text('text/markdown')],
  ['the sitemap', async () => '/sitemap.xml', text('text/xml')],
  ['the feed', async () => '/news.atom', text('application/atom+xml')],
  ['the rules for robots', async () => '/robots.txt', text('text/plain')],
  ['the list for agents', async () => '/llms.txt', text('text/plain')],
  [
    'the contact for finders of faults',
    async () => '/.well-known/security.txt',
    text('text/plain'),
  ],
  ['the manifest', async () => '/manifest.webmanifest', text('application/manifest+json')],
];

/** The response has its status and type, and every header once, with the right value. */
export function expectResponse(
  response: APIResponse,
  { status, type, cache = 'no-cache', embedding = 'same-origin' }: Expected,
) {
  const headers = response.headers();
  const values = (name: string) =>
    response.headersArray().filter((header) => header.name.toLowerCase() === name.toLowerCase());

  expect(response.status()).toBe(status);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe(cache);
  const allowed = values('cross-origin-resource-policy').map(({ value }) => value);
  expect(allowed).toEqual([embedding]);
  expect(values('content-security-policy')).toHaveLength(1);
  const isPage = /^text\/html; /.test(String(headers['content-type']));
  expect(headers['content-security-policy']).toMatch(
    isPage ? /^frame-ancestors 'none'$/ : /^(?:default-src 'none'; |frame-ancestors 'none'$)/,
  );
  // A comma would separate two policies.
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*|,/);
  for (const name of ['cache-control', ...Object.keys(everywhere)]) {
    expect(values(name), name).toHaveLength(1);
  }
  for (const [name, value] of Object.entries(everywhere)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(Object.keys(headers)).not.toContain('set-cookie');
}
