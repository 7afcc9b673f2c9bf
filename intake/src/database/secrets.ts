import type { Database } from './database.ts';

/** A secret that a migration has made, the same for all replicas. */
export async function readSecret(database: Database, name: string): Promise<string> {
  const { rows } = await database.query('select value from intake.secrets where name = $1', [name]);
  if (!rows[0]) throw new Error(`The database has no secret "${name}".`);
  return rows[0].value;
}

/** Reads a secret once, and again after a failure. */
export function remembered(read: () => Promise<string>): () => Promise<string> {
  let reading: Promise<string> | undefined;
  return async () => {
    reading ??= read();
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
}
