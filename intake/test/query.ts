import { Client } from 'pg';

/** Runs a query on a separate connection. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows what it asks for.
export async function query(url: string, sql: string): Promise<any[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
