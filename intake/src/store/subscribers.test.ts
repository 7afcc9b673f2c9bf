import { expect, test } from 'vitest';
import { createStore, day, hour, noon } from '../../test/store.ts';
import type { Database } from './database.ts';
import { findDueDeliveries } from './deliveries.ts';
import { erasePerson, removeOld } from './maintenance.ts';
import {
  confirmSubscriber,
  exportSubscribers,
  readSubscriber,
  requestNewsletter,
  unsubscribe,
} from './subscribers.ts';

let proofs = 0;
const createProof = () => ({ id: `${proofs++}`, expiresAt: noon + day });
const request = (database: Database, email: string, now = noon) =>
  requestNewsletter(database, email, createProof(), 30, now);
const countEmails = (database: Database) =>
  findDueDeliveries(database, { most: 1000, excluded: [] }, noon + 99 * day).length;

/** Returns the token of the links in the email. */
function subscribe(database: Database, email: string): string {
  const requested = request(database, email);
  const subscriber = requested !== 'full' && readSubscriber(database, requested.id);
  if (!subscriber) throw new Error('not subscribed');
  return subscriber.token;
}

test('nobody gets the newsletter before they have confirmed it', () => {
  const database = createStore();

  const token = subscribe(database, 'ada@example.com');
  expect(exportSubscribers(database)).toEqual([]);

  expect(confirmSubscriber(database, token, noon)).toBe(true);
  expect(exportSubscribers(database).map(({ email }) => email)).toEqual(['ada@example.com']);
  expect(confirmSubscriber(database, 'another token')).toBe(false);
});

test('a mailbox is asked once in 30 days, however often and in whatever way its address is written', () => {
  const database = createStore();

  const first = request(database, 'ada.l@gmail.com');
  const second = request(database, 'Ada.L+x@googlemail.com', noon + 29 * day);
  expect(second).toEqual(first);
  expect(countEmails(database)).toBe(1);

  request(database, 'ada.l@gmail.com', noon + 31 * day);
  // The first email went with the first request.
  expect(countEmails(database)).toBe(1);
  expect(readSubscriber(database, (first as { id: string }).id)).toBeUndefined();
});

test('who has left is not stored, not asked again, and can use the link again', () => {
  const database = createStore();
  const token = subscribe(database, 'ada@example.com');
  confirmSubscriber(database, token);

  expect([unsubscribe(database, token), unsubscribe(database, token)]).toEqual([true, true]);
  request(database, 'ada@example.com', noon + 99 * day);

  expect(countEmails(database)).toBe(1);
  expect(JSON.stringify(database.prepare('select * from subscribers').all())).not.toContain('ada@');
  expect(confirmSubscriber(database, token)).toBe(false);
});

test('who has left can come back after their record was erased', () => {
  const database = createStore();
  unsubscribe(database, subscribe(database, 'ada@example.com'));

  expect(erasePerson(database, 'ADA@example.com').subscribers).toBe(1);

  subscribe(database, 'ada@example.com');
});

test('strangers get at most 30 emails an hour, and requests without proof of work half of them', () => {
  const database = createStore();
  const countAccepted = (hasProof: boolean, now: number) =>
    Array.from({ length: 40 }, (_, number) =>
      requestNewsletter(
        database,
        `${now}-${hasProof}-${number}@example.com`,
        hasProof ? createProof() : undefined,
        30,
        now,
      ),
    ).filter((requested) => requested !== 'full').length;

  expect([countAccepted(false, noon), countAccepted(true, noon)]).toEqual([15, 15]);
  expect(countAccepted(true, noon + hour + 1)).toBe(30);
});

test('who does not confirm is forgotten after 30 days; who has confirmed or left is not', () => {
  const database = createStore();
  subscribe(database, 'never@example.com');
  confirmSubscriber(database, subscribe(database, 'reader@example.com'));
  unsubscribe(database, subscribe(database, 'left@example.com'));

  removeOld(database, 365, noon + 31 * day);

  expect(database.prepare('select email from subscribers order by email').all()).toEqual([
    { email: null },
    { email: 'reader@example.com' },
  ]);
});
