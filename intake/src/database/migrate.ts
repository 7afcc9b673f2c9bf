import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import { grantRights } from './service-role.ts';

const ownMigrations = join(import.meta.dirname, 'migrations');

/** The advisory lock: one process migrates at a time. */
const lock = 7_421_003;

/** lock_not_available and deadlock_detected. */
const isLocked = (error: unknown) => ['55P03', '40P01'].includes(Object(error).code);

/**
 * Runs a migration in one transaction. A delivery in flight locks its rows until the email is sent, so
 * the migration tries again for about a minute.
 */
async function run(client: ClientBase, name: string, sql: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into intake.migrations (name) values ($1)', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      if (!isLocked(error) || tries === 15) throw error;
      await client.query('rollback');
      await wait(1000);
    }
  }
}

/**
 * Brings the database up to date, and returns the names of the migrations that it has run. The
 * version before must be able to run on the result, because it still does while the new one starts:
 * add first, and remove one release later.
 */
export async function migrate(database: Database, folder = ownMigrations): Promise<string[]> {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    // A migration that waits for a table lock blocks every later query on the table.
    await client.query(`set lock_timeout = '3s'`);
    await client.query('create schema if not exists intake');
    await client.query(
      'create table if not exists intake.migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const { rows } = await client.query('select name from intake.migrations');
    const known = new Set(rows.map(({ name }) => name));
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !known.has(name));
    for (const name of names.sort()) {
      await run(client, name, readFileSync(join(folder, name), 'utf8'));
    }
    await grantRights(client);
    return names;
  } finally {
    // Ends the session, and with it the lock and an open transaction.
    client.release(true);
  }
}
