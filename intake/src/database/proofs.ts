import type { Database } from './database.ts';

/** Forgets used proofs that nobody could use again anyway. */
export async function forgetProofs(database: Database): Promise<void> {
  await database.query('delete from intake.proofs where expires_at < now()');
}
