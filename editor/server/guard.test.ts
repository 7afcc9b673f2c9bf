import { expect, test, vi } from 'vitest';
import { newLock, refusalOf } from './guard.ts';

const cookie = 'edit-4321=what-only-one-person-has';
const good = {
  host: '127.0.0.1:4321',
  origin: 'http://127.0.0.1:4321',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  cookie: `edit-3000=other; ${cookie}`,
};
const refusal = (headers: object, { method = 'POST', url = '/@edit/save' } = {}) =>
  refusalOf({ method, url, headers: { ...good, ...headers } as never }, 4321, cookie);

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
  ['another user of this computer', { cookie: undefined }],
  ['someone who guesses', { cookie: `${cookie.slice(0, -1)}x` }],
])('%s may not', (_, headers) => {
  expect(refusal(headers)).toBeDefined();
});

test('a link cannot save, and neither a foreign name nor another user gets a page', () => {
  const page = { method: 'GET', url: '/' };

  expect(refusal({}, { method: 'GET' })).toBe('another method');
  expect(refusal({ host: 'hostile.example' }, page)).toBe('another name');
  expect(refusal({ cookie: undefined }, page)).toBe('another person');
  expect(refusal({ origin: undefined }, page)).toBeUndefined();
});

test('a WebSocket needs the cookie, and a page of ours', () => {
  const opens = (headers: object) =>
    refusal({ upgrade: 'websocket', ...headers }, { method: 'GET', url: '/?token=a' });

  expect(opens({})).toBeUndefined();
  expect(opens({ cookie: undefined })).toBe('another person');
  expect(opens({ origin: undefined })).toBe('another page');
  expect(opens({ origin: 'http://127.0.0.1:3000' })).toBe('another page');
  expect(opens({ 'sec-fetch-site': 'cross-site' })).toBe('another site');
});

test('another site may lead to a page, and to nothing else', () => {
  const from = (site: string, dest: string, url = '/') =>
    refusal({ 'sec-fetch-site': site, 'sec-fetch-dest': dest }, { method: 'GET', url });

  expect(from('cross-site', 'document')).toBeUndefined();
  expect(from('same-site', 'document', '/ai-development')).toBeUndefined();
  expect(from('cross-site', 'iframe')).toBe('another site');
  expect(from('same-site', 'script')).toBe('another site');
  for (const url of ['/__open-in-editor?file=a:3', '/_image?href=a', '/@fs/a', '/@id/a', '/?a'])
    expect(from('same-site', 'document', url)).toBe('another site');
});

test('the address in the terminal opens edit mode once', () => {
  const lock = newLock();
  const path = lock.path();

  expect(lock.opensWith('/?key=guess')).toBe(false);
  expect(lock.opensWith(path)).toBe(true);
  expect(lock.opensWith(path)).toBe(false);
  expect(lock.opensWith(lock.path())).toBe(true);
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
