import { Pool } from 'pg';
import type { Config } from '../config.ts';

export type Database = Pool;

/** How long a visitor may have to wait for the database before the service says that it is busy. */
const patience = { connect: 2000, statement: 5000 };

/** Connections to the database. One that broke is replaced without a word. */
export function openDatabase({ DATABASE_URL, DATABASE_CONNECTIONS }: Config): Database {
  const pool = new Pool({
    connectionString: DATABASE_URL,
    max: DATABASE_CONNECTIONS,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    // If the server does not even answer with a timeout.
    query_timeout: patience.statement + 1000,
    application_name: 'intake',
  });
  // An idle connection may break at any time. The next query opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
