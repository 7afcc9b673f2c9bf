/**
 * Floods, with the limits as they are: what reaches the owner, what is held, what strangers get, and how
 * long a customer in the middle waits. Takes some minutes.
 *
 *   node faults/floods.ts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { paths, proofHeader } from '@website/form-contract';
import { type Challenge, proofOf } from '@website/form-contract/proof';
import { query } from '../test/query.ts';
import { networkAddressOf } from './visitors.ts';
import { createWorld, type World } from './world.ts';

interface Sent {
  address: string;
  email: string;
  /** Only for the newsletter, there is none. */
  details?: string;
  hasProof?: boolean;
}

const office = (hasProof: boolean) => (number: number) => ({
  address: '203.0.113.7',
  email: `${number}@office.example`,
  details: `Office ${number}.`,
  hasProof,
});

/** 15 KB that no database can compress. */
const long = () =>
  String.fromCharCode(...Array.from({ length: 4900 }, () => 0x4e00 + Math.random() * 20_000));

const floods: [name: string, count: number, of: (number: number) => Sent][] = [
  ['an office of 200 behind one address, by script', 200, office(true)],
  ['an office of 200 behind one address, without script', 200, office(false)],
  [
    '1,000 robots of one /48',
    1000,
    (number) => ({
      address: `2001:db8:1:${number.toString(16)}::1`,
      email: `${number}@robot.example`,
      details: `Robot ${number}.`,
    }),
  ],
  [
    '3,000 long messages of one /48',
    3000,
    (number) => ({
      address: `2001:db8:1:${number.toString(16)}::1`,
      email: `${number}@robot.example`,
      details: long(),
    }),
  ],
  [
    '3,000 long messages from 3,000 networks',
    3000,
    (number) => ({
      address: networkAddressOf(number),
      email: `${number}@robot.example`,
      details: long(),
    }),
  ],
  [
    '10,000 requests of the newsletter for others, from 10,000 networks',
    10_000,
    (number) => ({ address: networkAddressOf(number), email: `${number}@stranger.example` }),
  ],
];

async function proof(world: World): Promise<string> {
  const challenge = await fetch(`${world.url()}/challenge`);
  return proofOf((await challenge.json()) as Challenge);
}

/** Returns the status. */
async function send(world: World, sent: Sent, begin = () => {}): Promise<number> {
  const { address, email, details, hasProof } = sent;
  const solved = hasProof ? { [proofHeader]: await proof(world) } : {};
  begin();
  const fields = details ? { firstName: 'Ada', lastName: 'Lovelace', email, details } : { email };
  const response = await fetch(world.url() + (details ? paths.contact : paths.newsletter), {
    method: 'POST',
    headers: { 'X-Real-IP': address, ...solved },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  return response.status;
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row(
  'flood',
  'took',
  'to the owner',
  'held',
  'refused',
  'stored',
  'to strangers',
  'customer waits',
  'told',
  'after a press',
);
row(...Array<string>(10).fill('---'));

for (const [name, count, of] of floods) {
  const world = await createWorld({
    settings: { MESSAGES_IN_ALL_PER_TEN_MINUTES: '50', EMAILS_TO_OWNER_PER_HOUR: '90' },
  });
  const { url } = world.cluster;
  const toOwner = (words: string) =>
    world.mail.received.filter(
      ({ to, source }) => to.includes('owner@company.example') && source.includes(words),
    );
  const settled = async () => {
    const open = `select from intake.deliveries where delivered_at is null and not held`;
    while ((await query(url, open)).length > 0) await wait(100);
  };
  try {
    await world.leaving;
    await settled();
    await query(url, 'truncate intake.messages cascade');
    world.mail.received.length = 0;
    const start = performance.now();
    const statuses: number[] = [];
    let next = 0;
    let customers = '';
    const flood = async () => {
      for (let number = next++; number < count; number = next++) {
        statuses.push(await send(world, of(number)));
      }
    };
    /** In the middle of the flood, one with script and one without. */
    const customer = async () => {
      while (next < count / 2) await wait(5);
      const waited = [true, false].map(async (hasProof) => {
        const details = `Customer ${hasProof}.`;
        const sent = { address: '198.51.100.9', email: 'c@c.example', details, hasProof };
        let begin = 0;
        const status = await send(world, sent, () => {
          begin = performance.now();
        });
        const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
        const answer = `${status} in ${seconds()}`;
        if (status !== 201) return answer;
        const isHeld = `select from intake.messages where suspicion is not null and fields ->> 'details' = '${details}'`;
        while (toOwner(details).length === 0) {
          if ((await query(url, isHeld)).length > 0) return `${answer}, held`;
          await wait(20);
        }
        return `${answer}, email in ${seconds()}`;
      });
      customers = (await Promise.all(waited)).join('; without script: ');
    };
    await Promise.all([customer(), ...Array.from({ length: 20 }, flood)]);
    const took = `${((performance.now() - start) / 1000).toFixed(0)} s`;
    await settled();
    const held = (await query(url, 'select from intake.deliveries where held')).length;
    const owner = toOwner('Ada Lovelace').length;
    const strangers = world.mail.received.filter(({ to }) => to[0]?.endsWith('@stranger.example'));
    const size = 'select sum(pg_column_size(fields)) / 1e6 as megabytes from intake.messages';
    const stored = `${Number((await query(url, size))[0].megabytes).toFixed(1)} MB`;
    const refused = statuses.filter((status) => status === 429).length;
    await query(
      url,
      `update intake.messages set received_at = received_at - interval '16 minutes'`,
    );
    let told = 'nothing is held';
    if (held > 0) {
      while (toOwner('Shown here').length === 0) await wait(100);
      const source = toOwner('Shown here')[0]?.source ?? '';
      told = /Held: .*? Shown here: \d+/.exec(source)?.[0] ?? '';
      const token = /\/held\?(token=\S+)/.exec(source)?.[1];
      await fetch(`${world.url()}/held?${token}`, {
        method: 'POST',
        body: new URLSearchParams({ message: 'all' }),
      });
      await settled();
    }
    const messages = toOwner('Ada Lovelace').filter(
      ({ source }) => !source.includes('/held?token='),
    );
    const after = `${messages.length} of ${owner + held}`;
    row(name, took, owner, held, refused, stored, strangers.length, customers, told, after);
  } finally {
    await world.end();
  }
}
