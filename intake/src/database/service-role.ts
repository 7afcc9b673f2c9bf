import type { ClientBase } from 'pg';

/** The role that the service uses, if the database server has it. It owns nothing. */
export const serviceRole = 'intake_service';

/**
 * All that the service may do with each table. It cannot change or remove what a visitor has sent:
 * the operator's tool does this, with the role that owns the tables. A migration that adds a table
 * decides here what the service may do with it.
 */
export const rights: Readonly<Record<string, string>> = {
  'intake.messages': 'select, insert, update (released_at, key, answered_at)',
  'intake.deliveries': 'select, insert, update',
  'intake.notices': 'select, insert',
  'intake.held': 'select',
  'intake.subscribers': 'select, insert, update',
  'intake.acknowledgements': 'select, insert, update',
  'intake.stranger_mail': 'select, insert, update',
  'intake.proofs': 'select, insert, delete',
  'intake.secrets': 'select',
  'intake.migrations': '',
};

/** Gives the role exactly these rights, in one transaction. Without the role, it does nothing. */
export async function grantRights(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serviceRole]);
  if (rowCount === 0) return;
  await client.query('begin');
  await client.query(`grant usage on schema intake to ${serviceRole}`);
  await client.query(`revoke all on all tables in schema intake from ${serviceRole}`);
  for (const [table, actions] of Object.entries(rights)) {
    if (actions) await client.query(`grant ${actions} on ${table} to ${serviceRole}`);
  }
  await client.query('commit');
}
