import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabase } from '../../test/whole-service.ts';
import { accept } from './accept.ts';
import { claimDeliveries, failDelivery, lockDelivery, settleDelivery } from './deliveries.ts';
import { erase, requeue } from './maintain.ts';
import { migrate } from './migrate.ts';
import { findSubscriber } from './subscribers.ts';

const { database, stop } = await startDatabase();
afterAll(stop);

describe('the queue', () => {
  beforeEach(async () => {
    await database.query('truncate intake.messages cascade');
  });

  async function store(key: string, kind: 'contact' | 'newsletter' = 'contact', where = database) {
    const channels = [kind === 'contact' ? 'owner' : 'confirmation'] as const;
    const fields = { email: 'reader@example.com' };
    const accepted = await accept(where, { kind, key, digest: key, fields, channels });
    return typeof accepted === 'string' ? '' : accepted.id;
  }
  const leaseIsOver = () => database.query(`update intake.deliveries set next_at = null`);
  async function claimOne() {
    const [claim] = await claimDeliveries(database, 10);
    if (!claim) throw new Error('Nothing is due.');
    return claim;
  }
  async function locked(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await database.connect();
    try {
      await work(client);
    } finally {
      client.release(true);
    }
  }

  test('takes a message although the same one is erased at that moment', async () => {
    const first = await store('racing');
    const racing = {
      query: async (sql: string, values?: unknown[]) => {
        if (/^\s*select id, digest/.test(sql)) {
          await database.query('delete from intake.messages where id = $1', [first]);
        }
        return database.query(sql, values);
      },
    } as unknown as Pool;

    const again = await store('racing', 'contact', racing);

    expect([first, '']).not.toContain(again);
  });

  test('gives a delivery to one worker, however long it takes', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => store(key)));
    const claims = await Promise.all([2, 2, 2].map((most) => claimDeliveries(database, most)));
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(4);
    expect(claims.flat()).toHaveLength(4);

    await leaseIsOver();
    const [first] = claims.flat();
    if (!first) throw new Error('Nothing was claimed.');
    await locked(async (client) => {
      expect(await lockDelivery(client, first)).toMatchObject({ id: first.id, kind: 'contact' });
      const others = await claimDeliveries(database, 10);
      expect(others.map(({ id }) => id)).not.toContain(first.id);
      await settleDelivery(client, first, false);
    });
    expect(await claimDeliveries(database, 10)).toEqual([]);
  });

  test('lets the last claim win if a lease has expired before the lock', async () => {
    await store('a');
    const slow = await claimOne();
    await leaseIsOver();
    const quick = await claimOne();

    await locked(async (client) => {
      expect(await lockDelivery(client, slow)).toBeUndefined();
      await client.query('rollback');
      expect(await lockDelivery(client, quick)).toBeDefined();
    });
  });

  test('tries again after longer and longer pauses, and gives up after the last attempt until someone requeues it', async () => {
    await store('a');
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= 17; attempts++) {
      const claim = await claimOne();
      expect(claim.attempts).toBe(attempts);
      let start: Date | undefined;
      await locked(async (client) => {
        await lockDelivery(client, claim);
        start = (await client.query('select now()')).rows[0].now;
        await failDelivery(client, claim, 'EAUTH');
      });
      const { rows } = await database.query(
        `select extract(epoch from next_at - $1)::int as pause, dead_at from intake.deliveries`,
        [start],
      );
      pauses.push(rows[0].pause);
      expect(rows[0].dead_at !== null).toBe(attempts === 17);
      await leaseIsOver();
    }

    expect(pauses.slice(0, 5)).toEqual([3, 7, 20, 55, 148]);
    expect(pauses.slice(9)).toEqual(Array(8).fill(22_026));
    expect(await claimDeliveries(database, 10)).toEqual([]);
    await requeue(database);
    expect(await claimOne()).toMatchObject({ attempts: 1 });
  });

  test('does not wait for a day that a clock set back has made far', async () => {
    await store('a');
    await database.query(`update intake.deliveries set next_at = now() + interval '1 day'`);

    await claimOne();
  });

  test('lets a migration wait for the delivery', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'intake-migrations-'));
    writeFileSync(
      join(folder, '9999-later.sql'),
      `alter table intake.messages add column later text;
       alter table intake.deliveries add column later text;`,
    );
    await store('a');
    const claim = await claimOne();

    await locked(async (client) => {
      await lockDelivery(client, claim);
      const migrating = migrate(database, folder);
      await wait(4000);
      await settleDelivery(client, claim, false);
      expect(await migrating).toEqual(['9999-later.sql']);
    });
    rmSync(folder, { recursive: true });
  });

  test('lets an erasure wait for the delivery, and for the subscriber that it adds', async () => {
    const id = await store('a', 'newsletter');
    const claim = await claimOne();
    let isErased = false;

    await locked(async (client) => {
      await lockDelivery(client, claim);
      const erasing = erase(database, 'reader@example.com').then((erased) => {
        isErased = true;
        return erased;
      });
      expect(await findSubscriber(database, 'reader@example.com', id)).toBeDefined();
      await wait(300);
      expect(isErased).toBe(false);
      await settleDelivery(client, claim, false);
      expect(await erasing).toEqual({ messages: 1, subscribers: 1 });
    });
  });
});
