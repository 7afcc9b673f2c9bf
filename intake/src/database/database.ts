import { randomUUID } from 'node:crypto';
import { type ClientBase, Pool, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';

export type Database = Pool;

/** Opens a connection pool, which replaces broken connections silently. */
export function openPool(options: PoolConfig): Database {
  const pool = new Pool(options);
  // An idle connection may break at any time. The next query opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Commits what the work does, or nothing of it. */
export async function inTransaction<Result>(
  database: Database,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  let isLost = true;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    isLost = false;
    return result;
  } finally {
    // Ends the session after an error, and with it the transaction.
    client.release(isLost);
  }
}

/** For visitors: short timeouts, so that they soon learn that the service is busy. */
export const openDatabase = ({ DATABASE_URL, DATABASE_CONNECTIONS }: Config) =>
  openPool({
    connectionString: DATABASE_URL,
    max: DATABASE_CONNECTIONS,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    // For a server that hangs.
    query_timeout: 6000,
    application_name: 'intake',
  });

/** The prefix of application_name. */
export const deliveryConnections = 'intake deliveries';

/** TCP keepalives: the server drops the session of a dead machine within a minute. */
const keepAlive =
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/**
 * For deliveries: long timeouts, and connections for which they do not compete with visitors. An email
 * that was sent and could not be recorded is sent again.
 */
export const openDeliveryDatabase = ({ DATABASE_URL, DELIVERIES_AT_A_TIME }: Config) =>
  openPool({
    connectionString: DATABASE_URL,
    // Each delivery holds one while it sends. The others claim, and serve the couriers.
    max: DELIVERIES_AT_A_TIME + 2,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    query_timeout: 31_000,
    // Longer than a delivery can take (deliver.ts).
    idle_in_transaction_session_timeout: 150_000,
    application_name: `${deliveryConnections} ${randomUUID()}`,
    options: keepAlive,
  });
