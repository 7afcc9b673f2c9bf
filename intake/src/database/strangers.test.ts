import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabase } from '../../test/whole-service.ts';
import type { Suspicion } from '../spam/suspicion.ts';
import { accept } from './accept.ts';
import { claimDeliveries } from './deliveries.ts';
import { ask, claimStrangerMail } from './strangers.ts';

const { database, stop } = await startDatabase();
afterAll(stop);

describe('email that strangers cause', () => {
  beforeEach(async () => {
    await database.query('truncate intake.messages, intake.stranger_mail cascade');
  });

  const channels = ['confirmation'] as const;
  const request = (email: string, more: { suspicion?: Suspicion; proof?: string } = {}) =>
    ask(
      database,
      {
        kind: 'newsletter',
        key: email.toLowerCase(),
        digest: email.toLowerCase(),
        fields: { email },
        channels,
        suspicion: more.suspicion,
        proof: more.proof ? { id: more.proof, expiresAt: new Date() } : undefined,
      },
      20,
    );
  const isNew = async (...request_: Parameters<typeof request>) => {
    const accepted = await request(...request_);
    return typeof accepted === 'object' && accepted.isNew;
  };
  const later = (days: number) =>
    database.query(
      'update intake.messages set received_at = received_at - make_interval(days => $1)',
      [days],
    );

  test('is a question about the newsletter after growing pauses, three times in 30 days', async () => {
    const asked: [day: number, isNew: boolean][] = [];
    for (let day = 0; day <= 31; day++) {
      asked.push([day, await isNew('a@example.com')]);
      await later(1);
    }

    const days = asked.filter(([, isNewThatDay]) => isNewThatDay).map(([day]) => day);
    expect(days).toEqual([0, 1, 8, 30]);
  });

  test('is no second question for the same mailbox of Gmail, in whatever way it is written', async () => {
    const gmail = ['victim@gmail.com', 'v.i.c.t.i.m@gmail.com', 'Vic.tim+x@GoogleMail.com'];
    const asked = [];
    for (const email of [...gmail, 'v.ictim@example.com', 'victim@example.com'])
      asked.push(await isNew(email));

    expect(asked).toEqual([true, false, false, true, true]);
  });

  test('is no second question if a robot asks, or someone with a tag in the address', async () => {
    expect(await isNew('b@example.com', { suspicion: 'trap' })).toBe(true);
    expect(await isNew('B+more@example.com')).toBe(false);
    await later(2);
    expect(await isNew('b@example.com', { suspicion: 'elsewhere' })).toBe(false);
    expect(await isNew('b+more@example.com')).toBe(true);
    expect((await database.query('select from intake.deliveries where held')).rowCount).toBe(0);
  });

  test('has a ceiling for all together, and who asks without a proof gets half of it', async () => {
    const all = Array.from({ length: 50 }, (_, number) => `${number}@example.com`);
    const count = async (proof?: string) => {
      const answers = await Promise.all(
        all.map((email) => request(`${proof}${email}`, proof ? { proof } : {})),
      );
      const stopped = answers.filter((answer) => answer === 'stopped').length;
      return { asked: answers.length - stopped, stopped };
    };

    expect(await count()).toEqual({ asked: 10, stopped: 40 });
    expect(await count('proof')).toEqual({ asked: 10, stopped: 40 });
    expect(await claimStrangerMail(database, 20)).toBe(false);
    const { rows } = await database.query('select sent, stopped from intake.stranger_mail');
    expect(rows).toEqual([{ sent: 20, stopped: 81 }]);

    await database.query(`update intake.stranger_mail set hour = hour - interval '1 hour'`);
    expect(await isNew('late@example.com')).toBe(true);
  });

  test('waits until the owner has everything', async () => {
    for (let number = 0; number < 5; number++) await request(`${number}@example.com`);
    await accept(database, {
      kind: 'contact',
      key: 'k',
      digest: 'k',
      fields: { email: 'customer@example.com' },
      channels: ['owner', 'visitor'],
    });

    const claims = await claimDeliveries(database, 3);

    expect(claims.map(({ channel }) => channel).toSorted()).toContain('owner');
    expect((await claimDeliveries(database, 10)).map(({ channel }) => channel)).not.toContain(
      'owner',
    );
  });
});
