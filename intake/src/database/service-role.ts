import type { ClientBase } from 'pg';

/** The role that the service uses, if the database server has it. It owns nothing. */
export const serviceRole = 'intake_service';

/**
 * All that the service may do with each table. It cannot change or remove what a visitor has sent:
 * the operator's tool does this, with the role that owns the tables. A migration that adds a table
 * decides here what the service may do with it.
 */
export const rights: Readonly<Record<string, string>> = {
  'intake.messages': 'select, insert, update (released_at)',
  'intake.deliveries': 'select, insert, update',
  'intake.subscribers': 'select, insert, update',
  'intake.acknowledgements': 'select, insert, update',
  'intake.proofs': 'select, insert, delete',
  'intake.secrets': 'select',
  'intake.migrations': '',
  // The queue removes a job when it is done.
  'graphile_worker._private_jobs': 'select, insert, update, delete',
  'graphile_worker._private_job_queues': 'select, insert, update, delete',
  'graphile_worker._private_tasks': 'select, insert',
  'graphile_worker._private_known_crontabs': 'select, insert, update',
  'graphile_worker.jobs': 'select',
  // To see that the queue is up to date. Only `migrate` changes it.
  'graphile_worker.migrations': 'select',
};

/** Tables of the queue show their rows only to their owner, and to roles with a policy. */
const guarded = `
  select relname as name from pg_class
  where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
    and not exists (select from pg_policy where polrelid = pg_class.oid and polname = $1)`;

/** Gives the role exactly these rights, in one transaction. Without the role, it does nothing. */
export async function grantRights(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serviceRole]);
  if (rowCount === 0) return;
  await client.query('begin');
  for (const schema of ['intake', 'graphile_worker']) {
    await client.query(`grant usage on schema ${schema} to ${serviceRole}`);
    await client.query(`revoke all on all tables in schema ${schema} from ${serviceRole}`);
  }
  for (const [table, actions] of Object.entries(rights)) {
    if (actions) await client.query(`grant ${actions} on ${table} to ${serviceRole}`);
  }
  const { rows } = await client.query(guarded, [serviceRole]);
  for (const { name } of rows) {
    await client.query(
      `create policy ${serviceRole} on graphile_worker.${name} to ${serviceRole} using (true)`,
    );
  }
  await client.query('commit');
}
