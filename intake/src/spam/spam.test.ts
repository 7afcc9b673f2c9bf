import { paths, proofHeader, trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import { type Challenge, proofOf } from '@website/form-contract/proof';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWholeService } from '../../test/whole-service.ts';
import { forgetProofs } from '../database/proofs.ts';
import { readSecret } from '../database/secrets.ts';
import { createProofs } from './proof.ts';

const { value } = validContactMessages['only what is required'];

const whole = await startWholeService({ ACKNOWLEDGE_VISITORS: 'true' });
const { database, cli, mail } = whole;
afterAll(whole.stop);

describe('the service', () => {
  /** Each test is another one. */
  let visitor = 0;
  beforeEach(() => {
    visitor += 1;
  });

  const post = (path: string, fields: Record<string, string>, proof = '') =>
    whole.post(path, fields, { 'X-Real-IP': `203.0.113.${visitor}`, [proofHeader]: proof });
  const contact = async (details: string, more: Record<string, string> = {}, proof = '') => {
    const response = await post(paths.contact, { ...value, details, ...more }, proof);
    expect(response.status).toBe(201);
    return (await response.json()).reference as string;
  };
  /** A proof whose challenge was issued by another replica. */
  const newProof = async () => {
    const replica = createProofs(() => readSecret(database, 'challenge'));
    return proofOf((await replica.challenge()) as Challenge);
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`${whole.service.adminUrl}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };

  test('tells nobody about a suspect message before someone releases it', async () => {
    const suspect = await contact('Cheap pills.', { [trapField]: 'Pills' });
    const honest = await contact('An honest question.', { email: 'honest@example.com' });
    await mail.arrived('An honest question.');

    expect(mail.having('Cheap pills.')).toEqual([]);
    const held = await cli('list', 'quarantined');
    expect(held).toMatch(new RegExp(`${suspect}.*quarantined.*trap`));
    expect(held).not.toContain(honest);
    expect(await cli('show', suspect)).toMatch(/suspicion +trap, held/);
    await vi.waitFor(async () => expect(await metric('intake_messages_quarantined')).toBe(1));
    expect(await metric('intake_oldest_quarantined_seconds')).toBeGreaterThan(0);
    expect(await metric('intake_deliveries_waiting')).toBe(0);

    expect(await cli('release', suspect)).toContain('Messages to be delivered: 1');

    await mail.arrived('Cheap pills.');
    expect(await cli('show', suspect)).toMatch(/suspicion +trap, released 20/);
    expect(await cli('release', '--all')).toContain('Nothing is held');
  });

  test('accepts a proof of work for one message, however often that one is sent', async () => {
    const proof = await newProof();

    const first = await contact('With a proof.', {}, proof);
    expect(await contact('With a proof.', {}, proof)).toBe(first);
    const second = await contact('With the same proof.', {}, proof);
    await contact('With the same proof.', {}, proof);

    await mail.arrived('With a proof.');
    expect(await cli('list', 'quarantined')).toMatch(new RegExp(`${second}.*proof`));
    expect(mail.having('With the same proof.')).toEqual([]);
    await cli('release', second);
  });

  test('suspects many links without a proof, and no longer when the message comes again with one', async () => {
    const links = 'See www.a.example www.b.example www.c.example.';
    const reference = await contact(links);
    expect(await cli('show', reference)).toMatch(/suspicion +links, held/);

    expect(await contact(links, {}, await newProof())).toBe(reference);

    await mail.arrived(links);
  });

  test('sends an address one email an hour that says that a message has arrived', async () => {
    const email = 'Someone@Example.com';
    const toVisitor = () =>
      mail.received.filter(({ to }) => /^someone\b.*@example\.com$/i.test(to[0] ?? ''));

    const references = await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        contact(`Acknowledge ${text}.`, { email: email.replace('@', `+${text}@`) }),
      ),
    );
    for (const text of ['one', 'two', 'three']) await mail.arrived(`Acknowledge ${text}.`);

    const shown = async () =>
      (await Promise.all(references.map((reference) => cli('show', reference)))).join('');
    await vi.waitFor(async () => expect((await shown()).match(/left out: told/g)).toHaveLength(2), {
      timeout: 20_000,
      interval: 500,
    });
    expect(toVisitor()).toHaveLength(1);

    await database.query(
      `update intake.acknowledgements set sent_at = now() - interval '61 minutes'`,
    );
    await contact('Acknowledge after an hour.', { email });
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(2), { timeout: 20_000 });
  });

  test('stores the same words again after a day, and tells the owner that they came before', async () => {
    const first = await contact('The same words.');
    expect(await contact('The same words.')).toBe(first);
    await database.query(
      `update intake.messages set received_at = '2026-01-02T03:04:05Z'
       where fields ->> 'details' = 'The same words.'`,
    );

    const again = await Promise.all([contact('The same words.'), contact('The same words.')]);

    expect(again[1]).toBe(again[0]);
    expect(again[0]).not.toBe(first);
    await mail.arrived(again[0] ?? '');
    const text = mail.having(again[0] ?? '')[0]?.source.replaceAll(/=\r\n/g, '');
    expect(text).toContain(
      `the same words before, on Friday, January 2, 2026 at 3:04:05 AM UTC, reference ${first}`,
    );
    expect(mail.having(first)[0]?.source).not.toContain('before');
  });

  test('sends the owner only so many emails in an hour, and holds what is more', async () => {
    await whole.restart({ EMAILS_TO_OWNER_PER_HOUR: '3' });
    const anHourPasses = () =>
      database.query(`update intake.messages set received_at = now() - interval '61 minutes'`);
    await anHourPasses();
    const send = async (number: number) =>
      contact(`Number ${number} of the hour.`, {}, await newProof());

    const references = [];
    for (let number = 0; number < 4; number++) references.push(await send(number));
    expect(await cli('list', 'quarantined')).toContain(references[3]);
    await mail.arrived('Number 2 of the hour.');
    expect(await cli('release', '--all')).toContain('Messages to be delivered: 1');
    await anHourPasses();
    await send(5);

    await mail.arrived('Number 5 of the hour.');
    expect(await cli('list', 'quarantined')).toBe('No messages.\n');
  });

  test('holds only so many messages, and so many bytes, and turns others away', async () => {
    await whole.restart({ MAX_HELD: '4' });
    const hold = async (details: string, proof = '') =>
      (await post(paths.contact, { ...value, details, [trapField]: 'x' }, proof)).status;
    const holdFive = async (text = '') => {
      const statuses = [];
      for (let number = 0; number < 5; number++) statuses.push(await hold(`${number}${text}`));
      return statuses;
    };
    await cli('release', '--all');

    expect(await holdFive()).toEqual([201, 201, 201, 201, 429]);
    expect(await hold('0')).toBe(201);
    expect(await hold('6', await newProof())).toBe(201);
    expect(await metric('intake_messages_unseen')).toBe(5);
    await cli('release', '--all');
    // Different letters of three bytes, which the database cannot compress: 15 KB.
    const long = String.fromCodePoint(
      ...Array.from({ length: 4900 }, (_, index) => 0x4e00 + index),
    );
    expect(await holdFive(long)).toEqual([201, 201, 201, 429, 429]);
  });

  test('forgets used proofs once they have expired, and no sooner', async () => {
    const ids = async () => (await database.query('select id from intake.proofs')).rows;
    await forgetProofs(database);
    const before = await ids();
    expect(before).not.toEqual([]);

    await database.query(`update intake.proofs set expires_at = now() - interval '61 minutes'`);
    await whole.restart();

    await vi.waitFor(async () => expect(await ids()).toEqual([]), { timeout: 20_000 });
  });
});
