import { expect, test, vi } from 'vitest';
import { refusalOf } from './guard.ts';

const token = 'a-token-that-only-the-page-has';
const good = {
  host: '127.0.0.1:4321',
  origin: 'http://127.0.0.1:4321',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-edit-token': token,
};
const refusal = (headers: object, { method = 'POST', url = '/@edit/save' } = {}) =>
  refusalOf({ method, url, headers: { ...good, ...headers } as never }, 4321, token);

test('the page itself may save', () => {
  expect(refusal({})).toBeUndefined();
});

test.each([
  ['a page of another site', { origin: 'https://hostile.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of another server on this computer', { origin: 'http://127.0.0.1:3000' }],
  ['the same host by another name', { 'sec-fetch-site': 'same-site' }],
  [
    'a name that points here',
    { host: 'hostile.example:4321', origin: 'http://hostile.example:4321' },
  ],
  ['another port', { host: '127.0.0.1:80', origin: 'http://127.0.0.1:80' }],
  ['a form, which needs no permission', { 'content-type': 'text/plain' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no origin', { origin: undefined }],
  ['an old browser without Sec-Fetch-Site', { 'sec-fetch-site': undefined }],
  ['no token', { 'x-edit-token': undefined }],
  ['a wrong token', { 'x-edit-token': `${token.slice(0, -1)}x` }],
])('%s may not', (_, headers) => {
  expect(refusal(headers)).toBeDefined();
});

test('a link cannot save, and a foreign name gets no page with a token either', () => {
  expect(refusal({}, { method: 'GET' })).toBe('another method');
  expect(refusal({ host: 'hostile.example' }, { method: 'GET', url: '/' })).toBe('another name');
  expect(refusal({ origin: undefined }, { method: 'GET', url: '/' })).toBeUndefined();
});

test('another site may lead to a page, but not show it in a frame or load a file', () => {
  const from = (site: string, dest: string) =>
    refusal({ 'sec-fetch-site': site, 'sec-fetch-dest': dest }, { method: 'GET', url: '/' });

  expect(from('cross-site', 'document')).toBeUndefined();
  expect(from('cross-site', 'iframe')).toBe('another site');
  expect(from('same-site', 'script')).toBe('another site');
});

// What forwards the port there rewrites one of the two, and has changed which.
test('in a codespace, its own page may save, and that of another codespace may not', () => {
  vi.stubEnv('CODESPACE_NAME', 'fuzzy-disco');
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'app.github.dev');
  const at = (host: string, origin: string) => refusal({ host, origin });

  const own = 'fuzzy-disco-4321.app.github.dev';
  expect(at(own, `https://${own}`)).toBeUndefined();
  expect(at('localhost:4321', `https://${own}`)).toBeUndefined();
  expect(at(own, 'https://localhost:4321')).toBeUndefined();

  const other = 'fuzzy-disco-3000.app.github.dev';
  expect(at(own, `https://${other}`)).toBe('another page');
  expect(at(other, `https://${other}`)).toBe('another name');

  vi.unstubAllEnvs();
  expect(at(own, `https://${own}`)).toBe('another name');
});
