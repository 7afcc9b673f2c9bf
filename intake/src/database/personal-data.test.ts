import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../../test/cli.ts';
import { runOn } from '../../test/postgres.ts';
import { startDatabase } from '../../test/whole-service.ts';
import { referenceOf } from '../http/reference.ts';
import { accept } from './accept.ts';
import { claimAcknowledgement } from './acknowledgements.ts';
import { confirm, findSubscriber, unsubscribe } from './subscribers.ts';

/** The columns that a person gets who asks what is stored about them. */
const exported: Record<string, string[]> = {
  messages: ['id', 'kind', 'fields', 'received_at', 'due_at', 'answered_at'],
  subscribers: ['email', 'token', 'requested_at', 'confirmed_at', 'unsubscribed_at'],
  acknowledgements: ['email', 'sent_at'],
};

/** Those that say nothing about a person. A new column needs a decision: here, or above. */
const impersonal: Record<string, string[]> = {
  messages: ['key', 'digest', 'suspicion', 'released_at', 'crowd', 'remind_at'],
  deliveries: [
    ...['message_id', 'channel', 'created_at', 'attempts', 'last_error', 'delivered_at', 'dead_at'],
    ...['held', 'left_out', 'next_at'],
  ],
  held: ['id', 'received_at', 'place'],
  notices: ['notice_id', 'message_id', 'kind'],
  subscribers: ['id'],
  acknowledgements: ['message_id'],
  stranger_mail: ['hour', 'sent', 'stopped'],
  proofs: ['id', 'expires_at'],
  secrets: ['name', 'value'],
  migrations: ['name', 'run_at'],
};

const { value } = validContactMessages['every field'];

const { cluster, database, stop } = await startDatabase();
afterAll(stop);

describe('what is stored about a person', () => {
  const cli = (...options: string[]) => runCli(cluster.url, ...options);
  const dump = () => runOn(cluster.url, 'pg_dump');

  async function store(kind: 'contact' | 'newsletter', fields: { email: string }): Promise<string> {
    const key = `${kind} ${fields.email}`;
    const channels = kind === 'contact' ? (['visitor'] as const) : (['confirmation'] as const);
    const accepted = await accept(database, { kind, key, digest: key, fields, channels });
    if (typeof accepted === 'string') throw new Error(accepted);
    return accepted.id;
  }

  /** Asks for the newsletter, as a delivery does. Returns the token of the links. */
  async function ask(email: string): Promise<string> {
    const id = await store('newsletter', { email });
    const subscriber = await findSubscriber(database, email, id);
    return subscriber?.token ?? '';
  }

  async function later(days: number): Promise<void> {
    await database.query('update intake.deliveries set delivered_at = now()');
    for (const [table, column] of [
      ['messages', 'received_at'],
      ['subscribers', 'requested_at'],
      ['subscribers', 'confirmed_at'],
    ]) {
      await database.query(
        `update intake.${table} set ${column} = ${column} - make_interval(days => $1)`,
        [days],
      );
    }
  }

  test('has a decision for each column, and the person can have it all', async () => {
    const email = 'Everything@example.com';
    const id = await store('contact', { ...value, email });
    await claimAcknowledgement(database, id);
    await confirm(database, await ask(email));
    await database.query('update intake.messages set due_at = now(), answered_at = now()');
    const { rows } = await database.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'intake'`,
    );

    const printed = await cli('export', '--email', email.toUpperCase(), '--json');

    const columns = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    const decided = [exported, impersonal].flatMap((tables) =>
      Object.entries(tables).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    );
    expect(columns.sort()).toEqual(decided.sort());
    expect(printed).toContain(referenceOf(id));
    for (const [table, names] of Object.entries(exported)) {
      const wanted = names.filter((name) => name !== 'id' && name !== 'unsubscribed_at');
      const found = await database.query(`select ${wanted.join(', ')} from intake.${table}`);
      for (const part of found.rows.flatMap((row) => Object.values(row))) {
        const texts = part instanceof Date ? [part.toISOString()] : Object.values(Object(part));
        const whole = typeof part === 'string' ? [part] : texts;
        for (const text of whole) expect(printed).toContain(JSON.stringify(text));
      }
    }
  });

  test('is only a digest once they have left the newsletter, and they get nothing more', async () => {
    const email = 'leaver@example.com';
    const token = await ask(email);
    await confirm(database, token);

    expect(await unsubscribe(database, token)).toBe(true);
    expect(await unsubscribe(database, token)).toBe(true);
    expect(await confirm(database, token)).toBe(false);
    const { rows } = await database.query('select email from intake.subscribers where token = $1', [
      token,
    ]);
    expect(rows[0].email).toMatch(/^left:[0-9a-f]{64}$/);
    expect(await cli('export', 'subscribers', '--email', email)).toContain(token);

    const { rows: requests } = await database.query(
      `select id from intake.messages where fields ->> 'email' = $1`,
      [email],
    );
    for (const again of ['Leaver@example.com', 'leaver+again@example.com']) {
      expect(await findSubscriber(database, again, requests[0].id)).toBeUndefined();
    }
    expect(JSON.parse(await cli('erase', email, '--yes', '--json'))).toMatchObject({
      messages: 1,
      subscribers: 1,
    });
    expect(await ask(email)).not.toBe('');
  });

  test('goes after 30 days if they have not confirmed the newsletter, or have left it', async () => {
    await ask('never-confirmed@example.com');
    await confirm(database, await ask('confirmed@example.com'));
    const left = await ask('has-left@example.com');
    await unsubscribe(database, left);
    await store('newsletter', { email: 'held@example.com' });
    await store('contact', { ...value, email: 'writer@example.com' });

    await later(29);
    await cli('retention', '365');
    expect(await dump()).toContain('never-confirmed@');
    await later(2);
    await cli('retention', '365');

    const rest = await dump();
    expect(rest).toContain('confirmed@example.com');
    expect(rest).toContain('writer@example.com');
    expect(rest).not.toMatch(/never-confirmed@|has-left@|held@/);
  });
});
