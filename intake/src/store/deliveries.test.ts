import { expect, test } from 'vitest';
import { createStore, day, hour, noon, storeMessage } from '../../test/store.ts';
import type { Database } from './database.ts';
import {
  calculatePause,
  type Delivery,
  findDueDeliveries,
  makeAllDue,
  readFailures,
  recordDelivered,
  recordFailure,
} from './deliveries.ts';

const noLimit = { most: 1000, excluded: [] };
const first = (database: Database, now: number): Delivery => {
  const [delivery] = findDueDeliveries(database, noLimit, now);
  if (!delivery) throw new Error('nothing is due');
  return delivery;
};

/** Lets it fail until it is given up. Returns when that was. */
function failUntilGivenUp(database: Database): number {
  for (let now = noon; now < noon + 4 * day; now += hour / 4) {
    const [delivery] = findDueDeliveries(database, noLimit, now).filter(
      ({ channel }) => channel === 'owner',
    );
    if (!delivery) return now;
    recordFailure(database, delivery, 'SMTP_550', now);
  }
  throw new Error('it was never given up');
}

test('the pauses grow from seconds to a quarter of an hour', () => {
  expect([1, 2, 5, 9, 10, 30].map(calculatePause)).toEqual(
    [2, 4, 32, 512, 900, 900].map((seconds) => seconds * 1000),
  );
});

test('what has failed waits, and what is done does not come again', () => {
  const database = createStore();
  storeMessage(database);

  recordFailure(database, first(database, noon), 'SMTP_451', noon);
  expect(findDueDeliveries(database, noLimit, noon + 1999)).toEqual([]);

  recordDelivered(database, first(database, noon + 2000), noon + 2000);
  expect(findDueDeliveries(database, noLimit, noon + day)).toEqual([]);
});

test('after two days, a delivery is given up, and one email says so about all of them', () => {
  const database = createStore();
  const ids = [storeMessage(database), storeMessage(database)];

  const until = failUntilGivenUp(database);
  failUntilGivenUp(database);

  expect(until - noon).toBeGreaterThanOrEqual(2 * day);
  expect(until - noon).toBeLessThan(2 * day + 10 * hour);
  const waiting = findDueDeliveries(database, noLimit, until);
  expect(waiting.map(({ channel }) => channel)).toEqual(['failures']);
  expect(readFailures(database, waiting[0]?.id ?? '')).toEqual(
    ids.map((message) => ({ channel: 'owner', message, error: 'SMTP_550' })),
  );
});

test('the email about failures is never given up', () => {
  const database = createStore();
  storeMessage(database);
  failUntilGivenUp(database);

  for (let times = 0; times < 500; times++)
    recordFailure(database, first(database, noon + 99 * day), 'ECONNREFUSED', noon + 9 * day);

  expect(findDueDeliveries(database, noLimit, noon + 99 * day)).toHaveLength(1);
});

test('a clock that jumps ahead by a week gives nothing up', () => {
  const database = createStore();
  storeMessage(database);
  recordFailure(database, first(database, noon), 'SMTP_451', noon);

  recordFailure(database, first(database, noon + 7 * day), 'SMTP_451', noon + 7 * day);

  const waiting = findDueDeliveries(database, noLimit, noon + 8 * day);
  expect(waiting.map(({ channel }) => channel)).toEqual(['owner']);
});

test('everything can be made due at once', () => {
  const database = createStore();
  storeMessage(database);
  recordFailure(database, first(database, noon), 'SMTP_451', noon);
  expect(findDueDeliveries(database, noLimit, noon - day)).toEqual([]);

  makeAllDue(database);

  expect(findDueDeliveries(database, noLimit, noon - day)).toHaveLength(1);
});
