import { connect } from 'node:net';
import { DatabaseError, Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from './database/database.ts';
import { deliver } from './delivery/deliver.ts';
import { isFromOutside, placesOf } from './errors.ts';
import { log } from './log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answered = (code: string) => Object.assign(new DatabaseError('no', 2, 'error'), { code });

test('errors from outside are told from our own', async () => {
  const refused = await new Promise((resolve) => connect(9, '127.0.0.1').on('error', resolve));
  const unreachable = new Pool({ host: '127.0.0.1', port: 9 });
  const ended = new Pool();
  await ended.end();

  const fromOutside = [
    refused,
    await unreachable.query('select').catch((error) => error),
    await ended.query('select').catch((error) => error),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    ...['08006', '53100', '53300', '57014', '57P01', '58030', '40P01', '25006'].map(answered),
    Object.assign(new Error('Invalid login'), { code: 'EAUTH' }),
  ];
  const ours = [
    new TypeError('connection is not a function'),
    new RangeError('Maximum call stack size exceeded'),
    new Error('The database has no secret.'),
    ...['42P01', '42501', '22P05', '23505'].map(answered),
    Object.assign(new TypeError('no'), { code: 'ERR_INVALID_ARG_TYPE' }),
    'a text',
    undefined,
  ];

  expect(fromOutside.filter((error) => !isFromOutside(error))).toEqual([]);
  expect(ours.filter(isFromOutside)).toEqual([]);
});

test('the place of an error has nothing of its message', () => {
  const error = new SyntaxError('ada@example.com\n    at ada (/home/ada/ada.ts:1:1)');

  const places = placesOf(error);

  expect(places[0]).toMatch(/^src\/errors\.test\.ts:\d+$/);
  expect(places.join()).not.toContain('ada');
});

test('a fault in our own code while an email is written is noted, and the delivery is tried again', async () => {
  const noted = vi.spyOn(log, 'error').mockImplementation(() => {});
  const query = vi.fn(async (_sql: string, _values?: unknown[]) => ({ rows: [{}] }));
  const connect = async () => ({ query, release: () => {} });
  const owner = () => Promise.reject(new TypeError('no'));
  const claim = { id: 'a', channel: 'owner', attempts: 1 } as const;

  await deliver({ connect } as unknown as Database, { owner }, claim);

  const failed = ['a', 'owner', 'TypeError'];
  expect(query).toHaveBeenCalledWith(expect.stringContaining('next_at'), failed);
  expect(JSON.stringify(noted.mock.calls)).toContain('"during":"delivery"');
});
