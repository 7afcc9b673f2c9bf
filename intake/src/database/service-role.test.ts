import { validContactMessages } from '@website/form-contract/examples';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { type Cluster, createCluster, hasPostgres } from '../../test/postgres.ts';
import { type Service, startService } from '../../test/service.ts';
import { migrate } from './migrate.ts';
import { rights, serviceRole } from './service-role.ts';

const { value } = validContactMessages['every field'];

describe.skipIf(!hasPostgres)('the role of the service', () => {
  let cluster: Cluster;
  let mail: MailServer;
  let service: Service;
  let owner: Pool;
  let restricted: Pool;

  beforeAll(async () => {
    cluster = await createCluster();
    await cluster.start();
    mail = await startMailServer();
    owner = new Pool({ connectionString: cluster.url });
    owner.on('error', () => {});
    owner.on('connect', (client) => client.on('error', () => {}));
    const { password } = new URL(cluster.url);
    await owner.query(`create role ${serviceRole} login password '${password}'`);
    await migrate(owner);
    const url = cluster.url.replace('intake:', `${serviceRole}:`);
    restricted = new Pool({ connectionString: url });
    service = await startService({
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@company.example',
      MAIL_TO: 'owner@company.example',
      COMPANY: 'Company',
      PUBLIC_URL: 'https://company.example/intake',
    });
  });
  afterAll(async () => {
    await service?.stop();
    await mail?.stop();
    await owner?.end();
    await restricted?.end();
    await cluster?.remove();
  });

  const post = async (form: string, body: Record<string, string>) => {
    const response = await fetch(`${service.url}/${form}`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    expect(response.status).toBe(201);
  };
  const email = (words: string) =>
    vi.waitFor(
      () => {
        const found = mail.received.find(({ source }) => source.includes(words));
        expect(found).toBeDefined();
        return found?.source.replaceAll('=\r\n', '') ?? '';
      },
      { timeout: 30_000 },
    );

  test('is of no use without a password, as for another user of the machine', async () => {
    for (const user of ['intake', serviceRole]) {
      const { host } = new URL(cluster.url);
      const stranger = new Client({ connectionString: `postgres://${user}@${host}/postgres` });
      await expect(stranger.connect()).rejects.toThrow('password');
    }
  });

  test('is enough to store and deliver a message', async () => {
    await post('contact', { ...value, details: 'With few rights.' });

    await email('With few rights.');
    expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${service.adminUrl}/metrics`)).text()).toContain(
      'intake_database_up 1',
    );
  });

  test('is enough to confirm and to leave the newsletter', async () => {
    await post('newsletter', { email: 'reader@example.com' });

    const [, token] = /confirm\?token=(?:3D)?([0-9a-f-]{36})/.exec(await email('confirm?')) ?? [];
    for (const step of ['confirm', 'unsubscribe']) {
      const url = `${service.url}/newsletter/${step}?token=${token}`;
      expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    }
  });

  test.each([
    'delete from intake.messages',
    `update intake.messages set fields = '{}'`,
    'truncate intake.messages',
    'delete from intake.deliveries',
    'delete from intake.subscribers',
    'select from intake.migrations',
    'create table intake.extra (id int)',
    'create table public.extra (id int)',
    'create schema extra',
    'drop table intake.messages',
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
