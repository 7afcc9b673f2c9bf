import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStore, day, hour, noon, storeMessage } from '../../test/store.ts';
import { openDatabase } from './database.ts';
import { findDueDeliveries, recordDelivered } from './deliveries.ts';
import {
  backUp,
  checkHealth,
  erasePerson,
  listMessages,
  readSize,
  removeOld,
} from './maintenance.ts';
import { collectSuspects, readMessage } from './messages.ts';
import { requestNewsletter } from './subscribers.ts';

const folder = mkdtempSync(join(tmpdir(), 'intake-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deliverAll = (database: ReturnType<typeof createStore>, now: number) => {
  for (const delivery of findDueDeliveries(database, { most: 1000, excluded: [] }, now))
    recordDelivered(database, delivery, now);
};

test('messages are removed when they are old, suspect ones after 30 days', () => {
  const database = createStore();
  storeMessage(database);
  storeMessage(database, { suspicion: 'proof' });
  collectSuspects(database, hour, noon + 2 * hour);
  deliverAll(database, noon + 2 * hour);

  expect(removeOld(database, 365, noon + 29 * day)).toBe(0);
  expect(removeOld(database, 365, noon + 31 * day)).toBe(1);
  expect(removeOld(database, 365, noon + 364 * day)).toBe(0);
  expect(removeOld(database, 365, noon + 366 * day)).toBe(1);
  removeOld(database, 365, noon + 800 * day);
  expect(database.prepare('select * from deliveries').all()).toEqual([]);
});

test('what has not reached the owner is not removed', () => {
  const database = createStore();
  storeMessage(database);
  storeMessage(database, { suspicion: 'proof' });
  storeMessage(database, { suspicion: 'trap' });
  collectSuspects(database, hour, noon + 2 * hour);
  storeMessage(database, { suspicion: 'trap' });

  removeOld(database, 365, noon + 900 * day);

  expect(listMessages(database, { most: 10 })).toHaveLength(4);
});

test('a person is erased from every file, whatever they have sent', () => {
  const file = join(folder, 'erase.db');
  const database = openDatabase(file);
  const email = 'Canary.Person@example.com';
  const id = storeMessage(database, { fields: { email, details: 'canary words' } });
  storeMessage(database, { suspicion: 'trap', fields: { email, details: 'canary spam' } });
  requestNewsletter(database, email, undefined, 30, noon);
  const other = storeMessage(database, { fields: { email: 'other@example.com' } });

  expect(erasePerson(database, email.toUpperCase())).toEqual({ messages: 2, subscribers: 1 });

  expect(readMessage(database, id)).toBeUndefined();
  expect(readMessage(database, other)).toBeDefined();
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  database.close();
  expect(bytes.join('').toLowerCase()).not.toContain('canary');
});

test('a backup has what was stored before it, and can be opened', () => {
  const database = openDatabase(join(folder, 'backup.db'));
  const id = storeMessage(database);

  backUp(database, join(folder, 'copy.db'));

  const copy = openDatabase(join(folder, 'copy.db'));
  expect(readMessage(copy, id)).toEqual(readMessage(database, id));
  copy.close();
  database.close();
});

/** Each column, and whether it says something about a person. A new one needs a decision. */
const columns = {
  messages: {
    personal: ['fields', 'mailbox', 'received_at', 'id'],
    other: ['key', 'digest', 'suspicion', 'network', 'bundle_id'],
  },
  subscribers: {
    personal: ['email', 'requested_at', 'confirmed_at', 'token'],
    other: ['id', 'mailbox'],
  },
  deliveries: {
    personal: [],
    other: [
      ...['id', 'channel', 'message_id', 'subscriber_id', 'priority', 'created_at', 'due_at'],
      ...['attempts', 'last_error', 'done_at', 'given_up_at', 'report_id'],
    ],
  },
  used_proofs: { personal: [], other: ['id', 'expires_at'] },
  secrets: { personal: [], other: ['name', 'value'] },
  health: { personal: [], other: ['checked_at'] },
};

test('there is a decision about every column', () => {
  const existing = createStore()
    .prepare(
      `select tables.name || '.' || columns.name as name
       from sqlite_schema as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table'`,
    )
    .all()
    .map(({ name }) => name);
  const classified = Object.entries(columns).flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  );

  expect(existing.sort()).toEqual(classified.sort());
});

test('something is wrong if a message has been waiting for the owner for a quarter of an hour', () => {
  const database = createStore();
  storeMessage(database);

  expect(checkHealth(database, false, noon + 14 * 60_000).delivers).toBe(true);
  expect(checkHealth(database, false, noon + 16 * 60_000).delivers).toBe(false);
  deliverAll(database, noon + 16 * 60_000);
  expect(checkHealth(database, true, noon + 17 * 60_000)).toEqual({
    stores: false,
    delivers: true,
  });
});

test('the size grows with what is stored, and shrinks when it is removed', () => {
  const database = createStore();
  const empty = readSize(database);
  for (let count = 0; count < 50; count++)
    storeMessage(database, { fields: { email: 'ada@example.com', details: 'x'.repeat(5000) } });

  expect(readSize(database) - empty).toBeGreaterThan(250_000);
  erasePerson(database, 'ada@example.com');
  expect(readSize(database) - empty).toBeLessThan(50_000);
});
