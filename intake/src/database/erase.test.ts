import { paths, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runOn } from '../../test/postgres.ts';
import { startWholeService } from '../../test/whole-service.ts';
import { findSubscriber } from './subscribers.ts';

const { value } = validContactMessages['every field'];
const email = 'Canary-mail@example.com';
const canaries = {
  firstName: 'Canary-first',
  lastName: 'Canary-last',
  email,
  company: 'Canary-company',
};

const whole = await startWholeService({ ACKNOWLEDGE_VISITORS: 'true' });
const { database } = whole;
afterAll(whole.stop);

describe('the erasure of an address', () => {
  const post = async (path: string, fields: Record<string, string>) => {
    const { status } = await whole.post(path, fields, { 'X-Real-IP': '203.0.113.77' });
    expect(status).toBe(201);
  };
  const dump = () => runOn(whole.cluster.url, 'pg_dump');
  /** Waits until so many deliveries are like this. */
  const deliveries = (condition: string, count: number) =>
    vi.waitFor(
      async () => {
        const { rowCount } = await database.query(
          `select from intake.deliveries where ${condition}`,
        );
        expect(rowCount).toBe(count);
      },
      { timeout: 30_000, interval: 200 },
    );

  test('leaves nothing in the database, the log or the metrics, and touches nobody else', async () => {
    const log = whole.service.log;
    await post(paths.contact, { ...value, details: 'Of someone else.' });
    await post(paths.contact, { ...value, ...canaries, details: 'Canary-delivered' });
    await post(paths.newsletter, { email: email.toLowerCase() });
    await deliveries('delivered_at is null', 0);
    // From now on, no email gets through.
    await whole.restart({ SMTP_URL: 'smtp://127.0.0.1:9' });
    for (const details of ['Canary-waiting', 'Canary-dead']) {
      await post(paths.contact, { ...value, ...canaries, details });
    }
    await post(paths.contact, { ...value, ...canaries, details: 'Canary-held', [trapField]: 'x' });
    // One for each message: the visitor was told about the first within the hour.
    await deliveries('last_error is not null', 2);
    await database.query(
      `update intake.deliveries set dead_at = now() from intake.messages
       where id = message_id and fields ->> 'details' = 'Canary-dead'`,
    );
    const { rows } = await database.query(
      'select id from intake.messages where lower(fields ->> $1) = lower($2)',
      ['email', email],
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(await dump()).toContain('Canary-dead');

    const erased = await whole.cli('erase', email, '--yes', '--json');

    expect(JSON.parse(erased)).toEqual({ messages: 5, subscribers: 1 });
    const metrics = await (await fetch(`${whole.service.adminUrl}/metrics`)).text();
    const everything = [await dump(), log.join('\n'), whole.service.log.join('\n'), metrics].join(
      '\n',
    );
    expect(everything).toContain('Of someone else.');
    expect(everything.toLowerCase()).not.toContain('canary');
    // Nor does the log have what is still stored.
    expect([...log, ...whole.service.log].join()).not.toMatch(
      /Of someone else|ada@|203\.0\.113\.77/,
    );
    for (const id of ids) expect(everything).not.toContain(id);
  });

  test('is not undone by a confirmation that was just being sent', async () => {
    const erasedMessage = '00000000-0000-4000-8000-000000000000';

    expect(await findSubscriber(database, email, erasedMessage)).toBeUndefined();
    expect((await dump()).toLowerCase()).not.toContain('canary');
  });
});
