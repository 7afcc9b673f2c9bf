import type { Database } from './database.ts';

/** Removes used proofs that have expired, also for a replica whose clock is slow. */
export async function forgetProofs(database: Database): Promise<void> {
  await database.query(`delete from intake.proofs where expires_at < now() - interval '1 hour'`);
}
