import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIncoming, createStore, everyone, storeMessage } from '../../test/store.ts';
import { Unavailable } from '../log.ts';
import { openDatabase } from '../store/database.ts';
import { type Delivery, findDueDeliveries } from '../store/deliveries.ts';
import { acceptMessage } from '../store/messages.ts';
import { MailServerDown, maxConcurrent, startWorker, type Work, type Worker } from './worker.ts';

let worker: Worker | undefined;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  await worker?.stop();
  vi.restoreAllMocks();
});

function start(work: Pick<Work, 'database' | 'send'> & Partial<Work>): void {
  worker = startWorker({ mostToOwnerPerHour: 100, collectFor: 3_600_000, keepDays: 365, ...work });
}
const patience = { timeout: 20_000, interval: 10 };
const open = (database: Work['database']) =>
  findDueDeliveries(database, { most: 1000, excluded: [] }, Number.MAX_SAFE_INTEGER);

test('delivers what is due, the owner before strangers and the oldest first', async () => {
  const database = createStore();
  for (const id of ['a', 'b'])
    acceptMessage(
      database,
      createIncoming({ key: id, fields: { email: `${id}@example.com` } }),
      everyone,
    );
  const sent: string[] = [];

  start({ database, send: async ({ channel }) => void sent.push(channel) });

  await vi.waitFor(() => expect(open(database)).toEqual([]), patience);
  expect(sent).toEqual(['owner', 'owner', 'webhook', 'webhook', 'visitor', 'visitor']);
});

test('an email that was sent but cannot be recorded is not sent again, and nothing else is sent before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'intake-worker-'));
  const file = join(folder, 'intake.db');
  const database = openDatabase(file);
  for (let count = 0; count < 20; count++) storeMessage(database);
  const otherConnection = new DatabaseSync(file);
  const sent: string[] = [];
  start({
    database,
    send: async ({ id }) => {
      // From now on, another process keeps the file locked.
      if (sent.length === 0) otherConnection.exec('begin immediate');
      sent.push(id);
    },
  });

  await wait(3000);
  expect(sent.length).toBeLessThanOrEqual(maxConcurrent);
  otherConnection.exec('rollback');

  await vi.waitFor(() => expect(open(database)).toEqual([]), patience);
  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(20);
  await worker?.stop();
  database.close();
  rmSync(folder, { recursive: true });
});

test('a mail server that is down is asked with one email at a time, and gets everything once it is back', async () => {
  const database = createStore();
  for (let count = 0; count < 50; count++) storeMessage(database);
  let attempts = 0;
  let isDown = true;
  start({
    database,
    send: async () => {
      attempts += 1;
      if (isDown) throw new MailServerDown('ECONNREFUSED');
    },
  });

  await wait(4000);
  expect(attempts).toBeLessThan(maxConcurrent + 5);
  isDown = false;

  await vi.waitFor(() => expect(open(database)).toEqual([]), patience);
});

test('an email that the mail server refuses keeps no other from being sent', async () => {
  const database = createStore();
  const ids = [storeMessage(database), storeMessage(database), storeMessage(database)];
  const sent: (string | null)[] = [];

  start({
    database,
    send: async ({ message }) => {
      if (message === ids[0]) throw new Unavailable('SMTP_550');
      sent.push(message);
    },
  });

  await vi.waitFor(
    () => expect(open(database).map(({ message }) => message)).toEqual([ids[0]]),
    patience,
  );
  expect(sent).toEqual([ids[1], ids[2]]);
});

test('an email that ends the connection each time keeps no other from being sent', async () => {
  const database = createStore();
  const ids = Array.from({ length: 10 }, () => storeMessage(database));
  const sent = new Set<string | null>();

  start({
    database,
    send: async ({ message }) => {
      if (message === ids[0]) throw new MailServerDown('ECONNRESET');
      sent.add(message);
    },
  });

  await vi.waitFor(() => expect(sent.size).toBe(9), patience);
});

test('the owner gets at most so many emails an hour, and strangers theirs meanwhile', async () => {
  const database = createStore();
  for (let count = 0; count < 10; count++)
    acceptMessage(database, createIncoming({ fields: { email: `${count}@example.com` } }), {
      ...everyone,
      hasWebhook: false,
    });
  const sent: string[] = [];

  start({ database, mostToOwnerPerHour: 3, send: async ({ channel }) => void sent.push(channel) });

  await vi.waitFor(() => expect(sent).toHaveLength(13), patience);
  await wait(1500);
  expect(sent.filter((channel) => channel === 'owner')).toHaveLength(3);
});

test('when the clock is set back, what waits is tried at once', async () => {
  const database = createStore();
  storeMessage(database);
  let attempts = 0;
  start({
    database,
    send: async () => {
      attempts += 1;
      if (attempts < 8) throw new Unavailable('SMTP_451');
    },
  });
  await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(2), patience);

  const now = Date.now();
  let back = 86_400_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now - back);
  for (; attempts < 8; back += 60_000) {
    worker?.wake();
    await wait(50);
  }

  await vi.waitFor(() => expect(open(database)).toEqual([]), patience);
});

test('a stop waits for what is being sent', async () => {
  const database = createStore();
  storeMessage(database);
  const started = Promise.withResolvers<void>();
  start({
    database,
    send: async (_: Delivery) => {
      started.resolve();
      await wait(500);
    },
  });
  await started.promise;

  await worker?.stop();

  expect(open(database)).toEqual([]);
});
