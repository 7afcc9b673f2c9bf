import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { headersOf } from '../build/hosting/headers.ts';

const { everywhere } = headersOf({ pages: new Map(), notFound: '', files: [] });

const forever = 'public, max-age=31536000, immutable';

/** The path of a file that the home page loads. */
export async function assetOf(request: APIRequestContext): Promise<string> {
  return /\/_astro\/[^"')]+/.exec(await (await request.get('/')).text())?.[0] ?? '';
}

export interface Expected {
  status: number;
  type: string | RegExp;
  cache?: string;
  /** Undefined: the policy of a page or file. Null: none, because the body carries it. */
  policy?: null;
}

export type Kind = readonly [
  name: string,
  path: (request: APIRequestContext) => Promise<string>,
  expected: Expected,
];

/** The kinds of responses that every host gives alike. */
export const kinds: readonly Kind[] = [
  ['a page', async () => '/team', { status: 200, type: 'text/html; charset=utf-8' }],
  ['the home page', async () => '/', { status: 200, type: 'text/html; charset=utf-8' }],
  ['an asset', assetOf, { status: 200, type: /^(font|image|text)\//, cache: forever }],
  ['a JSON document', async () => '/openapi.json', { status: 200, type: /^application\/json/ }],
  ['the icon', async () => '/favicon.svg', { status: 200, type: /^image\/svg\+xml/ }],
];

/** The response has its status and type, and every header once, with the right value. */
export function expectResponse(
  response: APIResponse,
  { status, type, cache = 'no-cache', policy }: Expected,
) {
  const headers = response.headers();
  const values = (name: string) =>
    response.headersArray().filter((header) => header.name.toLowerCase() === name.toLowerCase());

  expect(response.status()).toBe(status);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe(cache);
  if (policy === null) expect(values('content-security-policy')).toEqual([]);
  else {
    expect(values('content-security-policy')).toHaveLength(1);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    // A comma would separate two policies.
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*|,/);
  }
  for (const name of ['cache-control', ...Object.keys(everywhere)]) {
    expect(values(name), name).toHaveLength(1);
  }
  for (const [name, value] of Object.entries(everywhere)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(Object.keys(headers)).not.toContain('set-cookie');
}
