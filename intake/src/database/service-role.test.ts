import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, describe, expect, test } from 'vitest';
import { startService } from '../../test/service.ts';
import { startParts } from '../../test/whole-service.ts';
import { openPool } from './database.ts';
import { migrate } from './migrate.ts';
import { rights, serviceRole } from './service-role.ts';

const { value } = validContactMessages['every field'];

const parts = await startParts();
const owner = parts.database;
const { password } = new URL(parts.cluster.url);
await owner.query(`create role ${serviceRole} login password '${password}'`);
await migrate(owner);
const url = parts.cluster.url.replace('intake:', `${serviceRole}:`);
const restricted = openPool({ connectionString: url });
const service = await startService({ ...parts.settings, DATABASE_URL: url });
afterAll(async () => {
  await service.stop();
  await parts.mail.stop();
  await restricted.end();
  await parts.stopDatabase();
});

describe('the role of the service', () => {
  const post = async (form: string, body: Record<string, string>) => {
    const response = await fetch(`${service.url}/${form}`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    expect(response.status).toBe(201);
  };

  test('is enough to store and deliver a message', async () => {
    await post('contact', { ...value, details: 'With few rights.' });

    await parts.mail.arrived('With few rights.');
    expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200);
  });

  test('is enough to confirm and to leave the newsletter', async () => {
    await post('newsletter', { email: 'reader@example.com' });

    const { source } = await parts.mail.arrived('confirm?');
    const [, token] = /confirm\?token=([0-9a-f-]{36})/.exec(source) ?? [];
    for (const step of ['confirm', 'unsubscribe']) {
      const link = `${service.url}/newsletter/${step}?token=${token}`;
      expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    }
  });

  test.each([
    'delete from intake.messages',
    `update intake.messages set fields = '{}'`,
    'delete from intake.deliveries',
    'select from intake.migrations',
    'create table intake.extra (id int)',
    'create schema extra',
    'alter table intake.messages add column extra int',
    'set role intake',
  ])('cannot %s', async (statement) => {
    await expect(restricted.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('has a decision for every table', async () => {
    const { rows } = await owner.query(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relnamespace = 'intake'::regnamespace and relkind in ('r', 'v', 'p', 'm')`,
    );

    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(rights).sort());
  });

  test('loses a right that it should not have with the next migration', async () => {
    await owner.query(`grant delete on intake.messages to ${serviceRole}`);
    await migrate(owner);

    await expect(restricted.query('delete from intake.messages')).rejects.toThrow('denied');
  });
});
