import { expect, test } from 'vitest';
import {
  createIncoming,
  createStore,
  day,
  everyone,
  hour,
  noon,
  storeMessage,
} from '../../test/store.ts';
import type { Database } from './database.ts';
import { findDueDeliveries, recordDelivered } from './deliveries.ts';
import {
  acceptMessage,
  collectSuspects,
  formatReference,
  type Incoming,
  readBundle,
  readMessage,
  sendAgain,
} from './messages.ts';

const due = (database: Database, now = noon) =>
  findDueDeliveries(database, { most: 1000, excluded: [] }, now).map(({ channel }) => channel);
const accept = (database: Database, incoming: Incoming, now = noon, receivers = everyone) => {
  const accepted = acceptMessage(database, incoming, receivers, now);
  if (accepted === 'conflict') throw new Error(accepted);
  return { ...accepted, suspicion: readMessage(database, accepted.id)?.suspicion };
};

test('a message goes to the owner, the webhook and the visitor, in this order', () => {
  const database = createStore();

  accept(database, createIncoming());

  expect(due(database)).toEqual(['owner', 'webhook', 'visitor']);
});

test('a message that comes again with the same key is stored once; with other fields, it is refused', () => {
  const database = createStore();
  const incoming = createIncoming();

  const first = accept(database, incoming);
  const second = accept(database, { ...incoming, proof: undefined });
  const other = acceptMessage(database, { ...incoming, digest: 'other' }, everyone, noon);

  expect(second).toEqual({ ...first, isNew: false });
  expect(other).toBe('conflict');
  expect(due(database).filter((channel) => channel === 'owner')).toHaveLength(1);
});

test('the same words a day later are a new message', () => {
  const database = createStore();
  const incoming = createIncoming();
  const first = accept(database, incoming);

  const again = accept(database, { ...incoming, proof: { id: 'b', expiresAt: noon } }, noon + day);

  expect(again.isNew).toBe(true);
  expect(formatReference(again.id)).not.toBe(formatReference(first.id));
});

test('a proof of work counts for one message', () => {
  const database = createStore();
  const proof = { id: 'once', expiresAt: noon + hour };

  const first = accept(database, createIncoming({ proof }));
  const second = accept(database, createIncoming({ proof }));

  expect([first.suspicion, second.suspicion]).toEqual([null, 'proof']);
});

test('the 91st message within an hour is suspect, so that the owner gets at most 100 emails', () => {
  const database = createStore();
  for (let count = 0; count < 90; count++) storeMessage(database, {}, noon + count);

  expect(accept(database, createIncoming(), noon + 100).suspicion).toBe('many');
  expect(accept(database, createIncoming(), noon + hour + 100).suspicion).toBeNull();
});

test('suspect messages are collected in one email when the first has waited long enough', () => {
  const database = createStore();
  const first = storeMessage(database, { suspicion: 'trap' }, noon);
  const last = storeMessage(database, { suspicion: 'proof' }, noon + hour / 2);
  expect(due(database)).toEqual([]);
  expect(collectSuspects(database, hour, noon + hour)).toBe(false);

  expect(collectSuspects(database, hour, noon + hour + 1)).toBe(true);

  const [bundle] = findDueDeliveries(database, { most: 10, excluded: [] }, noon + hour);
  expect(bundle?.channel).toBe('bundle');
  expect(readBundle(database, bundle?.id ?? '').map(({ id }) => id)).toEqual([first, last]);
  expect(collectSuspects(database, hour, noon + 3 * hour)).toBe(false);
});

test('suspect messages do not wait longer when the clock is set back', () => {
  const database = createStore();
  storeMessage(database, { suspicion: 'proof' }, noon);

  expect(collectSuspects(database, hour, noon - day)).toBe(true);
});

test('nothing about networks stays when the email is sent', () => {
  const database = createStore();
  const id = storeMessage(database, { suspicion: 'proof', network: 'named' });
  collectSuspects(database, hour, noon + 2 * hour);
  expect(readMessage(database, id)?.network).toBe('named');

  for (const delivery of findDueDeliveries(database, { most: 10, excluded: [] }, noon + 2 * hour))
    recordDelivered(database, delivery);

  expect(readMessage(database, id)?.network).toBeNull();
});

test('a mailbox is told once in 30 days that a message has arrived, however its address is written', () => {
  const database = createStore();
  const write = (email: string, now: number) =>
    accept(database, createIncoming({ fields: { email } }), now);
  const countVisitors = () => due(database).filter((channel) => channel === 'visitor').length;

  write('ada@gmail.com', noon);
  write('a.da+work@googlemail.com', noon + 29 * day);
  expect(countVisitors()).toBe(1);

  write('ada@gmail.com', noon + 31 * day);
  expect(countVisitors()).toBe(2);
});

test('strangers get at most 30 emails an hour', () => {
  const database = createStore();
  for (let number = 0; number < 40; number++)
    accept(database, createIncoming({ fields: { email: `${number}@example.com` } }));

  expect(due(database).filter((channel) => channel === 'visitor')).toHaveLength(30);
});

test('a message that is sent again gets a new delivery, also if it was suspect', () => {
  const database = createStore();
  const id = storeMessage(database, { suspicion: 'trap' });

  sendAgain(database, id, true, noon);

  expect(due(database)).toEqual(['owner', 'webhook']);
});
